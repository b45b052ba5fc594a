import { parseExpression } from 'vega-expression';

/**
 * Expressions of an author's spec. They compute, and that is all: what depends on chance or on the time would draw another chart
 * with every build.
 *
 * @typedef {import('./checkVegaLite.js').Entry} Entry
 * @typedef {import('./checkVegaLite.js').Complaint} Complaint
 */

/** What they may call: nothing of chance, clocks, scales or the page, and nothing that makes lists or texts of any length. */
const functions = new Set(
  `abs acos asin atan atan2 ceil clamp contrast cos cumulativeLogNormal cumulativeNormal cumulativeUniform densityLogNormal
  densityNormal densityUniform exp extent floor format hcl hsl hypot if indexof inrange isArray isBoolean isDefined isFinite isNaN
  isNumber isObject isString isValid join lab lastindexof length lerp log lower luminance max min parseFloat parseInt peek pluck pow
  quantileLogNormal quantileNormal quantileUniform regexp replace reverse rgb round sin slice sort span split sqrt substring tan
  test toBoolean toNumber toString trim truncate upper`.split(/\s+/),
);

/** The inside of objects, and of Vega. */
const inside = new Set(['constructor', 'prototype', '__proto__']);
const names = new Set([...inside, 'event', 'window', 'document', 'data']);

/** Functions that search text. */
const searches = new Set(['test', 'regexp', 'replace', 'split']);

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
  const tree = treeOf(text);
  if (tree === null)
    return [
      { message: `not an expression: ${text}`, hint: 'see https://vega.github.io/vega/docs/expressions/' },
    ];
  const nodes = [...nodesIn(tree)];
  const found = nodes.map(unfit).find(Boolean);
  if (found)
    return [
      {
        message: `not allowed in an expression: ${found}`,
        hint: 'two builds must draw the same, and an expression only computes: leave out chance, clocks, lists of any length and the inside of objects',
      },
    ];
  const endless = nodes.flatMap(patterns).find((pattern) => nestedRepetition.test(pattern));
  if (endless !== undefined)
    return [
      {
        message: `a pattern that may take without end: ${endless}`,
        hint: 'leave out the repetition within a repetition, as in (a+)+',
      },
    ];
  return [];
}

/** @typedef {Record<string, any> & { type: string }} Node of an expression, see https://github.com/estree/estree */

/** @param {string} text @returns {Node | null} `null` where it is none */
function treeOf(text) {
  try {
    return parseExpression(text);
  } catch {
    return null;
  }
}

/** @param {any} part @returns {Generator<Node>} */
function* nodesIn(part) {
  if (part === null || typeof part !== 'object') return;
  if (typeof part.type === 'string') yield part;
  for (const each of Object.values(part)) yield* nodesIn(each);
}

/** @param {Node} node @returns {string | null} the name that it may not have */
function unfit({ type, callee, name, value }) {
  if (type === 'CallExpression') return functions.has(callee.name) ? null : (callee.name ?? 'a call');
  if (type === 'Identifier') return names.has(name) ? name : null;
  return typeof value === 'string' && inside.has(value) ? value : null;
}

/** @param {Node} node @returns {string[]} what a call searches for, as it is written */
const patterns = ({ type, callee, arguments: given }) =>
  type === 'CallExpression' && searches.has(callee.name)
    ? given.flatMap((/** @type {Node} */ each) => (each.type === 'Literal' ? [String(each.raw)] : []))
    : [];
