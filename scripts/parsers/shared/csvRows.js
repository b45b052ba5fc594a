import { InputError } from '../../model/inputError.js';
import { warning } from '../../model/parser.js';

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

/**
 * The rows of CSV from its header on, with the lines that they have in the whole text.
 *
 * @param {string} text
 * @param {RegExp} head of the header line
 * @param {string} [delimiter]
 */
export function csvBelow(text, head, delimiter) {
  const start = head.exec(text)?.index ?? 0;
  const before = text.slice(0, start).split('\n').length - 1;
  return csvRows(text.slice(start), delimiter).map(({ cells, line }) => ({ cells, line: line + before }));
}

/**
 * @param {Row} row
 * @param {string[]} columns
 * @param {string} [hint]
 * @throws {InputError} where it has another length than the header
 */
export function checkWidth({ cells, line }, columns, hint) {
  if (cells.length !== columns.length)
    throw new InputError(`${cells.length} values under ${columns.length} columns`, { line, hint });
}

/**
 * The rows of CSV from its header to the first line that is none: notes, a log or a Markdown fence may stand around them, and
 * empty lines between them.
 *
 * @param {string} text
 * @param {RegExp} head of the header line, with the flag `m`
 * @param {string} [delimiter]
 * @returns {{ text: string, line: number, warnings: import('../../model/parser.js').Warning[] }} `line` of the header, from 1
 */
export function csvPart(text, head, delimiter = ',') {
  const start = Math.max(0, text.search(head));
  const begin = text.lastIndexOf('\n', start) + 1;
  const before = text.slice(0, begin).split('\n').length - 1;
  const lines = text.slice(begin).split('\n');
  const end = lines.findIndex((line) => line.trim() !== '' && !line.includes(delimiter));
  const rows = end === -1 ? lines : lines.slice(0, end);
  const rest = end === -1 ? [] : lines.slice(end);
  const last = end === -1 ? [] : [''];
  const first = rest.findIndex((line) => line.trim() !== '' && !/^\s{0,8}(?:`{3,}|~{3,})\s*$/.test(line));
  return {
    text: [...rows, ...last].join('\n'),
    line: before + 1,
    warnings:
      first === -1
        ? []
        : [
            warning(
              `no row of the table: ${JSON.stringify(rest[first].slice(0, 60))}; it and what follows is left unread`,
              before + rows.length + first + 1,
            ),
          ],
  };
}
