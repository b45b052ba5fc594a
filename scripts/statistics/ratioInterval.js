import { memoizeByRef } from '../model/lib/memoizeByRef.js';
import { mean } from './mean.js';
import { roundingVariance } from './roundingVariance.js';
import { sampleVariance } from './sampleVariance.js';
import { widestMargin } from './widestMargin.js';

/** The largest step that values are taken to be rounded to, as a share of their mean: three significant digits. */
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
  const [ones, others] = [from, to].map(levelsOf);
  const all = ones.flatMap((one, at) => {
    const centre = others[at].at - one.at;
    const margin = widestMargin(one, others[at], alpha);
    return [centre - margin, centre + margin];
  });
  return { low: Math.min(...all), high: Math.max(...all) };
}

/**
 * One side on both scales.
 *
 * @param {number[]} values
 */
export const levelsOf = (values) => [ofMean(values), ofLogs(values)];

const ofMean = memoizeByRef((/** @type {number[]} */ values) => {
  const centre = mean(values);
  return {
    n: values.length,
    at: Math.log(centre),
    variance: Math.max(sampleVariance(values), roundingVariance(values, coarsest * centre)) / centre ** 2,
  };
});

const ofLogs = memoizeByRef((/** @type {number[]} */ values) => {
  const logs = values.map(Math.log);
  const centre = mean(values);
  const least = roundingVariance(values, coarsest * centre) / centre ** 2;
  return { n: values.length, at: mean(logs), variance: Math.max(sampleVariance(logs), least) };
});
