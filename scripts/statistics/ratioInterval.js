import { memoizeByRef } from '../model/lib/memoizeByRef.js';
import { lastDigit } from './lastDigit.js';
import { mean } from './mean.js';
import { sampleVariance } from './sampleVariance.js';
import { widestMargin } from './widestMargin.js';

/** Share of the mean that the rounding of equal runs is taken for at most: three significant digits. */
const coarsest = 0.005;

/**
 * Interval of ln(to / from) at a significance level. Runs of benchmarks are few and often skewed, so two estimates must
 * agree, and the interval covers both:
 * the ratio of the means, with the standard error of ln(mean) by the delta method, sd / (mean sqrt(n)), and
 * the ratio of the geometric means, from the logarithms of the runs.
 * `npm run bench -- judgement` prints how often this is wrong.
 *
 * @param {number[]} from two runs or more, all over zero
 * @param {number[]} to
 * @param {number} alpha 0.05 for 95 %
 * @returns {{ low: number, high: number }} natural logarithms
 */
export function ratioInterval(from, to, alpha) {
  const scales = [[from, to].map(ofMean), [from, to].map(ofLogs)];
  const all = scales.flatMap(([one, other]) => {
    const centre = other.at - one.at;
    const margin = widestMargin(one, other, alpha);
    return [centre - margin, centre + margin];
  });
  return { low: Math.min(...all), high: Math.max(...all) };
}

const ofMean = memoizeByRef((/** @type {number[]} */ values) => {
  const centre = mean(values);
  return {
    n: values.length,
    at: Math.log(centre),
    variance: Math.max(sampleVariance(values), roundingVariance(values)) / centre ** 2,
  };
});

const ofLogs = memoizeByRef((/** @type {number[]} */ values) => {
  const logs = values.map(Math.log);
  const least = roundingVariance(values) / mean(values) ** 2;
  return { n: values.length, at: mean(logs), variance: Math.max(sampleVariance(logs), least) };
});

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
