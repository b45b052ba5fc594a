import { metrics } from '../../model/metric.js';
import { ascending } from '../../statistics/knownOrder.js';
import { placesOf } from '../../statistics/places.js';

/**
 * @typedef {import('./findNumber.js').FoundNumber} FoundNumber
 * @typedef {import('../selection/selectSummaries.js').Results} Comparing
 */

/**
 * Numbers from the best to the worst, or from the highest where the metric has no better.
 *
 * @param {FoundNumber[]} numbers
 */
export function inOrder(numbers) {
  const sign = numbers.length > 0 && metrics[numbers[0].metric].better === 'lower' ? 1 : -1;
  return [...numbers].sort((a, b) => sign * ascending(a.over, b.over) || (a.product < b.product ? -1 : 1));
}

/**
 * The places of numbers by the site's judgement.
 *
 * @param {FoundNumber[]} order the best first
 * @param {number} family see `familyOf`
 */
export const placesIn = (order, family) => placesOf(order, { of: ({ over }) => over, family });
