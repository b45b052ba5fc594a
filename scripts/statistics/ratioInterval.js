import { mean } from './mean.js';
import { sampleVariance } from './sampleVariance.js';
import { studentTQuantile } from './studentT.js';

/** Share of the mean that the rounding of equal runs is taken for at most: three significant digits. */
const coarsest = 0.005;

/**
 * @typedef {object} Level of one side on the scale of logarithms
 * @property {number} n
 * @property {number} at
 * @property {number} variance of one run
 */

/**
 * Interval of ln(to / from) at a significance level. Runs of benchmarks are few and often skewed, so two estimates must
 * agree, and the interval covers both:
 * the ratio of the means, with the standard error of ln(mean) by the delta method, sd / (mean sqrt(n)), and
 * the ratio of the geometric means, from the logarithms of the runs.
 * Both use Welch's degrees of freedom (Biometrika 34 (1947) 28-35). With unequal numbers of runs, the side with few runs may have
 * missed a mode that the other has seen; then Student's pooled variance must agree as well.
 * `npm run bench -- judgement` prints how often this is wrong.
 *
 * @param {number[]} from two runs or more, all over zero
 * @param {number[]} to
 * @param {number} alpha 0.05 for 95 %
 * @returns {{ low: number, high: number }} natural logarithms
 */
export function ratioInterval(from, to, alpha) {
  const scales = [[from, to].map((values) => ofMean(values)), [from, to].map((values) => ofLogs(values))];
  const all = scales.flatMap(([one, other]) => {
    const centre = other.at - one.at;
    const margins = [welchMargin(one, other, alpha)];
    if (one.n !== other.n) margins.push(pooledMargin(one, other, alpha));
    return margins.flatMap((margin) => [centre - margin, centre + margin]);
  });
  return { low: Math.min(...all), high: Math.max(...all) };
}

/** @param {number[]} values @returns {Level} */
function ofMean(values) {
  const centre = mean(values);
  return {
    n: values.length,
    at: Math.log(centre),
    variance: Math.max(sampleVariance(values), roundingVariance(values)) / centre ** 2,
  };
}

/** @param {number[]} values @returns {Level} */
function ofLogs(values) {
  const logs = values.map(Math.log);
  const least = roundingVariance(values) / mean(values) ** 2;
  return { n: values.length, at: mean(logs), variance: Math.max(sampleVariance(logs), least) };
}

/**
 * Equal runs are equal as far as they were printed: their spread is at least that of rounding, step^2 / 12. The step
 * is the last digit of the values, and no more than a third digit would be.
 *
 * @param {number[]} values
 */
function roundingVariance(values) {
  const step = Math.min(...values.map(lastDigit), coarsest * mean(values));
  return step ** 2 / 12;
}

/** @param {number} value @returns {number} 0.01 of 1.25, 100 of 1200 */
function lastDigit(value) {
  const [digits, exponent] = value.toExponential().split('e');
  return 10 ** (Number(exponent) - Math.max(0, digits.length - 2));
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
