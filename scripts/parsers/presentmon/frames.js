import { quantile } from '../../model/lib/quantile.js';
import { measurement } from '../../model/measurement.js';
import { warning } from '../../model/parser.js';
import { series } from '../../model/series.js';
import { scaled } from '../shared/amount.js';

/**
 * Frames are readings of one run. What reviewers report of them:
 * - frame rate, mean: frames / the sum of their times (not the mean of the rates);
 * - frame rate, p1 and p0.1: the rate that 99 % and 99.9 % of the frames reach, 1 / the p99 and p99.9 frame time;
 * - low-frame-rate: the mean rate of the slowest 1 % and 0.1 % of the frames ("1 % low average").
 *
 * @typedef {object} FrameColumn readings beside the frame times, NaN where there is none
 * @property {import('../../model/metric.js').Metric} metric
 * @property {string} [sensor]
 * @property {Float64Array} values in base units
 *
 * @typedef {object} Frames of one swap chain of one process
 * @property {number} run
 * @property {import('../../model/measurement.js').Parameters} [parameters]
 * @property {Float64Array} times seconds of each frame
 * @property {number | null} dropped frames presented but never shown; `null` where the tool does not say
 * @property {FrameColumn[]} columns
 */

/** A percentile needs at least as many frames as there are parts. */
const lows = [
  { percent: 1, parts: 100 },
  { percent: 0.1, parts: 1000 },
];

/** @param {Float64Array} values */
const sumOf = (values) => values.reduce((sum, value) => sum + value, 0);

/** @param {Frames} frames */
export function frameResults({ run, parameters, times, dropped, columns }) {
  const place = { run, parameters };
  const total = scaled(sumOf(times), 1);
  const rates = lows.filter(({ parts }) => times.length >= parts);
  const measurements = [
    measurement({ ...place, metric: 'frame-rate', statistic: 'mean', value: times.length / total }),
    ...rates.flatMap((low) => lowRates(times, low, place)),
    ...frameTimes(times).map(([statistic, value]) =>
      measurement({ ...place, metric: 'frame-time', statistic, value }),
    ),
    measurement({ ...place, metric: 'duration', statistic: 'value', value: total }),
    ...(dropped === null
      ? []
      : [measurement({ ...place, metric: 'dropped-frames', statistic: 'total', value: dropped })]),
    ...columns.filter(({ sensor }) => sensor === undefined).flatMap((column) => columnMean(column, place)),
  ];
  return { measurements, series: frameSeries({ run, parameters, times, columns }) };
}

/**
 * @param {Float64Array} times
 * @param {{ percent: number, parts: number }} low
 * @param {{ run: number, parameters?: import('../../model/measurement.js').Parameters }} place
 */
function lowRates(times, { percent, parts }, place) {
  const slowest = Float64Array.from(times)
    .sort()
    .slice(-Math.floor(times.length / parts));
  const mean = sumOf(slowest) / slowest.length;
  return [
    measurement({
      ...place,
      metric: 'frame-rate',
      statistic: `p${percent}`,
      value: 1 / quantile(times, 1 - percent / 100),
    }),
    measurement({
      run: place.run,
      parameters: { ...place.parameters, slowest: percent / 100 },
      metric: 'low-frame-rate',
      statistic: 'mean',
      value: 1 / mean,
    }),
  ];
}

/**
 * @param {Float64Array} times
 * @returns {[string, number][]}
 */
function frameTimes(times) {
  const tails = lows.filter(({ parts }) => times.length >= parts).map(({ percent }) => 100 - percent);
  return [
    ['mean', scaled(sumOf(times), 1 / times.length)],
    ['median', quantile(times, 0.5)],
    ...tails.map(
      (percent) => /** @type {[string, number]} */ ([`p${percent}`, quantile(times, percent / 100)]),
    ),
    ['max', times.reduce((most, time) => Math.max(most, time), 0)],
  ];
}

/**
 * @param {FrameColumn} column
 * @param {{ run: number, parameters?: import('../../model/measurement.js').Parameters }} place
 */
function columnMean({ metric, values }, place) {
  const known = values.filter((value) => !Number.isNaN(value));
  if (known.length === 0) return [];
  const value = known.reduce((sum, each) => sum + each, 0) / known.length;
  return [measurement({ ...place, metric, statistic: 'mean', value })];
}

/** @param {Omit<Frames, 'dropped'>} frames */
function frameSeries({ run, parameters, times, columns }) {
  let now = 0;
  const ends = times.map((time) => (now += time));
  const readings = columns.flatMap(({ metric, sensor, values }) => {
    const known = Array.from(ends.keys()).filter((index) => !Number.isNaN(values[index]));
    if (known.length === 0) return [];
    return [
      series({
        run,
        parameters: sensor === undefined ? parameters : { ...parameters, sensor },
        metric,
        times: Float64Array.from(known, (index) => ends[index]),
        values: Float64Array.from(known, (index) => values[index]),
      }),
    ];
  });
  return [series({ run, parameters, metric: 'frame-time', times: ends, values: times }), ...readings];
}

/**
 * @param {ArrayLike<number>} milliseconds
 */
export const secondsOf = (milliseconds) => Float64Array.from(milliseconds, (time) => scaled(time, 1e-3));

/**
 * Which frame times count: the first of a capture has no frame before it (0), and no frame takes less than nothing.
 *
 * @param {number[]} times in any unit, NaN where the tool wrote none
 * @param {string} name of what was recorded, for the warning
 */
export function usableFrames(times, name) {
  const kept = times.flatMap((time, index) => (time > 0 ? [index] : []));
  const negative = times.filter((time) => time < 0).length;
  const warnings =
    negative > 0 ? [warning(`${name}: ${negative} frames with a time below zero are left out`)] : [];
  return { kept, warnings };
}
