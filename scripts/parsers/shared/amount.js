import { InputError } from '../../model/inputError.js';

/**
 * A number that cannot be negative: a time, a rate, a size. `-0` is no number that a tool measures, but a damaged cell.
 *
 * @param {unknown} value
 * @returns {value is number}
 */
export const isAmount = (value) =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 && !Object.is(value, -0);

/**
 * @param {unknown} value
 * @param {{ what: string, path?: string | null, line?: number | null, hint: string }} place
 * @returns {number}
 * @throws {InputError} where it is none
 */
export function amount(value, { what, path, line, hint }) {
  if (isAmount(value)) return value;
  throw new InputError(`no ${what}: ${shown(value)}`, { path, line, hint });
}

/** Damaged files nest deeper than `JSON.stringify` goes. @param {unknown} value */
function shown(value) {
  if (Object.is(value, -0)) return '-0';
  if (value !== null && typeof value === 'object') return Array.isArray(value) ? 'a list' : 'an object';
  return typeof value === 'string' ? JSON.stringify(value) : String(value);
}

/**
 * A number as text, also in exponents: `1.5e-05`.
 *
 * @param {string} text
 * @returns {number | null} `null` where it is none, or negative
 */
export function amountIn(text) {
  const digits = text.trim();
  if (!/^\+?(?:\d{1,40}(?:\.\d{0,40})?|\.\d{1,40})(?:[eE][+-]?\d{1,3})?$/.test(digits)) return null;
  const value = Number(digits);
  return Number.isFinite(value) ? value : null;
}

/**
 * A decimal number in another unit, as decimal: 512.3 MB/s is 512300000 B/s, not the 512299999.99999994 of binary
 * fractions.
 *
 * @param {number} value
 * @param {number} factor
 */
export const scaled = (value, factor) => Number((value * factor).toPrecision(15));
