import { problem } from '../model/inputError.js';
import { metrics } from '../model/metric.js';
import { inOrder, notToldApart } from './compareNumbers.js';
import { incomparable } from './findNumber.js';
import { findNumbers, findRivals } from './findNumbers.js';

/**
 * A product's place among the measured products of the line-up: `rank "wd-sn520-128 disk-fill bandwidth"` is `2nd of 7`.
 *
 * @param {import('../model/project.js').Shortcode} shortcode
 * @param {import('../model/project.js').Review} review
 * @param {import('./compareNumbers.js').Comparing} results
 * @returns {{ answer: import('./answerValue.js').Answer | null, problems: import('../model/inputError.js').Problem[] }}
 */
export function answerRank({ positional, line }, review, results) {
  const [product = '', ...words] = (positional[0] ?? '').trim().split(/\s+/);
  const place = { file: review.file, line };
  const own = findNumbers(words, { products: [product], review }, results);
  const rivals = findRivals(words, review, results);
  const complaints =
    own.complaints.length > 0 ? own.complaints : notRanked(product, rivals.numbers, results, review);
  if (complaints.length > 0) {
    return {
      answer: null,
      problems: complaints.map(({ message, hint }) => problem(message, { ...place, hint })),
    };
  }
  const order = inOrder(rivals.numbers);
  const at = order.findIndex((each) => each.product === product);
  const alike = notToldApart(order[at], order, results).map((each) => nameOf(each.product, results));
  const doubt = alike.length > 0 ? `; no clear difference to ${alike.join(', ')}` : '';
  const title = `${order[at].title}, best first: ${order.map((each) => nameOf(each.product, results)).join(', ')}${doubt}`;
  return { answer: { text: rankText(order[at], order, results), title }, problems: [] };
}

/**
 * `2nd of 7`, or `2nd to 3rd of 7` where the runs leave open which of two is ahead.
 *
 * @param {import('./findNumber.js').FoundNumber} one
 * @param {import('./findNumber.js').FoundNumber[]} order the best first
 * @param {import('./compareNumbers.js').Comparing} results
 */
export function rankText(one, order, results) {
  const at = order.indexOf(one);
  const alike = notToldApart(one, order, results).map((each) => order.indexOf(each));
  const first = at - alike.filter((place) => place < at).length;
  const last = at + alike.filter((place) => place > at).length;
  const places = first === last ? ordinal(at + 1) : `${ordinal(first + 1)} to ${ordinal(last + 1)}`;
  return `${places} of ${order.length}`;
}

/** @param {number} place */
function ordinal(place) {
  const teen = place % 100 > 10 && place % 100 < 14;
  return `${place}${teen ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th')}`;
}

/**
 * @param {string} product
 * @param {import('./findNumber.js').FoundNumber[]} numbers
 * @param {import('./compareNumbers.js').Comparing} results
 * @param {import('../model/project.js').Review} review
 * @returns {import('./readQuestion.js').Complaint[]}
 */
export function notRanked(product, numbers, results, review) {
  const own = numbers.find((each) => each.product === product);
  if (!own) {
    const emulated = results.project.products.get(product)?.value.emulated === true;
    const hint = emulated
      ? 'say its number with value'
      : `the line-up: ${(review.value.products ?? []).join(', ')}`;
    return [
      { message: `${emulated ? 'an emulated product has no rank' : 'not in the line-up'}: ${product}`, hint },
    ];
  }
  if (metrics[own.metric].better === 'neither') {
    return [{ message: `${own.metric} has no better and no worse`, hint: 'rank something else' }];
  }
  if (numbers.length < 2)
    return [{ message: 'nothing to rank against: no other has it', hint: 'say its number with value' }];
  return incomparable(numbers, results);
}

/**
 * @param {string} product
 * @param {import('./selectSummaries.js').Results} results
 */
export const nameOf = (product, { project }) => project.products.get(product)?.value.name ?? product;
