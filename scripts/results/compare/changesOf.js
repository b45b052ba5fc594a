import { groupBy } from '../../model/groupBy.js';
import { metrics } from '../../model/metric.js';
import { formatNumber } from '../../model/quantity.js';
import { describeChange } from '../compareNumbers.js';

/**
 * @typedef {typeof import('../../statistics/percentChange.js').percentChange} PercentChange
 *
 * @typedef {object} Change how one product's result differs from the first's
 * @property {string} product
 * @property {string} from
 * @property {string} label of the result, as its row has it
 * @property {string} words `18 % faster (12 to 24 %)`
 * @property {'better' | 'worse' | 'unclear' | 'single' | 'neither'} verdict `single`: a side has one run, so nobody can tell;
 *   `neither`: the metric has no better
 * @property {number} change 0.25 is 25 % more
 * @property {{ low: number, high: number } | null} interval
 */

/**
 * @param {import('../../model/chartData.js').ChartRow[]} rows of one metric, by label, in the reader's order of products
 * @param {PercentChange} percentChange
 * @returns {Change[]}
 */
export function changesOf(rows, percentChange) {
  return [...groupBy(rows, ({ label }) => label).values()].flatMap(([base, ...others]) =>
    others.flatMap(({ product, label, summary }) => {
      const change = percentChange(base.summary, summary);
      if (!change) return [];
      const { metric } = summary;
      return [
        {
          product,
          from: base.product,
          label,
          words: change.clear === false ? unclear(change) : describeChange(change, metric),
          verdict: verdictOf(change, metric),
          change: change.change,
          interval: change.interval && { low: change.interval.low, high: change.interval.high },
        },
      ];
    }),
  );
}

/** @param {NonNullable<ReturnType<PercentChange>>} change */
function unclear({ interval }) {
  const percent = (/** @type {number} */ share) => formatNumber(share * 100, 2);
  return interval
    ? `no clear difference (${percent(interval.low)} to ${percent(interval.high)}\u2009%)`
    : 'no clear difference';
}

/**
 * @param {NonNullable<ReturnType<PercentChange>>} change
 * @param {import('../../model/metric.js').Metric} metric
 * @returns {Change['verdict']}
 */
function verdictOf({ change, clear }, metric) {
  const { better } = metrics[metric];
  if (better === 'neither') return 'neither';
  if (clear === null) return 'single';
  if (!clear) return 'unclear';
  return change > 0 === (better === 'higher') ? 'better' : 'worse';
}
