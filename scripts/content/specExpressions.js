/**
 * Expressions of an author's spec. They compute, and that is all: what depends on chance or on the time would draw another chart
 * with every build.
 *
 * @typedef {import('./checkVegaLite.js').Entry} Entry
 * @typedef {import('./checkVegaLite.js').Complaint} Complaint
 */

const unfit =
  /\b(?:random|now|sample\w+|constructor|prototype|__proto__|event|window|document|warn|info|debug|data)\b(?=\s*[([.]|\b)/;

/** Within a name it would hide what is called. */
const escaped = /\\u/;

/** Functions that search text, and the patterns they are given. */
const searches = /\b(?:test|regexp|replace|split)\s*\(/;
const patterns = /(?<=[(,]\s*)\/(?:[^/\\]|\\.)+\/|'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"/g;

/** What may take without end to find: a repetition within a repetition. */
const nestedRepetition = /\([^()]*[+*}][^()]*\)\s*[+*{]/;

const keys = new Set(['calculate', 'expr', 'test', 'labelExpr', 'filter', 'and', 'or', 'not']);

/** @param {Entry} entry @returns {Complaint[]} */
export function unfitExpressions({ key, value }) {
  if (!keys.has(key)) return [];
  const texts = [value].flat().filter((each) => typeof each === 'string');
  return texts.flatMap((text) => complaint(text).map((each) => ({ ...each, word: key })));
}

/** @param {string} text @returns {Omit<Complaint, 'word'>[]} */
function complaint(text) {
  const found = unfit.exec(text)?.[0];
  if (found !== undefined)
    return [
      {
        message: `not allowed in an expression: ${found}`,
        hint: 'two builds must draw the same, and an expression only computes: leave out chance, clocks and the inside of objects',
      },
    ];
  if (escaped.test(text))
    return [
      {
        message: `not allowed in an expression: ${text}`,
        hint: 'write the letter itself in the place of \\u and its number',
      },
    ];
  const searched = searches.test(text) ? (text.match(patterns) ?? []) : [];
  const endless = searched.find((pattern) => nestedRepetition.test(pattern));
  if (endless !== undefined)
    return [
      {
        message: `a pattern that may take without end: ${endless}`,
        hint: 'leave out the repetition within a repetition, as in (a+)+',
      },
    ];
  return [];
}
