import { scaled } from './amount.js';

/** Units of time as programs write them, in seconds. */
const seconds = new Map([
  ['ps', 1e-12],
  ['ns', 1e-9],
  ['us', 1e-6],
  ['µs', 1e-6],
  ['μs', 1e-6],
  ['ms', 1e-3],
  ['s', 1],
  ['sec', 1],
  ['secs', 1],
  ['second', 1],
  ['seconds', 1],
  ['m', 60],
  ['min', 60],
  ['h', 3600],
  ['hr', 3600],
  ['day', 86_400],
]);

/**
 * @param {string} unit
 * @returns {number | null} seconds; `null` where it is no unit of time
 */
export const timeUnit = (unit) => seconds.get(unit) ?? null;

/**
 * A time in seconds, as decimal.
 *
 * @param {number} value
 * @param {number} unit seconds
 */
export const inSeconds = (value, unit) => (unit === 1 ? value : scaled(value, unit));

const part = /(\d{1,15}(?:\.\d{1,12})?)(ns|us|µs|μs|ms|m|h|s)/g;

/**
 * A time such as `1h2m3.5s` or `540.95us`, as Go programs print it.
 *
 * @param {string} text
 * @returns {number | null} seconds
 */
export function durationIn(text) {
  const written = text.trim();
  if (written.length > 60 || written.replace(part, '') !== '' || written === '') return null;
  let total = 0;
  for (const [, number, unit] of written.matchAll(part))
    total += scaled(Number(number), /** @type {number} */ (timeUnit(unit)));
  return Number(total.toPrecision(15));
}
