import { InputError } from '../../model/inputError.js';
import { groupBy } from '../../model/lib/groupBy.js';
import { quantile } from '../../model/lib/quantile.js';
import { parsed, warning } from '../../model/parser.js';
import { series } from '../../model/series.js';
import { scaled } from '../shared/amount.js';
import { cutLine } from '../shared/blocks.js';
import { csvRows } from '../shared/csvRows.js';
import { numberIn } from '../shared/jsonDocument.js';
import { tryJson } from '../shared/jsonDocuments.js';
import { summaryRows } from './rows.js';

const jsonHead =
  /^\s{0,200}\{"(?:type":"(?:Metric|Point)"|metric":"[\w-]{1,100}","type":"(?:Metric|Point)"|data":\{"(?:name|time)":)/;
const csvHead = /^metric_name,timestamp,metric_value,/;

/** @typedef {{ name: string, time: number, value: number }} Point seconds since 1970 */
/** @typedef {import('./json.js').Kind} Kind */
/** @typedef {{ kind: Kind, contains: import('./json.js').K6Metric['contains'] }} Declared */

const kinds = ['trend', 'counter', 'rate', 'gauge'];
const contents = ['time', 'data', 'default'];

/** @param {string} head */
export const isPoints = (head) =>
  csvHead.test(head) || (jsonHead.test(head) && /"type":"(?:Metric|Point)"/.test(head.slice(0, 4000)));

/** Kinds of k6's own metrics; the CSV does not say them. @param {string} name @returns {Kind} */
const kindOf = (name) =>
  /^(?:http_reqs|iterations|data_(?:sent|received)|dropped_iterations)$/.test(name)
    ? 'counter'
    : /^(?:checks|http_req_failed)$/.test(name)
      ? 'rate'
      : /^vus(?:_max)?$/.test(name)
        ? 'gauge'
        : 'trend';

/**
 * `--out json` and `--out csv`: every point that k6 took, summed up as k6 does at its end. How long the test was they do not say:
 * it counts from the first point to the last. The durations of requests are readings as well.
 *
 * @param {import('../../model/parser.js').Source} source
 * @param {string} hint
 */
export function readPoints(source, hint) {
  const text = source.text();
  const { points, declared, bad } = csvHead.test(source.headText()) ? csvPoints(text) : jsonPoints(text);
  if (points.length === 0) throw new InputError('no point of any metric', { line: 1, hint });
  const first = points.reduce((least, { time }) => Math.min(least, time), Infinity);
  const last = points.reduce((most, { time }) => Math.max(most, time), -Infinity);
  const metrics = [...groupBy(points, ({ name }) => name)].map(([name, own]) => {
    const { kind, contains } = declared.get(name) ?? { kind: kindOf(name), contains: null };
    const values = valuesOf(
      own.map(({ value }) => value),
      kind,
      last - first,
    );
    return { name, tags: {}, kind, contains, crossed: [], values };
  });
  const rows = summaryRows(metrics, { run: 0, line: 1 });
  const requests = points
    .filter(({ name }) => name === 'http_req_duration')
    .sort((one, other) => one.time - other.time);
  const answered = rows.measurements.some(({ test }) => test === 'http_req_duration');
  return parsed({
    measurements: rows.measurements,
    series:
      answered && requests.length > 1
        ? [
            series({
              test: 'http_req_duration',
              metric: 'latency',
              times: Float64Array.from(requests, ({ time }) => Number((time - first).toFixed(6))),
              values: Float64Array.from(requests, ({ value }) => scaled(value, 1e-3)),
            }),
          ]
        : [],
    warnings: [
      ...rows.warnings,
      ...(rows.measurements.some(({ metric }) => metric === 'request-rate')
        ? [
            warning(
              'the length of the test is not said: rates are over the time from the first point to the last',
            ),
          ]
        : []),
      ...(bad > 0 ? [warning(`${bad} lines are no points and are left out`)] : []),
      ...cutLine(text, () => true),
    ],
    settings: rows.settings,
  });
}

/** @param {string} text */
function jsonPoints(text) {
  /** @type {Point[]} */
  const points = [];
  /** @type {Map<string, Declared>} */
  const declared = new Map();
  let bad = 0;
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    const said = tryJson(line);
    const name = said?.metric;
    if (said?.type === 'Metric' && kinds.includes(said.data?.type))
      declared.set(String(said.data.name ?? name), {
        kind: said.data.type,
        contains: contents.includes(said.data.contains) ? said.data.contains : null,
      });
    else {
      const value = numberIn(said?.data?.value);
      const time = Date.parse(said?.data?.time) / 1000;
      if (typeof name === 'string' && value !== null && value >= 0 && Number.isFinite(time))
        points.push({ name, time, value });
      else bad++;
    }
  }
  return { points, declared, bad };
}

/** @param {string} text */
function csvPoints(text) {
  let bad = 0;
  const points = csvRows(text)
    .slice(1)
    .flatMap(({ cells: [name, stamp, shown] }) => {
      const [time, value] = [secondsIn(stamp), Number(shown || NaN)];
      if (/^[\w-]{1,100}$/.test(name) && Number.isFinite(time) && value >= 0 && Number.isFinite(value))
        return [{ name, time, value }];
      bad++;
      return [];
    });
  return { points, declared: /** @type {Map<string, Declared>} */ (new Map()), bad };
}

/**
 * `K6_CSV_TIME_FORMAT`: seconds since 1970 unasked, or thousandths, millionths and billionths of them, or a date.
 *
 * @param {string} stamp
 */
function secondsIn(stamp = '') {
  if (!/^\d{9,20}$/.test(stamp)) return Date.parse(stamp) / 1000;
  const thousands = Math.floor((stamp.length - 9) / 3);
  return Number(stamp) / 1000 ** thousands;
}

/**
 * @param {number[]} values
 * @param {Kind} kind
 * @param {number} duration seconds
 * @returns {Record<string, number>}
 */
function valuesOf(values, kind, duration) {
  const sum = values.reduce((total, value) => total + value, 0);
  const [least, most] = [values.reduce(lesser), values.reduce(greater)];
  if (kind === 'counter') return { count: sum, ...(duration > 0 && { rate: sum / duration }) };
  if (kind === 'rate') return { rate: sum / values.length, passes: sum, fails: values.length - sum };
  if (kind === 'gauge') return { value: values[values.length - 1], min: least, max: most };
  return {
    avg: sum / values.length,
    min: least,
    med: quantile(values, 0.5),
    max: most,
    'p(90)': quantile(values, 0.9),
    'p(95)': quantile(values, 0.95),
  };
}

/** @param {number} one @param {number} other */
const lesser = (one, other) => Math.min(one, other);
/** @param {number} one @param {number} other */
const greater = (one, other) => Math.max(one, other);
