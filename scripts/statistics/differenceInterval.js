import { mean } from './mean.js';
import { roundingVariance } from './roundingVariance.js';
import { sampleVariance } from './sampleVariance.js';
import { widestMargin } from './widestMargin.js';

/** The largest step that values are taken to be rounded to. */
const coarsest = 1;

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
    variance: Math.max(sampleVariance(values), roundingVariance(values, coarsest)),
  }));
