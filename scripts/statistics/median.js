import { quantile } from '../model/lib/quantile.js';

/**
 * The middle value, or the mean of the two middle ones.
 *
 * @param {number[]} values at least one
 */
export const median = (values) => quantile(values, 0.5);
