import { placesOf } from '../../../scripts/charts/lines/seriesAxis.js';
import { quantile } from '../../../scripts/model/lib/quantile.js';

/**
 * What one line is within a stretch of the axis. Of a log that the page holds condensed, percentiles of readings are not known, and
 * none are given: the smallest and the largest are. A line that a source describes has levels and no readings: each holds from the end of the
 * one before, so a stretch within a level has its rate.
 *
 * @typedef {object} RangeSummary
 * @property {string} product
 * @property {string} label
 * @property {number | null} readings `null` of levels that a source describes
 * @property {number} mean over time, base unit
 * @property {number} min
 * @property {number} max
 * @property {number | null} p1
 * @property {number | null} p99
 *
 * @typedef {import('../../../scripts/model/chartData.js').ChartSeries} ChartSeries
 * @typedef {{ axis: 'time' | 'bytes' | 'capacity', from: number, to: number }} Range base unit of the axis
 *
 * @param {ChartSeries} line
 * @param {Range} range
 * @returns {RangeSummary | null} `null` where it says nothing there
 */
export function rangeSummary(line, range) {
  const described = line.origin.kind === 'transcribed';
  const parts = described ? levelsWithin(line, range) : readingsWithin(line, range);
  if (parts.length === 0) return null;
  const { low, high } = line.series;
  const condensed = low !== null && high !== null;
  const kept = parts.map(({ value }) => value);
  const exact = !described && !condensed;
  return {
    product: line.product,
    label: line.label,
    readings: described ? null : parts.length,
    mean: meanOver(parts, line.series.axis !== 'time' && line.series.metric === 'bandwidth'),
    min: Math.min(...parts.map(({ at, value }) => low?.[at] ?? value)),
    max: Math.max(...parts.map(({ at, value }) => high?.[at] ?? value)),
    p1: exact ? quantile(kept, 0.01) : null,
    p99: exact ? quantile(kept, 0.99) : null,
  };
}

/** @typedef {{ at: number, value: number, span: number }} Part `span`: how long it holds, in what the series knows: seconds, bytes or a share */

/** @param {ChartSeries} line @param {Range} range @returns {Part[]} */
function readingsWithin(line, { axis, from, to }) {
  const { times, values } = line.series;
  const places = knownPlaces(line, axis);
  const parts = [];
  for (let at = 0; at < values.length && places[at] <= to; at += 1)
    if (places[at] >= from) parts.push({ at, value: values[at], span: times[at] - (at ? times[at - 1] : 0) });
  return parts;
}

/** @param {ChartSeries} line @param {Range} range @returns {Part[]} */
function levelsWithin(line, { axis, from, to }) {
  const places = knownPlaces(line, axis);
  return Array.from(line.series.values, (value, at) => {
    const begin = at ? places[at - 1] : 0;
    return { at, value, span: Math.min(to, places[at]) - Math.max(from, begin) };
  }).filter(({ span }) => span > 0);
}

/**
 * Over time. Where the parts are amounts of data, each takes the time that its rate makes of it.
 *
 * @param {Part[]} parts
 * @param {boolean} amounts
 */
function meanOver(parts, amounts) {
  const whole = parts.reduce((sum, { span }) => sum + span, 0);
  if (!(whole > 0)) return parts[0].value;
  if (amounts) return whole / parts.reduce((sum, { value, span }) => sum + span / value, 0);
  return parts.reduce((sum, { value, span }) => sum + value * span, 0) / whole;
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
