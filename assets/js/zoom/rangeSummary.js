import { placesOf } from '../../../scripts/charts/lines/seriesAxis.js';
import { memoizeByRef } from '../../../scripts/model/lib/memoize.js';
import { quantile } from '../../../scripts/model/lib/quantile.js';

/**
 * What one line is within a stretch of the axis. Of a log that the page holds condensed, percentiles of readings are not known, and
 * none are given: the smallest and the largest are. A line that a source describes has levels and no readings: each holds from the end of the
 * one before, so a stretch within a level has its rate. Over several levels no mean is given: it would be no more than the source's own words.
 *
 * @typedef {object} RangeSummary
 * @property {number | null} readings `null` of levels that a source describes
 * @property {number | null} mean over time, base unit; `null` of levels that a source describes
 * @property {number} min
 * @property {number} max
 * @property {number | null} p1
 * @property {number | null} p99
 * @property {(import('../../../scripts/model/measurement.js').Stated | undefined)[]} stated as the source gives the levels of `min` and `max`
 *
 * @param {import('../../../scripts/model/chartData.js').ChartSeries} line
 * @param {{ axis: 'time' | 'bytes' | 'capacity', from: number, to: number }} range base unit of the axis
 * @returns {RangeSummary | null} `null` where it says nothing there
 */
export function rangeSummary(line, { axis, from, to }) {
  const { times, values, low, high, stated, axis: known, metric } = line.series;
  const described = line.origin.kind === 'transcribed';
  const places = knownPlaces(line, axis);
  const amounts = known !== 'time' && metric === 'bandwidth';
  const kept = [];
  let [sum, weights] = [0, 0];
  let [min, max] = [Infinity, -Infinity];
  for (let at = 0; at < values.length; at += 1) {
    const begin = at ? places[at - 1] : 0;
    if (described ? begin >= to || places[at] <= from : places[at] < from || places[at] > to) continue;
    const span = times[at] - (at ? times[at - 1] : 0);
    // an amount of data takes the time that its rate makes of it
    const weight = amounts ? span / values[at] : span;
    sum += amounts ? span : values[at] * weight;
    weights += weight;
    min = Math.min(min, low?.[at] ?? values[at]);
    max = Math.max(max, high?.[at] ?? values[at]);
    kept.push(values[at]);
  }
  if (kept.length === 0) return null;
  const exact = !described && !low;
  return {
    readings: described ? null : kept.length,
    mean: described ? null : weights > 0 ? sum / weights : kept[0],
    min,
    max,
    p1: exact ? quantile(kept, 0.01) : null,
    p99: exact ? quantile(kept, 0.99) : null,
    stated: [(low ?? values).indexOf(min), (high ?? values).indexOf(max)].map((at) => stated?.rates[at]),
  };
}

const placed = memoizeByRef(
  (/** @type {Parameters<typeof placesOf>[0]} */ _) =>
    /** @type {Map<string, ReturnType<typeof placesOf>>} */ (new Map()),
);

/** While a stretch is dragged the readings stay where they are. @type {typeof placesOf} */
function knownPlaces(line, axis) {
  const known = placed(line);
  const places = known.get(axis) ?? placesOf(line, axis);
  known.set(axis, places);
  return places;
}
