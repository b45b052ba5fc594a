import { studentTQuantile } from './studentT.js';

/** The level of every interval the site draws. */
export const level = 0.95;

/** t by degrees of freedom: thousands of summaries share a few. @type {Map<number, number>} */
const known = new Map();

/** @param {number} df */
function criticalT(df) {
  const t = known.get(df) ?? studentTQuantile((1 + level) / 2, df);
  known.set(df, t);
  return t;
}

/**
 * Confidence interval of a mean, mean ± t(1 - (1 - level) / 2, n - 1) · se (Student 1908; NIST/SEMATECH e-Handbook
 * 1.3.5.2). It assumes that runs are independent and roughly normal.
 *
 * @param {{ n: number, mean: number, se: number | null }} estimate
 * @param {{ signed?: boolean }} [options] `signed`: the metric can be negative; any other interval ends at zero
 * @returns {import('../model/summary.js').Interval | null} `null` for fewer than two runs
 */
export function confidenceInterval({ n, mean, se }, { signed = false } = {}) {
  if (se === null || n < 2) return null;
  const half = criticalT(n - 1) * se;
  const low = signed ? mean - half : Math.max(0, mean - half);
  return { low, high: mean + half, level, method: 'student-t' };
}
