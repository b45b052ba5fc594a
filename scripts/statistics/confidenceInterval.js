import { sampleDeviation, sampleVariance } from './deviation.js';
import { mean } from './mean.js';
import { studentTQuantile } from './studentT.js';

/** The level of every interval the site draws. */
export const level = 0.95;

/** Half a t interval over this share of the mean is wide: then it reaches below zero soon, and skew shows. */
const wide = 0.25;

/** t by degrees of freedom: thousands of summaries share a few. @type {Map<number, number>} */
const known = new Map();

/** @param {number} df */
export function criticalT(df) {
  const t = known.get(df) ?? studentTQuantile((1 + level) / 2, df);
  known.set(df, t);
  return t;
}

/**
 * Confidence interval of a mean, mean ± t(1 - (1 - level) / 2, n - 1) · se (Student 1908; NIST/SEMATECH e-Handbook
 * 1.3.5.2). It assumes that runs are independent and roughly normal. Where it is wide, that of a metric which cannot be
 * negative is taken on the scale of logarithms, so that no end has to be cut off at zero.
 *
 * @param {number[]} values
 * @param {{ signed?: boolean }} [options] `signed`: the metric can be negative
 * @returns {import('../model/summary.js').Interval | null} `null` for fewer than two runs
 */
export function confidenceInterval(values, { signed = false } = {}) {
  const sd = sampleDeviation(values);
  if (sd === null) return null;
  const n = values.length;
  const centre = mean(values);
  const half = (criticalT(n - 1) * sd) / Math.sqrt(n);
  if (signed || half <= wide * centre)
    return { low: centre - half, high: centre + half, level, method: 'student-t' };
  return logInterval(values, centre, half / centre);
}

/**
 * Interval of the mean of skewed values by their logarithms: ln(mean) is taken as the mean of the logarithms + s^2 / 2, with the
 * standard error sqrt(s^2 / n + s^4 / (2 (n - 1))) and Student's t. U. Olsson, "Confidence intervals for the mean of
 * a log-normal distribution", Journal of Statistics Education 13 (2005). It always holds the mean that is shown. Zero has
 * no logarithm: among zeros the relative error of the mean is taken on the scale of logarithms.
 *
 * @param {number[]} values none negative
 * @param {number} centre over 0
 * @param {number} relative half of the t interval as a share of the mean
 * @returns {import('../model/summary.js').Interval}
 */
function logInterval(values, centre, relative) {
  const method = /** @type {const} */ ('log-t');
  if (!values.every((value) => value > 0))
    return { low: centre * Math.exp(-relative), high: centre * Math.exp(relative), level, method };
  const n = values.length;
  const logs = values.map(Math.log);
  const variance = sampleVariance(logs);
  const at = mean(logs) + variance / 2;
  const half = criticalT(n - 1) * Math.sqrt(variance / n + variance ** 2 / (2 * (n - 1)));
  return {
    low: Math.min(centre, Math.exp(at - half)),
    high: Math.max(centre, Math.exp(at + half)),
    level,
    method,
  };
}
