import { placesOf } from '../../../scripts/charts/lines/seriesAxis.js';
import { quantile } from '../../../scripts/model/lib/quantile.js';

/**
 * What the readings of one line are within a stretch of the axis. Of a log that the page holds condensed, percentiles of
 * readings are not known, and none are given: the smallest and the largest are.
 *
 * @typedef {object} RangeSummary
 * @property {string} product
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
  const places = knownPlaces(line, axis);
  const kept = [];
  let [sum, span] = [0, 0];
  let [min, max] = [Infinity, -Infinity];
  for (let at = 0; at < values.length && places[at] <= to; at += 1) {
    if (places[at] < from) continue;
    const step = times[at] - (at ? times[at - 1] : 0);
    sum += values[at] * step;
    span += step;
    min = Math.min(min, low?.[at] ?? values[at]);
    max = Math.max(max, high?.[at] ?? values[at]);
    kept.push(values[at]);
  }
  if (kept.length === 0) return null;
  const condensed = low !== null && high !== null;
  return {
    product: line.product,
    label: line.label,
    readings: kept.length,
    mean: span > 0 ? sum / span : kept[0],
    min,
    max,
    p1: condensed ? null : quantile(kept, 0.01),
    p99: condensed ? null : quantile(kept, 0.99),
  };
}

/** @type {WeakMap<object, Map<string, ArrayLike<number>>>} */
const placed = new WeakMap();

/** While a stretch is dragged the readings stay where they are. @type {typeof placesOf} */
function knownPlaces(line, axis) {
  const known = placed.get(line) ?? new Map();
  placed.set(line, known);
  if (!known.has(axis)) known.set(axis, placesOf(line, axis));
  return known.get(axis);
}
