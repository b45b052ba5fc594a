import { decimalNumber } from '../text/decimalNumber.js';

/**
 * A number as JMH prints it: `12.345`, or `1.2E-7` where it is small; `null` for what is none.
 *
 * @param {string} text
 * @param {import('../text/decimalNumber.js').DecimalMark} mark
 */
export function decimalOf(text, mark) {
  const [, digits, exponent] = /^(.*?)(?:E(-?\d{1,3}))?$/.exec(text) ?? [];
  const value = decimalNumber(digits ?? '', mark, Number(exponent ?? 0));
  return value !== null && Number.isFinite(value) && !Object.is(value, -0) ? value : null;
}
