import { studentTQuantile } from './studentT.js';

/**
 * @typedef {object} Level of one side, on the scale that is compared
 * @property {number} n
 * @property {number} at
 * @property {number} variance of one run
 */

/**
 * Half the interval of a difference of two means, by Welch's degrees of freedom (Biometrika 34 (1947) 28-35). With unequal numbers of
 * runs, the side with few runs may have missed a mode that the other has seen; then Student's pooled variance must agree as well.
 *
 * @param {Level} one
 * @param {Level} other
 * @param {number} alpha 0.05 for 95 %
 */
export function widestMargin(one, other, alpha) {
  const margin = welchMargin(one, other, alpha);
  return one.n === other.n ? margin : Math.max(margin, pooledMargin(one, other, alpha));
}

/**
 * @param {Level} one
 * @param {Level} other
 * @param {number} alpha
 */
function welchMargin(one, other, alpha) {
  const [a, b] = [one, other].map(({ n, variance }) => ({ error: variance / n, df: n - 1 }));
  const variance = a.error + b.error;
  if (variance === 0) return 0;
  const df = variance ** 2 / (a.error ** 2 / a.df + b.error ** 2 / b.df);
  return studentTQuantile(1 - alpha / 2, df) * Math.sqrt(variance);
}

/** @type {typeof welchMargin} */
function pooledMargin(one, other, alpha) {
  const df = one.n + other.n - 2;
  const pooled = ((one.n - 1) * one.variance + (other.n - 1) * other.variance) / df;
  return studentTQuantile(1 - alpha / 2, df) * Math.sqrt(pooled / one.n + pooled / other.n);
}
