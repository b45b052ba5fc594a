import { lastDigit } from './lastDigit.js';
import { mean } from './mean.js';
import { sampleVariance } from './sampleVariance.js';
import { widestMargin } from './widestMargin.js';

/**
 * Interval of the difference of two means, for values that have no ratio: temperatures, decibels, counts that may be zero.
 *
 * @param {number[]} from two runs or more
 * @param {number[]} to
 * @param {number} alpha 0.05 for 95 %
 * @returns {{ low: number, high: number }} in the unit of the values
 */
export function differenceInterval(from, to, alpha) {
  const [one, other] = [from, to].map((values) => ({
    n: values.length,
    at: mean(values),
    variance: Math.max(sampleVariance(values), roundingVariance(values)),
  }));
  const centre = other.at - one.at;
  const margin = widestMargin(one, other, alpha);
  return { low: centre - margin, high: centre + margin };
}

/**
 * Equal runs are equal as far as they were printed: their spread is at least that of rounding, step^2 / 12. The step is the last digit
 * of the values, and no more than 1: it is not known whether the zero of 40 was read.
 *
 * @param {number[]} values
 */
const roundingVariance = (values) => Math.min(1, ...values.map(lastDigit)) ** 2 / 12;
