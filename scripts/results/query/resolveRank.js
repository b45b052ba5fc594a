import { problem } from '../../model/inputError.js';
import { boundSign } from '../../model/bound.js';
import { metrics } from '../../model/metric.js';
import { methodFor } from '../../statistics/judge.js';
import { familyOf, inOrder, ranksIn } from './compareNumbers.js';
import { incomparable, showNumber } from './findNumber.js';
import { findNumbers, findRivals } from './findNumbers.js';

/**
 * A product's place among the measured products of the line-up: `rank "wd-sn520-128 disk-fill bandwidth"` is `2nd of 7`.
 *
 * @param {import('../../model/project.js').Shortcode} shortcode
 * @param {import('../../model/project.js').Review} review
 * @param {import('./compareNumbers.js').Comparing} results
 * @returns {{ answer: import('./resolveValue.js').Answer | null, problems: import('../../model/inputError.js').Problem[] }}
 */
export function resolveRank({ positional, line }, review, results) {
  const [product = '', ...words] = (positional[0] ?? '').trim().split(/\s+/);
  const source = { file: review.file, line };
  const own = findNumbers(words, { products: [product], review }, results);
  const rivals = findRivals(words, review, results);
  const complaints =
    own.complaints.length > 0 ? own.complaints : notRanked(product, rivals.numbers, results, review);
  if (complaints.length > 0) {
    return {
      answer: null,
      problems: complaints.map(({ message, hint }) => problem(message, { ...source, hint })),
    };
  }
  const order = inOrder(rivals.numbers);
  const at = order.findIndex((each) => each.product === product);
  const place = ranksIn(order, familyOf(review, results.project, product))[at];
  const names = (/** @type {typeof order} */ numbers) =>
    numbers.map((each) => nameOf(each.product, results)).join('; ');
  const doubt = place.alike.length > 0 ? `. No clear difference to ${names(place.alike)}` : '';
  const title = `${order[at].title}. Best first: ${names(order)}${doubt}. Judged by ${methodFor(order[at].metric)}.`;
  return { answer: { text: rankText(place, order.length), title }, problems: [] };
}

/**
 * `2nd of 7`, or `2nd to 3rd of 7` where the runs leave open which of two is ahead.
 *
 * @param {{ first: number, last: number }} place
 * @param {number} count
 */
export const rankText = ({ first, last }, count) =>
  `${first === last ? ordinal(first) : `${ordinal(first)} to ${ordinal(last)}`} of ${count}`;

/** @param {number} place */
function ordinal(place) {
  const teen = place % 100 > 10 && place % 100 < 14;
  return `${place}${teen ? 'th' : (['th', 'st', 'nd', 'rd'][place % 10] ?? 'th')}`;
}

/**
 * @param {string} product
 * @param {import('./findNumber.js').FoundNumber[]} numbers
 * @param {import('./compareNumbers.js').Comparing} results
 * @param {import('../../model/project.js').Review} review
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
 * @param {import('../selection/selectSummaries.js').Results} results
 */
export const nameOf = (product, { project }) => project.products.get(product)?.value.name ?? product;

/**
 * A number with whose it is: `WD SN520 128 GB 215 MB/s`.
 *
 * @param {import('./findNumber.js').FoundNumber} number
 * @param {import('../selection/selectSummaries.js').Results} results
 */
export const namedNumber = (number, results) =>
  `${nameOf(number.product, results)} ${boundSign(/** @type {{ bound?: import('../../model/measurement.js').Bound }} */ (number.over))}${showNumber(number, number.over.mean)}`;
