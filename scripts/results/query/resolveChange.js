import { describeChange } from '../../model/describeChange.js';
import { problem } from '../../model/inputError.js';
import { differenceMethod, intervalName, judge } from '../../statistics/judge.js';
import { familyOf } from './compareNumbers.js';
import { explainNumber, incomparable } from './findNumber.js';
import { findNumbers } from './findNumbers.js';
import { namedNumber } from './resolveRank.js';

/**
 * How much one product is ahead of another, in a sentence: `change "wd-sn520-128 kioxia-bg4-128 disk-fill bandwidth"` is what the
 * first is in terms of the second: `18 % faster (12 to 24 %)`, or `not clearly faster or slower (−5 to 12 %)`.
 *
 * @param {import('../../model/project.js').Shortcode} shortcode
 * @param {import('../../model/project.js').Review} review
 * @param {import('./compareNumbers.js').Comparing} results
 * @returns {{ answer: import('./resolveValue.js').Answer | null, problems: import('../../model/inputError.js').Problem[] }}
 */
export function resolveChange({ positional, line }, review, results) {
  const [one = '', other = '', ...words] = (positional[0] ?? '').trim().split(/\s+/);
  const place = { file: review.file, line };
  const { numbers, complaints } = findNumbers(words, { products: [one, other], review }, results);
  const wrong = complaints.length > 0 ? complaints : incomparable(numbers, results);
  const [of, from] = numbers;
  const family = familyOf(review, results.project, one);
  const judged = wrong.length > 0 ? null : judge(from.over, of.over, { family });
  const change = judged?.change ?? null;
  if (wrong.length === 0 && change === null) {
    wrong.push({ message: `no ratio to ${other}: it is not over zero`, hint: 'say both with value' });
  }
  if (!judged || change === null) {
    return { answer: null, problems: wrong.map(({ message, hint }) => problem(message, { ...place, hint })) };
  }
  const both = numbers.map((each) => namedNumber(each, results)).join(' against ');
  const judgedBy = judged.interval ? intervalName(family) : `judged by ${differenceMethod}`;
  const how = ['single', 'bound'].includes(judged.verdict) ? judged.reason : judgedBy;
  const difference = of.over.mean - from.over.mean;
  const title = `${of.title}: ${both}; ${how}; ${explainNumber(of)}`;
  return {
    answer: { text: describeChange({ ...judged, change, difference }, of), title },
    problems: [],
  };
}
