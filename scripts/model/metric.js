import { metrics, shownOf, units } from './vocabulary/index.js';

/**
 * What can be measured, in which unit, and how a run is condensed to one number. Inside the program every value is in the
 * metric's own unit; prefixes are made in `quantity.js` alone.
 *
 * @typedef {string} Unit of the vocabulary, or, of the metric `result`, the word the tool wrote
 * @typedef {string} Metric a name of the vocabulary: `scripts/model/vocabulary/metricsAndUnits/` and `data/vocabulary.toml`
 * @typedef {import('./vocabulary/index.js').Direction} Direction
 */

export { metrics, units };

const named = Object.freeze(['mean', 'min', 'max', 'sd', 'median', 'total', 'value']);

/**
 * @param {unknown} name
 * @returns {name is Metric}
 */
export const isMetric = (name) => typeof name === 'string' && name in metrics;

/**
 * The unit that people read of a result: requests a second, where it is kept in 1/s.
 *
 * @param {{ metric: Metric, unit: Unit }} result
 * @returns {import('./vocabulary/index.js').UnitFacts}
 */
export const unitShown = ({ metric, unit }) =>
  metrics[metric]?.unit === unit ? metrics[metric].shown : shownOf(unit, unit);

/**
 * A value in the unit that a metric is kept in.
 *
 * @param {number} value in base units
 * @param {Unit | null} dimension their unit
 * @param {Metric} metric
 * @returns {number | null} `null` where the metric is of another dimension
 */
export const inUnitOf = (value, dimension, metric) => inUnit(value, dimension, metrics[metric].unit);

/**
 * @param {number} value in base units
 * @param {Unit | null} dimension their unit
 * @param {Unit} unit to have it in
 * @returns {number | null} `null` where that is of another dimension
 */
export function inUnit(value, dimension, unit) {
  const own = units[unit];
  if (dimension === null || dimension !== own?.dimension) return null;
  return own.factor === 1 ? value : Number((value / own.factor).toPrecision(12));
}

/**
 * Whether its zero is nothing, so that percentages mean something and no value is below it.
 *
 * @param {Unit} unit
 */
export const hasZero = (unit) => units[unit]?.scale !== 'interval';

/**
 * Whether an interval around a value of it may reach below zero.
 *
 * @param {Metric} metric
 */
export const canBeNegative = (metric) => metrics[metric].signed || !hasZero(metrics[metric].unit);

/**
 * `value` is for a tool that gives one number and does not say what it is; percentiles are `p50`, `p99.9` and so on.
 *
 * @param {unknown} name
 */
export function isStatistic(name) {
  if (typeof name !== 'string') return false;
  if (named.includes(name)) return true;
  const percent = /^p(\d{1,3}(?:\.\d+)?)$/.exec(name)?.[1];
  return percent !== undefined && Number(percent) <= 100;
}

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

/**
 * Whether its values read better in minutes and hours: `17 min 36 s`, as `formatDuration` writes it.
 *
 * @param {Metric} metric
 * @param {number} largest of those side by side, in seconds
 */
export const isLongTime = (metric, largest) => metrics[metric].shown.name === 's' && largest >= 120;
