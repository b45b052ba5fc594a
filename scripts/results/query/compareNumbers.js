import { hasZero, metrics } from '../../model/metric.js';
import { missedWords } from '../../model/missedWords.js';
import { formatNumber, formatQuantity } from '../../model/quantity.js';
import { placesOf } from '../../statistics/places.js';

/**
 * @typedef {import('./findNumber.js').FoundNumber} FoundNumber
 * @typedef {import('../../statistics/judge.js').Judgement} Judgement
 * @typedef {import('../selection/selectSummaries.js').Results} Comparing
 */

/**
 * How much more one number is than another, in words that fit the metric: `18 % faster (12 to 24 %)`, `2.4 times as high (spread unknown)`, or
 * `not clearly faster or slower (−5 to 12 %)` with the differences that the runs leave open. All of them go on with "than" or "as".
 *
 * @param {Pick<Judgement, 'verdict' | 'interval'> & { change: number, difference?: number }} judged `difference` in the metric's unit
 * @param {import('../../model/metric.js').Metric} metric
 */
export function describeChange({ change, interval, verdict, difference }, metric) {
  const [more, less, times] = metrics[metric].adjective;
  if (verdict === 'unclear')
    return `not clearly ${more} or ${less}${interval && hasZero(metrics[metric].unit) ? ` (${missedWords(interval)})` : ''}`;
  const single = verdict === 'single' ? ' (spread unknown)' : '';
  // half of 20 °C is not 10 °C: a unit whose zero is arbitrary has no percentages
  if (!hasZero(metrics[metric].unit)) {
    const by =
      difference === undefined ? '' : `${formatQuantity(Math.abs(difference), metrics[metric].shown)} `;
    return `${by}${change < 0 ? less : more}${single}`;
  }
  if (change >= 1) {
    const factor = (/** @type {number} */ value) => formatNumber(1 + value, 3);
    const range = interval ? ` (${factor(interval.low)} to ${factor(interval.high)})` : single;
    return `${factor(change)} times as ${times}${range}`;
  }
  const ends = interval ? [interval.low, interval.high].map(Math.abs).sort((a, b) => a - b) : null;
  const percent = (/** @type {number} */ value) => formatNumber(value * 100, 2);
  const range = ends ? ` (${percent(ends[0])} to ${percent(ends[1])}\u2009%)` : single;
  return `${percent(Math.abs(change))}\u2009% ${change < 0 ? less : more}${range}`;
}

/**
 * Numbers from the best to the worst, or from the highest where the metric has no better.
 *
 * @param {FoundNumber[]} numbers
 */
export function inOrder(numbers) {
  const sign = numbers.length > 0 && metrics[numbers[0].metric].better === 'lower' ? 1 : -1;
  return [...numbers].sort((a, b) => sign * (a.over.mean - b.over.mean) || (a.product < b.product ? -1 : 1));
}

/**
 * The places of numbers by the site's judgement.
 *
 * @param {FoundNumber[]} order the best first
 * @param {number} family see `familyOf`
 */
export const placesIn = (order, family) => placesOf(order, { of: ({ over }) => over, family });
