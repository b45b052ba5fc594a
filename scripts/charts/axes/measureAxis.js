import { hasZero, metrics } from '../../model/metric.js';
import { errorBarEnds } from '../marks/errorBars.js';
import { valueAxis } from './axis.js';

/**
 * The axis of results that are compared by where they stand: around all of them, their spreads, and what is drawn beside them; by
 * decades where that is asked for and a zero is nothing.
 *
 * @param {import('../../model/chartData.js').ChartData} data
 * @param {import('../../model/summary.js').Summary[]} summaries at least one
 * @param {{ unit: import('../../model/quantity.js').ShownUnit, log?: boolean, beside: number[], count: number }} form `beside`: reference
 *   lines, and runs that are drawn whatever the error bars are
 */
export function measureAxis({ bars }, summaries, { unit, log = false, beside, count }) {
  const reach = summaries.flatMap((summary) => {
    const { low, high } = errorBarEnds(summary, bars) ?? { low: summary.mean, high: summary.mean };
    return [summary.mean, low, high, ...(bars === 'runs' ? [summary.min, summary.max] : [])];
  });
  const all = [...beside, ...reach];
  if (!log || !hasZero(metrics[summaries[0].metric].unit))
    return valueAxis(unit, { low: Math.min(...all), high: Math.max(...all) }, { count, fit: true });
  const above = all.filter((value) => value > 0);
  const low = Math.min(...(above.length ? above : [1e-6]));
  const high = Math.max(...above, low * 10);
  return valueAxis(unit, { low, high, zeros: above.length < all.length }, { log, count });
}
