import { shownUnit } from '../../model/metric.js';
import { runExtent } from '../marks/runDots.js';
import { errorBarEnds } from '../marks/errorBars.js';
import { valueAxis } from './axis.js';

/**
 * The value axis of results that are compared as amounts: from zero to the highest of them, of their spreads and of what is
 * drawn beside them.
 *
 * @param {import('../../model/chartData.js').ChartData} data
 * @param {import('../../model/chartData.js').ChartRow[]} rows
 */
export function amountAxis(data, rows) {
  const tops = rows.map(({ summary }) => errorBarEnds(summary, data.bars)?.high ?? summary.mean);
  const high = Math.max(...tops, ...runExtent(data, rows), ...data.references.map((line) => line.value));
  return valueAxis(shownUnit(data), { low: 0, high }, { count: data.layout === 'wide' ? 5 : 4 });
}
