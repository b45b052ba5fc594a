import { placesOf } from '../../../scripts/charts/seriesAxis.js';
import { quantile } from '../../../scripts/model/quantile.js';

/**
 * What the readings of one line are within a stretch of the axis. Of a log that the page holds condensed, percentiles of
 * readings are not known, and none are given: the smallest and the largest are.
 *
 * @typedef {object} RangeSummary
 * @property {string} device
 * @property {string} label
 * @property {number} readings
 * @property {number} mean over time, base unit
 * @property {number} min
 * @property {number} max
 * @property {number | null} p1
 * @property {number | null} p99
 *
 * @param {import('../../../scripts/model/chartData.js').ChartSeries} line
 * @param {{ axis: 'time' | 'bytes' | 'capacity', from: number, to: number }} range base unit of the axis
 * @returns {RangeSummary | null} `null` where it has no reading there
 */
export function rangeSummary(line, { axis, from, to }) {
  const { times, values, low, high } = line.series;
  const places = placesOf(line, axis);
  const inside = Array.from(values, (_, at) => at).filter((at) => places[at] >= from && places[at] <= to);
  if (inside.length === 0) return null;
  const steps = inside.map((at) => times[at] - (at ? times[at - 1] : 0));
  const span = steps.reduce((sum, step) => sum + step, 0);
  const kept = inside.map((at) => values[at]);
  const mean = span > 0 ? kept.reduce((sum, value, at) => sum + value * steps[at], 0) / span : kept[0];
  const condensed = low !== null && high !== null;
  return {
    device: line.device,
    label: line.label,
    readings: inside.length,
    mean,
    min: Math.min(...inside.map((at) => low?.[at] ?? values[at])),
    max: Math.max(...inside.map((at) => high?.[at] ?? values[at])),
    p1: condensed ? null : quantile(kept, 0.01),
    p99: condensed ? null : quantile(kept, 0.99),
  };
}
