import { metrics } from '../../model/metric.js';
import { judge } from '../../statistics/judge.js';
import { ascending } from '../../statistics/knownOrder.js';
import { ranksOf } from '../../statistics/ranks.js';
import { incomparable } from './findNumber.js';
import { findNumbers } from './findNumbers.js';

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
export const ranksIn = (order, family) => ranksOf(order, { of: ({ over }) => over, family });

/**
 * How many products a review compares with one another: its whole line-up of the same origin, whatever a single chart or
 * question narrows it to, so that all of them judge alike.
 *
 * @param {{ value: Record<string, any> }} review
 * @param {import('../../model/project.js').Project} project
 * @param {string} [id] of a product of that origin; the measured ones where not given
 * @returns {number} 2 or more
 */
export function familyOf({ value }, { products }, id) {
  const isEmulated = (/** @type {string | undefined} */ each) =>
    each !== undefined && products.get(each)?.value.emulated === true;
  const lineUp = /** @type {string[]} */ (value.products ?? []);
  return Math.max(2, lineUp.filter((each) => isEmulated(each) === isEmulated(id)).length);
}

/**
 * The same number of two products, judged: the first in terms of the second.
 *
 * @param {string} question from the test on
 * @param {{ products: string[], review: import('../../model/project.js').Review, results: import('../selection/selectSummaries.js').Results }} asked
 */
export function judgeTwo(question, { products, review, results }) {
  const { numbers, complaints } = findNumbers(question.split(/\s+/), { products, review }, results);
  if (complaints.length > 0) return { numbers, complaints, judged: null };
  const unlike = incomparable(numbers, results);
  if (unlike.length > 0) return { numbers, complaints: unlike, judged: null };
  const family = familyOf(review, results.project, products[0]);
  const judged = judge(numbers[1].over, numbers[0].over, { family });
  const { change } = judged;
  if (change === null) {
    const none = { message: `no ratio to ${products[1]}: it is not over zero`, hint: 'say both with value' };
    return { numbers, complaints: [none], judged: null };
  }
  return { numbers, complaints, judged: { ...judged, change } };
}
