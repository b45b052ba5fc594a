import { memoizeByRef } from '../model/lib/memoize.js';
import { sampleVariance } from './deviation.js';
import { mean } from './mean.js';
import { widestMargin } from './widestMargin.js';

/** The largest step that values are taken to be rounded to, as a share of their mean: three significant digits. */
const coarsestShare = 0.005;

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
    variance:
      Math.max(sampleVariance(values), roundingVariance(values, coarsestShare * centre)) / centre ** 2,
  };
});

const ofLogs = memoizeByRef((/** @type {number[]} */ values) => {
  const logs = values.map(Math.log);
  const centre = mean(values);
  const least = roundingVariance(values, coarsestShare * centre) / centre ** 2;
  return { n: values.length, at: mean(logs), variance: Math.max(sampleVariance(logs), least) };
});

/** The largest step that values are taken to be rounded to. */
const coarsestStep = 1;

/**
 * Interval of the difference of two means, for values that have no ratio: temperatures, decibels, counts that may be zero.
 *
 * @param {number[]} from two runs or more
 * @param {number[]} to
 * @param {number} alpha 0.05 for 95 %
 * @returns {{ low: number, high: number }} in the unit of the values
 */
export function differenceInterval(from, to, alpha) {
  const [one, other] = differenceLevels(from, to);
  const centre = other.at - one.at;
  const margin = widestMargin(one, other, alpha);
  return { low: centre - margin, high: centre + margin };
}

/**
 * Both sides as they are compared.
 *
 * @param {number[]} from
 * @param {number[]} to
 */
export const differenceLevels = (from, to) =>
  [from, to].map((values) => ({
    n: values.length,
    at: mean(values),
    variance: Math.max(sampleVariance(values), roundingVariance(values, coarsestStep)),
  }));

/**
 * Equal runs are equal as far as they were printed: their spread is at least that of rounding, step^2 / 12. The step is the last digit
 * of the values.
 *
 * @param {number[]} values
 * @param {number} coarsest the largest step, as it is not known whether the zero of 40 was read
 */
const roundingVariance = (values, coarsest) => Math.min(coarsest, ...values.map(lastDigit)) ** 2 / 12;

/**
 * The place of the last digit that a number is written with: 0.01 of 1.25, 100 of 1200.
 *
 * @param {number} value
 */
function lastDigit(value) {
  const [digits, exponent] = value.toExponential().split('e');
  return 10 ** (Number(exponent) - Math.max(0, digits.replace('-', '').length - 2));
}
