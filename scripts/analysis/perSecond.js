import { quantile } from '../model/lib/quantile.js';

/**
 * Whole seconds and what was done in each. Readings that are nearly a second long, or longer, are taken as they are.
 *
 * @typedef {object} Seconds
 * @property {Float64Array} ends seconds
 * @property {Float64Array} widths seconds, 1 but for longer readings
 * @property {Float64Array} rates per second
 */

const nearlyOne = 0.9;

/**
 * @param {import('./rateOverTime.js').RateOverTime} over
 * @returns {Seconds}
 */
export function perSecond(over) {
  const { start, ends, widths, rates } = over;
  const whole = Math.floor(ends[ends.length - 1] - start + 1e-6);
  if (whole === 0 || quantile(widths, 0.5) >= nearlyOne) return { ends, widths, rates };
  const sums = new Float64Array(whole);
  for (let i = 0; i < rates.length; i++) {
    const to = ends[i] - start;
    for (let at = to - widths[i]; at < to - 1e-9;) {
      const second = Math.floor(at + 1e-9);
      const until = Math.min(to, second + 1);
      if (second < whole) sums[second] += rates[i] * (until - at);
      at = until;
    }
  }
  return { ends: sums.map((_, second) => start + second + 1), widths: sums.map(() => 1), rates: sums };
}
