import { level } from './confidenceInterval.js';
import { studentTQuantile } from './studentT.js';

/**
 * @typedef {Pick<import('../model/summary.js').Statistics, 'n' | 'mean' | 'sd'>} Estimate
 *
 * @typedef {object} PercentChange
 * @property {number} change to / from - 1: 0.25 is 25 % more
 * @property {{ low: number, high: number, level: number, method: 'welch-log-ratio' } | null} interval of `change`
 * @property {boolean | null} clear the interval leaves out zero; `null` where there is none
 * @property {string | null} reason why there is no interval, or no clear difference
 */

/**
 * How much one mean is above another. The interval is Welch's on the scale of ln(to / from), where a share has a
 * symmetric error: the standard error of ln(mean) is sd / (mean sqrt(n)) (delta method), the degrees of freedom are
 * Welch's, Biometrika 34 (1947) 28-35.
 *
 * @param {Estimate} from
 * @param {Estimate} to
 * @returns {PercentChange | null} `null` where a mean is not over zero and no ratio exists
 */
export function percentChange(from, to) {
  if (!(from.mean > 0 && to.mean > 0)) return null;
  const change = to.mean / from.mean - 1;
  if (from.sd === null || to.sd === null) {
    return { change, interval: null, clear: null, reason: 'a side has one run only: its spread is unknown' };
  }
  const parts = [from, to].map(({ n, mean, sd }) => ({ n, variance: (Number(sd) / mean) ** 2 / n }));
  const half = marginOf(parts);
  const centre = Math.log1p(change);
  const [low, high] = [Math.expm1(centre - half), Math.expm1(centre + half)];
  const clear = low > 0 || high < 0;
  const interval = { low, high, level, method: /** @type {const} */ ('welch-log-ratio') };
  return { change, interval, clear, reason: clear ? null : 'no clear difference: the interval spans zero' };
}

/** @param {{ n: number, variance: number }[]} parts */
function marginOf(parts) {
  const variance = parts[0].variance + parts[1].variance;
  if (variance === 0) return 0;
  const df = variance ** 2 / parts.reduce((sum, part) => sum + part.variance ** 2 / (part.n - 1), 0);
  return studentTQuantile((1 + level) / 2, df) * Math.sqrt(variance);
}
