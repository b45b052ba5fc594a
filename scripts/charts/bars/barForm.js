import { hasZero, metrics } from '../../model/metric.js';

/**
 * How results of `bar` and `grouped-bar` are drawn: as bars from zero, as dots on a log axis, or, of ratios, as dots around 1.
 *
 * @typedef {'bars' | 'dots' | 'ratios'} BarForm
 * @typedef {Pick<import('../../model/chartData.js').Chart, 'metric' | 'rows' | 'options'>} Drawn
 * @typedef {{ metric: Drawn['metric'], rows: readonly { summary: { mean: number } }[] }} Results
 */

/** Beside a bar that is more than so many times as long, one is a stub. */
const mostTimes = 20;

export const barScaleOption = Object.freeze({
  enum: ['linear', 'log'],
  description: `linear draws bars, log draws dots; log is the default for ratios, and where the largest value is more than ${mostTimes} times the smallest`,
});

/**
 * The scale of the axis where nobody chooses one. It is decided by the values alone, so that it is the same at every width.
 *
 * @param {Results} data
 * @returns {'linear' | 'log'}
 */
export function usualScale({ metric, rows }) {
  if (!canBeLog({ metric, rows })) return 'linear';
  const means = rows.map(({ summary }) => summary.mean);
  return metrics[metric].atOne || Math.max(...means) > mostTimes * Math.min(...means) ? 'log' : 'linear';
}

/** Zero and what is below it have no logarithm. @param {Results} data */
const canBeLog = ({ metric, rows }) =>
  hasZero(metrics[metric].unit) && rows.length > 0 && rows.every(({ summary }) => summary.mean > 0);

/** @param {Drawn} data @returns {BarForm} */
export function barForm(data) {
  if (!canBeLog(data) || (data.options.scale ?? usualScale(data)) === 'linear') return 'bars';
  return metrics[data.metric].atOne ? 'ratios' : 'dots';
}
