import { sampleDeviation } from './sampleDeviation.js';

/**
 * Standard error of the mean, sd / sqrt(n): runs are independent, readings within a run are not.
 *
 * @param {number[]} values one a run
 * @returns {number | null} `null` for fewer than two
 */
export function standardError(values) {
  const sd = sampleDeviation(values);
  return sd === null ? null : sd / Math.sqrt(values.length);
}
