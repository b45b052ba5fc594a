import { quantile } from '../model/lib/quantile.js';

/**
 * Smallest and largest value.
 *
 * @param {number[]} values at least one
 */
export function extent(values) {
  if (values.length === 0) throw new Error('extent of no values');
  let [min] = values;
  let max = min;
  for (const value of values) {
    if (value < min) min = value;
    if (value > max) max = value;
  }
  return { min, max };
}

/**
 * The middle value, or the mean of the two middle ones.
 *
 * @param {number[]} values at least one
 */
export const median = (values) => quantile(values, 0.5);
