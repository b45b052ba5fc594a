import { mean } from './mean.js';
import { sampleVariance } from './sampleVariance.js';
import { studentTQuantile } from './studentT.js';

/**
 * Welch's interval of the difference of two means, for values that have no logarithm: temperatures, counts that may be zero.
 * Biometrika 34 (1947) 28-35.
 *
 * @param {number[]} from two runs or more
 * @param {number[]} to
 * @param {number} alpha 0.05 for 95 %
 * @returns {{ low: number, high: number }} in the unit of the values
 */
export function differenceInterval(from, to, alpha) {
  const [a, b] = [from, to].map((values) => ({
    error: sampleVariance(values) / values.length,
    df: values.length - 1,
  }));
  const centre = mean(to) - mean(from);
  const variance = a.error + b.error;
  if (variance === 0) return { low: centre, high: centre };
  const df = variance ** 2 / (a.error ** 2 / a.df + b.error ** 2 / b.df);
  const margin = studentTQuantile(1 - alpha / 2, df) * Math.sqrt(variance);
  return { low: centre - margin, high: centre + margin };
}
