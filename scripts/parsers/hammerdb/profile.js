import { measurement } from '../../model/measurement.js';
import { warning } from '../../model/parser.js';
import { series } from '../../model/series.js';
import { scaled } from '../shared/amount.js';

const summary = /^\s{0,60}(?:>{3,9} )?SUMMARY OF (\d{1,9}) ACTIVE VIRTUAL USERS/;
const user = /^\s{0,60}(?:>{3,9} )?VIRTUAL USER \d/;
const procedure = /^\s{0,60}(?:>{3,9} )?PROC: (\w{1,40})/;
/** Values may be glued: `CALLS: 40001MIN: 1.234msAVG:`. */
const field = /(CALLS|MIN|AVG|MAX|TOTAL|P\d{1,2}(?:\.\d{1,2})?|SD|RATIO): (\d{1,15}(?:\.\d{1,6})?)(ms|%)?/g;
const statistics = new Map([
  ['MIN', 'min'],
  ['AVG', 'mean'],
  ['MAX', 'max'],
]);

/**
 * The time profile. Each virtual user has a part, but only the summary is of all of them: percentiles are never averaged.
 * `SD` is left out, because versions differ in its unit.
 *
 * @param {import('../shared/blocks.js').Line[]} lines
 * @param {number} runs results in the same text, the last of which the profile belongs to
 */
export function profileRows(lines, runs) {
  let name = '';
  let open = false;
  let users = 0;
  let seen = false;
  let run = Math.max(0, runs - 1);
  /** @type {import('../../model/measurement.js').Measurement[]} */
  const measurements = [];
  for (const { text } of lines) {
    const head = summary.exec(text);
    if (head) {
      if (open && runs === 0) run += 1;
      [open, users, name] = [true, Number(head[1]), ''];
      continue;
    }
    if (user.test(text)) [name, seen] = ['', true];
    if (user.test(text) && measurements.length === 0) open = false;
    const procedureName = procedure.exec(text)?.[1];
    if (procedureName) name = procedureName;
    if (!open || name === '' || procedureName) continue;
    measurements.push(...fieldRows(text, { run, test: name, parameters: { 'virtual-users': users } }));
  }
  const lost = seen && measurements.length === 0;
  return {
    measurements,
    warnings: lost ? [warning('the time profile has no summary of all virtual users: it was cut')] : [],
  };
}

/**
 * @param {string} text
 * @param {Partial<import('../../model/measurement.js').Measurement>} place
 */
const fieldRows = (text, place) =>
  [...text.matchAll(field)].flatMap(([, key, shown, unit]) => {
    if (key === 'CALLS')
      return [measurement({ ...place, metric: 'count', statistic: 'total', value: Number(shown) })];
    const statistic = key.startsWith('P') ? `p${Number(key.slice(1))}` : statistics.get(key);
    if (!statistic || unit !== 'ms') return [];
    return [measurement({ ...place, metric: 'latency', statistic, value: scaled(Number(shown), 1e-3) })];
  });

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
 * @param {import('../shared/blocks.js').Line[]} lines
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
