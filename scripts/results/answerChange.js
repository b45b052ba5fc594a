import { problem } from '../model/inputError.js';
import { describeChange } from './compareNumbers.js';
import { explainNumber, incomparable, showNumber } from './findNumber.js';
import { findNumbers } from './findNumbers.js';

/**
 * How much one product is ahead of another, in a sentence: `change "wd-sn520-128 kioxia-bg4-128 disk-fill bandwidth"` is what the
 * first is in terms of the second, `18 % faster (12 to 24 %)` with the Welch interval, or `no clear difference`.
 *
 * @param {import('../model/project.js').Shortcode} shortcode
 * @param {import('../model/project.js').Review} review
 * @param {import('./compareNumbers.js').Comparing} results
 * @returns {{ answer: import('./answerValue.js').Answer | null, problems: import('../model/inputError.js').Problem[] }}
 */
export function answerChange({ positional, line }, review, results) {
  const [one = '', other = '', ...words] = (positional[0] ?? '').trim().split(/\s+/);
  const place = { file: review.file, line };
  const { numbers, complaints } = findNumbers(words, { products: [one, other], review }, results);
  const wrong = complaints.length > 0 ? complaints : incomparable(numbers, results);
  const [of, from] = numbers;
  const change = wrong.length > 0 ? null : results.percentChange(from.over, of.over);
  if (wrong.length === 0 && !change) {
    wrong.push({ message: `no ratio to ${other}: it is not over zero`, hint: 'say both with value' });
  }
  if (!change) {
    return { answer: null, problems: wrong.map(({ message, hint }) => problem(message, { ...place, hint })) };
  }
  const both = numbers.map((each) => showNumber(each, each.over.mean)).join(' against ');
  const how = change.interval ? '95\u2009% confidence interval of the ratio (Welch)' : change.reason;
  const title = `${of.title}: ${both}; ${how}; ${explainNumber(of)}`;
  return { answer: { text: describeChange(change, of.metric), title }, problems: [] };
}
