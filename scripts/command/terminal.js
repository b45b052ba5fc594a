import { formatProblem, problemOf } from '../model/inputError.js';
import { askAuthor } from '../new/askAuthor.js';

/**
 * Where a command says what it did. Tests give another one.
 *
 * @typedef {object} Terminal
 * @property {(text: string) => void} say
 * @property {(text: string) => void} complain
 * @property {() => import('../new/askAuthor.js').Author | null} askAuthor `null` where nobody sits there
 */

/** @type {Terminal} */
export const terminal = {
  say: (text) => void process.stdout.write(text),
  complain: (text) => void process.stderr.write(text),
  askAuthor,
};

/**
 * What was wrong with the input is a problem for the author, and nothing else is.
 *
 * @param {() => Promise<number>} command returns its exit status
 * @param {Terminal} [out]
 * @returns {Promise<number>}
 */
export async function statusOf(command, out = terminal) {
  try {
    return await command();
  } catch (error) {
    out.complain(`${formatProblem(problemOf(error))}\n`);
    return 1;
  }
}
