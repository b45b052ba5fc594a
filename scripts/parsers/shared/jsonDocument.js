import { InputError } from '../../model/inputError.js';
import { jsonBreak, lineCursor } from '../../model/lib/lineCursor.js';

/**
 * The one JSON document of a file.
 *
 * @param {import('../../model/parser.js').Source} source
 * @param {string} make how to make the right file, for the hint
 * @returns {any} as the tool wrote it: check what you take from it
 * @throws {InputError} with the line where the JSON ends or breaks
 */
export function readJson(source, make) {
  const text = source.text();
  try {
    return JSON.parse(text);
  } catch (error) {
    const position = jsonBreak(error, text);
    const cut = position >= text.trimEnd().length;
    throw brokenJson({ text, position, cut, make });
  }
}

/**
 * @param {object} found
 * @param {string} found.text of the whole file
 * @param {number} found.position where it breaks
 * @param {boolean} found.cut whether there the file ends
 * @param {string} found.make how to make the right file, for the hint
 */
export function brokenJson({ text, position, cut, make }) {
  const excerpt = JSON.stringify(text.slice(position, position + 40).split('\n')[0]);
  return new InputError(cut ? 'the JSON ends early' : `not JSON: ${excerpt}`, {
    line: lineCursor(text)(position),
    hint: cut ? `the file was cut: ${make}` : make,
  });
}

/**
 * A number as a program wrote it: as such, as digits in a string, or not at all.
 *
 * @param {unknown} value
 * @returns {number | null}
 */
export function numberIn(value) {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || !/^\s*-?\d{1,40}(?:\.\d{1,20})?\s*$/.test(value)) return null;
  return Number(value);
}

/**
 * A text as a program wrote it, without the padding of fixed fields.
 *
 * @param {unknown} value
 * @returns {string | null}
 */
export function textIn(value) {
  if (typeof value !== 'string') return null;
  return value.replace(/\0/g, '').trim() || null;
}
