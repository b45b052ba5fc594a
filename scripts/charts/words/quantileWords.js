import { formatQuantity } from '../../model/quantity.js';

/** @typedef {import('../../model/chartData.js').ChartRow} ChartRow */

/**
 * How percentiles of several runs were made one.
 *
 * @param {ChartRow[]} rows
 * @param {string} what
 */
export function quantileNames(rows, what) {
  const pooled = rows.filter(({ summary }) => summary.pooled).length;
  if (pooled === rows.length) return `${what} of all values of all runs together`;
  const mean = `${what} of each run, averaged over the runs`;
  return pooled > 0 ? `${what} of all values of all runs together; without bins, ${mean}` : mean;
}

const telling = new Set(['p50', 'p99', 'p99.9', 'p99.99']);

/**
 * The percentiles of a line that a sentence names: `median 80 µs, p99 1.2 ms`.
 *
 * @param {ChartRow[]} rows
 * @param {import('../../model/quantity.js').ShownUnit} unit
 */
export const quantileWords = (rows, unit) =>
  rows
    .filter(({ summary }) => telling.has(summary.statistic))
    .sort((a, b) => Number(a.summary.statistic.slice(1)) - Number(b.summary.statistic.slice(1)))
    .map(
      ({ summary: { statistic, mean } }) =>
        `${statistic === 'p50' ? 'median' : statistic} ${formatQuantity(mean, unit)}`,
    )
    .join(', ');
