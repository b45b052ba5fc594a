import { metrics } from '../model/metric.js';
import { formatNumber } from '../model/quantity.js';

/**
 * @typedef {import('./findNumber.js').FoundNumber} FoundNumber
 * @typedef {import('../statistics/percentChange.js').PercentChange} PercentChange
 * @typedef {import('./selectSummaries.js').Results & { percentChange: typeof import('../statistics/percentChange.js').percentChange }} Comparing
 */

const sooner = new Set(['B/s', '1/s']);
const longer = new Set(['duration', 'power-on-time']);

/**
 * How much more one number is than another, in words that fit the metric: `18 % faster (12 to 24 %)`, `2.4 times as high`.
 *
 * @param {PercentChange} change
 * @param {import('../model/metric.js').Metric} metric
 */
export function describeChange({ change, interval, clear }, metric) {
  if (clear === false) return 'no clear difference';
  const single = interval ? '' : ' (single runs)';
  const [more, less, times] = adjectives(metric);
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
 * @param {import('../model/metric.js').Metric} metric
 * @returns {[string, string, string]} more, less, and what it is several times as
 */
function adjectives(metric) {
  if (sooner.has(metrics[metric].unit)) return ['faster', 'slower', 'fast'];
  if (longer.has(metric)) return ['longer', 'shorter', 'long'];
  return ['higher', 'lower', 'high'];
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
 * The numbers that cannot be told from one of them: the runs leave open which of both is better, or both are the
 * same, as single runs and numbers out of a text may be.
 *
 * @param {FoundNumber} one
 * @param {FoundNumber[]} others
 * @param {Comparing} results
 */
export const notToldApart = (one, others, { percentChange }) =>
  others.filter(
    (other) =>
      other !== one &&
      (other.over.mean === one.over.mean || percentChange(one.over, other.over)?.clear === false),
  );
