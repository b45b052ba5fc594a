import { scaled } from '../shared/amount.js';
import { durationIn } from '../shared/timeUnit.js';
import { byteUnit } from '../shared/unitWord.js';
import { nameOf } from './json.js';

/**
 * @typedef {import('./json.js').K6Metric} K6Metric
 * @typedef {{ line: number, metrics: K6Metric[] }} Summary
 */

const row =
  /^\s{0,20}([✓✗])?\s{0,4}([A-Za-z_][\w .]{0,100}?|\{ ?[^{}]{1,200}\})\.{2,100}:\s{1,20}(\S.{0,300})$/;
const pair = /([\w().]{1,20})=\s{0,10}(\S{1,30})/g;
const share =
  /^(\d{1,3}(?:\.\d{1,6})?)%(?:\s{1,20}[✓✗]?\s{0,4}(\d{1,15})\s{1,20}(?:[✓✗]|out of)\s{1,20}(\d{1,15}))?/;
const number =
  /^(\d{1,15}(?:\.\d{1,9})?)(?:\s{0,2}([kMGT]?B))?(?:\s{1,20}(\d{1,15}(?:\.\d{1,9})?)(?:\s{0,2}([kMGT]?B))?\/s)?\s*$/;

/**
 * The metrics that the summary at the end of a test lists; the first one again begins the next summary.
 *
 * @param {import('../shared/blocks.js').Line[]} lines
 * @returns {Summary[]}
 */
export function textMetrics(lines) {
  /** @type {Summary[]} */
  const summaries = [];
  let seen = new Set();
  let parent = '';
  for (const { text, line } of lines) {
    const match = row.exec(text);
    if (!match) continue;
    const key = match[2].startsWith('{') ? `${parent}${match[2].replaceAll(/\s/g, '')}` : match[2];
    if (!match[2].startsWith('{')) parent = key;
    const metric = metricOf(key, match[3].trim(), match[1] === '✗');
    if (!metric) continue;
    if (summaries.length === 0 || seen.has(key)) {
      summaries.push({ line, metrics: [] });
      seen = new Set();
    }
    seen.add(key);
    summaries[summaries.length - 1].metrics.push(metric);
  }
  return summaries;
}

/**
 * @param {string} key
 * @param {string} said
 * @param {boolean} crossed
 * @returns {K6Metric | null}
 */
function metricOf(key, said, crossed) {
  const base = { ...nameOf(key), crossed: crossed ? ['a threshold'] : [] };
  if (/^avg=/.test(said) || /=\S/.test(said.split(/\s/)[0])) return trendOf(base, said);
  const rate = share.exec(said);
  if (rate) return rateOf(base, rate);
  const match = number.exec(said);
  if (match) return counterOf(base, match);
  const gauge =
    /^(\d{1,15}(?:\.\d{1,9})?)\s{1,40}min=(\d{1,15}(?:\.\d{1,9})?)\s{1,40}max=(\d{1,15}(?:\.\d{1,9})?)\s*$/.exec(
      said,
    );
  if (!gauge) return null;
  const [value, min, max] = gauge.slice(1).map(Number);
  return { ...base, kind: 'gauge', contains: null, values: { value, min, max } };
}

/** @typedef {Pick<K6Metric, 'name' | 'tags' | 'crossed'>} Base */

/**
 * @param {Base} base
 * @param {string} said
 * @returns {K6Metric | null}
 */
function trendOf(base, said) {
  const pairs = [...said.matchAll(pair)];
  const times = pairs.map(([, , text]) => durationIn(text));
  const isTime = times.every((time) => time !== null);
  const values = pairs.flatMap(([, name, text], at) => {
    const value = isTime ? scaled(/** @type {number} */ (times[at]), 1000) : Number(text);
    return Number.isFinite(value) && value >= 0 ? [[name, value]] : [];
  });
  if (values.length === 0) return null;
  return {
    ...base,
    kind: 'trend',
    contains: isTime ? 'time' : 'default',
    values: Object.fromEntries(values),
  };
}

/**
 * `checks` counts what is right on the left; `http_req_failed` what failed. The share itself says which of both it is.
 *
 * @param {Base} base
 * @param {RegExpExecArray} match
 * @returns {K6Metric}
 */
function rateOf(base, [whole, percent, first, second]) {
  const rate = scaled(Number(percent), 1e-2);
  if (first === undefined) return { ...base, kind: 'rate', contains: null, values: { rate } };
  const all = whole.includes('out of') ? Number(second) : Number(first) + Number(second);
  const exact = all > 0 ? Number(first) / all : rate;
  return {
    ...base,
    kind: 'rate',
    contains: null,
    values: { rate: exact, passes: Number(first), fails: all - Number(first) },
  };
}

/**
 * @param {Base} base
 * @param {RegExpExecArray} match
 * @returns {K6Metric}
 */
function counterOf(base, [, count, unit, rate, rateUnit]) {
  const factor = unit ? (byteUnit(unit) ?? 1) : 1;
  const perSecond = rateUnit ? (byteUnit(rateUnit) ?? 1) : 1;
  return {
    ...base,
    kind: rate === undefined ? 'gauge' : 'counter',
    contains: unit ? 'data' : null,
    values:
      rate === undefined
        ? { value: Number(count) }
        : { count: scaled(Number(count), factor), rate: scaled(Number(rate), perSecond) },
  };
}
