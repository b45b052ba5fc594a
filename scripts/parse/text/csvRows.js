import { InputError } from '../../model/inputError.js';

/**
 * @typedef {object} Row
 * @property {number} line from 1, of its first character
 * @property {string[]} cells
 */

/**
 * The rows of comma-separated values (RFC 4180), with another delimiter where it is named; empty lines are left out.
 *
 * @param {string} text
 * @param {string} [delimiter]
 * @param {{ cut?: boolean }} [options] `cut`: the text is the head of a longer one, so its last cell may be open
 * @returns {Row[]}
 * @throws {InputError} where a quote is never closed
 */
export function csvRows(text, delimiter = ',', { cut = false } = {}) {
  /** @type {Row[]} */
  const rows = [];
  const cell = new RegExp(
    `(?:"([^"]*(?:""[^"]*)*)"[ \\t]*|([^"\\n${delimiter}][^\\n${delimiter}]*)?)(\\n|[${delimiter}]|$)`,
    'y',
  );
  let row = /** @type {Row} */ ({ line: 1, cells: [] });
  for (let at = 0, line = 1; at < text.length;) {
    cell.lastIndex = at;
    const match = cell.exec(text);
    if (!match && cut) return rows;
    if (!match)
      throw new InputError('quote without its end', { line, hint: 'close the quote, or double it inside' });
    const [whole, quoted, plain = '', end] = match;
    row.cells.push(quoted === undefined ? plain.trim() : quoted.replaceAll('""', '"'));
    line += whole.split('\n').length - 1;
    at += whole.length;
    if (end === '\n' || at >= text.length) {
      if (end === delimiter && at >= text.length) row.cells.push('');
      if (row.cells.some(Boolean)) rows.push(row);
      row = { line, cells: [] };
    }
  }
  return rows;
}
