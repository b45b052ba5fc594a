import { InputError } from '../../model/inputError.js';
import { parsed, warning } from '../../model/parser.js';
import { series } from '../../model/series.js';
import { csvRows } from '../text/csvRows.js';
import { numberIn } from '../text/jsonDocument.js';
import { scaled } from '../text/scaled.js';
import { summaryRows } from './rows.js';

const jsonHead =
  /^\s{0,200}\{"(?:type":"(?:Metric|Point)"|metric":"[\w-]{1,100}","type":"(?:Metric|Point)"|data":\{"(?:name|time)":)/;
const csvHead = /^metric_name,timestamp,metric_value,/;

/** @typedef {{ name: string, time: number, value: number }} Point seconds since 1970 */
/** @typedef {import('./json.js').Kind} Kind */

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
 * `--out json` and `--out csv`: every point that k6 took. Summed up as k6 sums them up at its end, so that both forms of one
 * run agree; the durations of requests are readings as well.
 *
 * @param {import('../../model/parser.js').Source} source
 * @param {string} hint
 */
export function readPoints(source, hint) {
  const text = source.text();
  const { points, kinds, bad } = csvHead.test(source.headText()) ? csvPoints(text) : jsonPoints(text);
  if (points.length === 0) throw new InputError('no point of any metric', { line: 1, hint });
  const first = points.reduce((least, { time }) => Math.min(least, time), Infinity);
  const last = points.reduce((most, { time }) => Math.max(most, time), -Infinity);
  const metrics = [...groupByName(points)].map(([name, own]) => ({
    name,
    tags: {},
    kind: kinds.get(name) ?? kindOf(name),
    contains: null,
    crossed: [],
    values: valuesOf(own, kinds.get(name) ?? kindOf(name), last - first),
  }));
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
      ...(bad > 0 ? [warning(`${bad} lines are no points and are left out`)] : []),
      ...(text.endsWith('\n') ? [] : [warning('the last line has no end: the file may be cut')]),
    ],
    settings: rows.settings,
  });
}

/** @param {string} text */
function jsonPoints(text) {
  /** @type {Point[]} */
  const points = [];
  /** @type {Map<string, Kind>} */
  const kinds = new Map();
  let bad = 0;
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    const said = jsonIn(line);
    const name = said?.metric;
    if (said?.type === 'Metric' && typeof said.data?.type === 'string')
      kinds.set(String(said.data.name ?? name), said.data.type);
    else {
      const value = numberIn(said?.data?.value);
      const time = Date.parse(said?.data?.time) / 1000;
      if (typeof name === 'string' && value !== null && value >= 0 && Number.isFinite(time))
        points.push({ name, time, value });
      else bad++;
    }
  }
  return { points, kinds, bad };
}

/** @param {string} line @returns {any} `null` where it is no JSON */
function jsonIn(line) {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/** @param {string} text */
function csvPoints(text) {
  let bad = 0;
  const points = csvRows(text)
    .slice(1)
    .flatMap(({ cells: [name, stamp, shown] }) => {
      const [time, value] = [Number(stamp || NaN), Number(shown || NaN)];
      if (/^[\w-]{1,100}$/.test(name) && Number.isFinite(time) && value >= 0 && Number.isFinite(value))
        return [{ name, time, value }];
      bad++;
      return [];
    });
  return { points, kinds: /** @type {Map<string, Kind>} */ (new Map()), bad };
}

/** @param {Point[]} points */
function groupByName(points) {
  /** @type {Map<string, number[]>} */
  const groups = new Map();
  for (const { name, value } of points) {
    const own = groups.get(name);
    if (own) own.push(value);
    else groups.set(name, [value]);
  }
  return groups;
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
  const sorted = Float64Array.from(values).sort();
  return {
    avg: sum / values.length,
    min: least,
    med: percentile(sorted, 50),
    max: most,
    'p(90)': percentile(sorted, 90),
    'p(95)': percentile(sorted, 95),
  };
}

/** @param {number} one @param {number} other */
const lesser = (one, other) => Math.min(one, other);
/** @param {number} one @param {number} other */
const greater = (one, other) => Math.max(one, other);

/**
 * As k6 computes it: between the two values around the rank.
 *
 * @param {Float64Array} sorted
 * @param {number} percent
 */
function percentile(sorted, percent) {
  const rank = (percent / 100) * (sorted.length - 1);
  const below = Math.floor(rank);
  const above = Math.min(below + 1, sorted.length - 1);
  return sorted[below] + (sorted[above] - sorted[below]) * (rank - below);
}
