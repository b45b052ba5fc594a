import { warning } from '../../model/parser.js';

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
