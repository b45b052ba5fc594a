import { InputError } from '../../model/inputError.js';

/**
 * Numbers as programs print them in one locale or another: `1,234.5`, `1.234,5`, `1 234,5`, `1'234.5`.
 *
 * @typedef {'.' | ','} DecimalMark
 */

const groups = {
  '.': /^[+-]?\d{1,3}(?:([, '\u00a0\u2009\u202f])\d{3})(?:\1\d{3})*(?:\.\d+)?$/,
  ',': /^[+-]?\d{1,3}(?:([. '\u00a0\u2009\u202f])\d{3})(?:\1\d{3})*(?:,\d+)?$/,
};
const plain = { '.': /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/, ',': /^[+-]?(?:\d+(?:,\d*)?|,\d+)$/ };

/**
 * @param {string} text
 * @param {DecimalMark} [mark]
 * @param {number} [exponent] power of ten to scale by, without a rounding of its own: 531.458 MB/s are 531458000 B/s
 * @returns {number | null} `null` where it is no number written with this mark
 */
export function decimalNumber(text, mark = '.', exponent = 0) {
  const digits = text.trim();
  if (digits.length > 40) return null;
  if (!plain[mark].test(digits) && !groups[mark].test(digits)) return null;
  const bare =
    mark === '.' ? digits.replace(/[^\d.+-]/g, '') : digits.replace(/[^\d,+-]/g, '').replace(',', '.');
  return Number(`${bare}e${exponent}`);
}

/**
 * The decimal mark that a file's numbers settle between them; `null` where none of them does (`1.234` may be either).
 *
 * @param {Iterable<string>} texts
 * @returns {DecimalMark | null}
 * @throws {RangeError} where they contradict each other
 */
export function decimalMark(texts) {
  /** @type {DecimalMark | null} */
  let settled = null;
  for (const text of texts) {
    const mark = ownMark(text.trim());
    if (mark && settled && mark !== settled)
      throw new RangeError(`decimal point and comma are mixed: ${text}`);
    settled ??= mark;
  }
  return settled;
}

/**
 * @param {string} text
 * @returns {DecimalMark | null}
 */
function ownMark(text) {
  const point = text.lastIndexOf('.');
  const comma = text.lastIndexOf(',');
  if (point >= 0 && comma >= 0) return point > comma ? '.' : ',';
  const at = Math.max(point, comma);
  // no group of thousands begins with a zero
  if (at < 0 || /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/.test(text)) return null;
  const mark = point >= 0 ? '.' : ',';
  const repeated = text.indexOf(mark) !== at;
  if (repeated) return mark === '.' ? ',' : '.';
  return mark;
}

/**
 * The decimal mark of a file, settled by its numbers; `null` where none of them tells.
 *
 * @param {Iterable<string>} numbers
 * @returns {DecimalMark | null}
 * @throws {InputError} where they contradict each other
 */
export function settledMark(numbers) {
  try {
    return decimalMark(numbers);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new InputError(error.message, { hint: 'write all numbers of the file in one way' });
  }
}
