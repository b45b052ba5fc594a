import { warning } from '../../model/parser.js';

/**
 * A text that ends within a line may have been cut there, and then the last number of that line is wrong: `12.5` of `12.57`.
 *
 * @param {string} text
 * @param {(line: string) => boolean} isRead whether such a line holds a value that was read
 * @returns {import('../../model/parser.js').Warning[]}
 */
export function cutLine(text, isRead) {
  if (text === '' || text.endsWith('\n')) return [];
  const last = text.slice(text.lastIndexOf('\n') + 1);
  if (!isRead(last)) return [];
  const message = 'the last line has no end: if the file was cut there, its last value is wrong';
  return [warning(message, text.split('\n').length)];
}
