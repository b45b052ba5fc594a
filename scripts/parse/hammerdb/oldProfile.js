import { measurement } from '../../model/measurement.js';
import { series } from '../../model/series.js';
import { scaled } from '../text/scaled.js';

const window =
  /^\s{0,60}Vuser (\d{1,6}):\|PERCENTILES (\d{4})-(\d\d)-(\d\d) (\d\d):(\d\d):(\d\d) to (\d{4})-(\d\d)-(\d\d) (\d\d):(\d\d):(\d\d)/;
const reading =
  /^\s{0,60}Vuser (\d{1,6}):\|(\w{1,40})\|MIN-\d{1,15}(?:\.\d)?\|P50%-(\d{1,15}(?:\.\d)?)\|P95%-(\d{1,15}(?:\.\d)?)\|P99%-(\d{1,15}(?:\.\d)?)\|/;
const total =
  /^\s{0,60}Vuser (\d{1,6}):\|(\w{1,40}) {0,40}\| {0,20}\d{1,18}\| {0,9}\d{1,3}\.\d{1,2}%\| {0,20}(\d{1,15})\| {0,20}(\d{1,15})\|/;
/** Rows of the profiler itself. */
const aside = /^(?:TOPLEVEL|prep_statement|gettimestamp)$/;

/**
 * The profiler of version 3 to 4.2 (etprof) watches one virtual user: percentiles of each stretch of time in microseconds, and
 * at the end how long a call took on average.
 *
 * @param {import('../text/blocks.js').Line[]} lines
 */
export function oldProfile(lines) {
  /** @type {Map<string, { time: number, values: number[] }[]>} */
  const readings = new Map();
  let begin = NaN;
  let end = 0;
  /** @type {import('../../model/measurement.js').Measurement[]} */
  const measurements = [];
  for (const { text } of lines) {
    const span = window.exec(text);
    if (span) {
      const [from, to] = [span.slice(2, 8), span.slice(8, 14)].map((parts) => secondsOf(parts.map(Number)));
      if (Number.isNaN(begin)) begin = from;
      end = to - begin;
    }
    const point = reading.exec(text);
    if (point && !aside.test(point[2]) && end > 0) {
      const own = readings.get(point[2]) ?? [];
      if (own.length === 0) readings.set(point[2], own);
      if (own.length === 0 || own[own.length - 1].time <= end)
        own.push({ time: end, values: point.slice(3, 6).map(Number) });
    }
    const row = total.exec(text);
    if (!row || aside.test(row[2]) || Number(row[3]) === 0) continue;
    const place = { test: row[2], parameters: { 'virtual-user': Number(row[1]) } };
    measurements.push(
      measurement({ ...place, metric: 'latency', statistic: 'mean', value: scaled(Number(row[4]), 1e-6) }),
      measurement({ ...place, metric: 'count', statistic: 'total', value: Number(row[3]) }),
    );
  }
  return { measurements, series: [...readings].flatMap(([test, points]) => percentileSeries(test, points)) };
}

/** @param {number[]} parts year, month, day, hour, minute, second */
const secondsOf = ([year, month, day, hour, minute, second]) =>
  Date.UTC(year, month - 1, day, hour, minute, second) / 1000;

/**
 * @param {string} test
 * @param {{ time: number, values: number[] }[]} points
 */
const percentileSeries = (test, points) =>
  [50, 95, 99].map((percentile, at) =>
    series({
      test,
      parameters: { percentile },
      metric: 'latency',
      times: Float64Array.from(points, ({ time }) => time),
      values: Float64Array.from(points, ({ values }) => scaled(values[at], 1e-6)),
    }),
  );
