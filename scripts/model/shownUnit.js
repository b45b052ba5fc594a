import { metrics, unitShown } from './metric.js';

/**
 * The unit that people read of a chart's values: its metric's, unless they are shares of one product's.
 *
 * @param {Pick<import('./chartData.js').ChartData, 'metric' | 'relative' | 'rows' | 'series'>} data
 * @returns {import('./quantity.js').ShownUnit}
 */
export function shownUnit({ metric, relative, rows, series }) {
  if (relative) return 'share';
  const unit = rows[0]?.summary.unit ?? series[0]?.series.unit ?? metrics[metric].unit;
  return rows.length > 0 && rows[0].summary.metric !== metric
    ? metrics[metric].shown
    : unitShown({ metric, unit });
}
