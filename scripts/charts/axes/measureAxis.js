import { hasZero, metrics, shownUnit } from '../../model/metric.js';
import { errorBarEnds } from '../marks/errorBars.js';
import { runExtent } from '../marks/runDots.js';
import { valueAxis } from './axis.js';

/**
 * The axis of results that are compared by where they stand: around all of them, their spreads, and what is drawn beside them; by
 * decades where that is asked for and a zero is nothing.
 *
 * @param {import('../../model/chartData.js').ChartData} data
 * @param {import('../../model/summary.js').Summary[]} summaries at least one
 * @param {{ count: number, runs?: number[], unit?: import('../../model/quantity.js').ShownUnit, log?: boolean }} form `runs`: those that are
 *   drawn whatever the error bars are
 */
export function measureAxis(
  data,
  summaries,
  { count, runs = [], unit = shownUnit(data), log = data.options.scale === 'log' },
) {
  const { errorBars, references } = data;
  const reach = summaries.flatMap((summary) => {
    const { low, high } = errorBarEnds(summary, errorBars) ?? { low: summary.mean, high: summary.mean };
    return [summary.mean, low, high, ...(errorBars === 'runs' ? [summary.min, summary.max] : [])];
  });
  const all = [...references.map(({ value }) => value), ...runs, ...reach];
  if (!log || !hasZero(metrics[summaries[0].metric].unit))
    return valueAxis(unit, { low: Math.min(...all), high: Math.max(...all) }, { count, fit: true });
  const above = all.filter((value) => value > 0);
  const low = Math.min(...(above.length ? above : [1e-6]));
  const high = Math.max(...above, low);
  // a decade at least, with what is drawn in its middle
  const room = Math.max(1, Math.sqrt((low * 10) / high));
  const extent = { low: low / room, high: high * room, zeros: above.length < all.length };
  return valueAxis(unit, extent, { log, count });
}

/**
 * The value axis of results that are compared as amounts: from zero to the highest of them, of their spreads and of what is
 * drawn beside them.
 *
 * @param {import('../../model/chartData.js').ChartData} data
 * @param {import('../../model/chartData.js').ChartRow[]} rows
 */
export function amountAxis(data, rows) {
  const tops = rows.map(({ summary }) => errorBarEnds(summary, data.errorBars)?.high ?? summary.mean);
  const high = Math.max(...tops, ...runExtent(data, rows), ...data.references.map((line) => line.value));
  return valueAxis(shownUnit(data), { low: 0, high }, { count: data.layout === 'wide' ? 5 : 4 });
}

/** What a chart block says of its value axis. @param {'linear' | 'log'} usual @param {string} [axis] in words */
export const scaleOption = (usual, axis = 'value') => ({
  enum: ['linear', 'log'],
  default: usual,
  description: `of the ${axis} axis; ${usual} is the default`,
});
