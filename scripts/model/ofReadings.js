import { isResponseTime } from './isRate.js';

/**
 * A mean over all answers is not what a review of the slowest hundredth shows.
 *
 * @param {string} name of a measure
 * @param {{ metric: string, statistic: string }} summary
 */
export const ofReadings = (name, { metric, statistic }) =>
  isResponseTime(metric) && statistic === 'mean' ? `mean ${name}` : name;
