import { judge } from '../../statistics/judge.js';
import { familyOf } from './familyOf.js';
import { incomparable } from './findNumber.js';
import { findNumbers } from './findNumbers.js';

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
