import { shownUnit } from '../../model/metric.js';
import { scaleFor } from '../../model/quantity.js';

/**
 * The unit of the largest value; a smaller one where that fits all values: 84.5 and 1150 MB, not 84.5 MB and 1.15 GB.
 *
 * @param {Pick<import('../../model/chartData.js').ChartData, 'metric' | 'relative' | 'rows' | 'series'>} data
 */
export function barScale(data) {
  const unit = shownUnit(data);
  const means = data.rows.map(({ summary }) => summary.mean);
  const largest = Math.max(0, ...means);
  const scale = scaleFor(unit, largest);
  const small = means.filter((mean) => mean > 0 && vanishes(mean, scale));
  if (small.length === 0) return scale;
  const finer = scaleFor(unit, Math.min(...small));
  return largest < finer.factor * 10_000 ? finer : scale;
}

/**
 * Whether a value shows little more than zeros in a unit.
 *
 * @param {number} value base unit
 * @param {import('../../model/quantity.js').Scale} scale
 */
export const vanishes = (value, { factor }) => value !== 0 && Math.abs(value) < factor * 0.1;
