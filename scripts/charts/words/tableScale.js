import { shownUnit } from '../../model/metric.js';
import { scaleFor } from '../../model/quantity.js';
import { errorBarEnds } from '../marks/errorBars.js';
import { wordsOfKind } from './wordsOfKind.js';

/**
 * The prefix of a table's numbers: that of the chart's axis, so that nobody has to turn seconds into milliseconds to find a number of
 * the table in the drawing.
 *
 * @param {import('../../model/chartData.js').Chart} data
 */
export function tableScale(data) {
  const { scale, options, noErrorBars } = wordsOfKind(data);
  if (scale) return scale(data);
  const reach =
    data.rows.length > 0
      ? rowReach(noErrorBars ? { ...data, errorBars: 'none' } : data)
      : data.series.flatMap(({ series }) => [series.min, series.max]);
  const high = Math.max(...reach);
  if ((data.options.scale ?? options?.properties?.scale?.default) !== 'log')
    return scaleFor(shownUnit(data), high);
  const above = reach.filter((value) => value > 0);
  return scaleFor(shownUnit(data), above.length > 0 ? Math.sqrt(Math.min(...above) * high) : high);
}

/** @param {import('../../model/chartData.js').Chart} data */
const rowReach = ({ rows, errorBars, references }) => [
  ...references.map(({ value }) => value),
  ...rows.flatMap(({ summary }) => {
    const { low, high } = errorBarEnds(summary, errorBars) ?? { low: summary.mean, high: summary.mean };
    return [summary.mean, low, high, ...(errorBars === 'runs' ? [summary.min, summary.max] : [])];
  }),
];
