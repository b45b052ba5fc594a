import { InputError } from '../model/inputError.js';
import { didYouMean } from '../model/lib/nearest.js';

/**
 * Fills in what the author did not say: the only choice where there is but one, what the rest tells, else the answer on the terminal.
 *
 * @param {import('./kind.js').Kind} kind
 * @param {Record<string, string>} values
 * @param {{ project: import('./kind.js').Project, author: import('../command/terminal.js').Author | null }} context
 * @returns {Promise<Record<string, string>>}
 * @throws {InputError} where something needed is not said, or not known
 */
export async function completeValues({ kind, fields }, values, { project, author }) {
  const complete = { ...values };
  for (const [flag, { about, choices, usual, quiet = false, required = false }] of Object.entries(fields)) {
    const known = choices?.(project) ?? [];
    const only = required && known.length === 1 ? known[0] : usual?.(complete, project);
    const asked = quiet ? null : author;
    const value = complete[flag] ?? only ?? (await asked?.choose(`${flag}: ${about}`, known)) ?? '';
    if (value !== '') complete[flag] = value;
    else if (required) throw missing(kind, flag, known);
    if (choices && value !== '') checkKnown(flag, value, known);
  }
  return complete;
}

/** What the flags name: one, and many. @type {Record<string, [string, string]>} */
const named = {
  products: ['product', 'products'],
  methodology: ['methodology', 'methodologies'],
  testbed: ['testbed', 'testbeds'],
  kind: ['kind of product', 'kinds of product'],
};

/**
 * @param {string} kind
 * @param {string} flag
 * @param {string[]} known
 */
function missing(kind, flag, known) {
  const hint =
    known.length > 0
      ? `one of: ${known.join(', ')}`
      : `none is there yet: npm run new -- ${named[flag][0]} NAME writes one`;
  return new InputError(`a ${kind} needs --${flag}`, { hint });
}

/**
 * @param {string} flag
 * @param {string} value one, or several with commas between
 * @param {string[]} known
 */
function checkKnown(flag, value, known) {
  for (const name of value.split(',').map((each) => each.trim())) {
    if (known.includes(name)) continue;
    throw new InputError(`--${flag} is not known: ${name}`, {
      hint: didYouMean(name, known, named[flag]?.[1] ?? flag),
    });
  }
}
