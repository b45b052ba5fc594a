import { scaled } from './scaled.js';
import { timeUnit } from './timeUnit.js';

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
