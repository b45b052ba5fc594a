import { isMetric, isStatistic, metrics } from '../model/metric.js';
import { nearest } from '../model/nearest.js';
import { byteUnit } from './byteUnit.js';
import { isAbsent, readNumber, readUnit, splitCell } from './tableCell.js';

/**
 * What a row says beside its values.
 *
 * @typedef {object} Facts
 * @property {string | null} device
 * @property {string | null} test
 * @property {string | null} evidence
 * @property {string | null} tool
 * @property {string | null} unit
 * @property {import('../model/metric.js').Metric | null} metric
 * @property {string | null} statistic
 * @property {import('./storageRecord.js').Operation | null} operation
 * @property {import('./storageRecord.js').Pattern | null} pattern
 * @property {number | null} blockSize
 * @property {number | null} queueDepth
 * @property {number | null} jobs
 * @property {number | null} readPercent
 * @property {number | null} run from 0
 * @property {number | null} runsStated how many runs the source names
 * @property {string | null} origin `measured` or `transcribed`
 * @property {string | null} date of one's own measurement
 * @property {Record<string, string | number>} condition
 *
 * @typedef {(problem: string, hint?: string | null) => void} Report
 */

const operations = /** @type {const} */ (['read', 'write', 'trim', 'mixed', 'copy']);
const patterns = /** @type {const} */ (['sequential', 'random']);
const texts = /** @type {const} */ (['device', 'test', 'evidence', 'tool', 'unit', 'date']);
const counts = /** @type {const} */ (['queueDepth', 'jobs', 'readPercent', 'run', 'runsStated']);
/** Conditions that are numbers where they are written as such; the others stay words. */
const measured = ['compressibility', 'filled', 'size', 'files'];

/**
 * @param {(name: string) => string} said cell or saying for a field; empty where there is none
 * @param {{ names: string[], unit: (name: string) => string | null, mark: import('./decimalNumber.js').DecimalMark, report: Report }} table
 * @returns {Facts}
 */
export function readFacts(said, { names, unit, mark, report }) {
  const words = Object.fromEntries(
    texts.map((name) => [name, isAbsent(said(name)) ? null : said(name).trim()]),
  );
  const numbers = Object.fromEntries(counts.map((name) => [name, count(name, said(name), report)]));
  const condition = names
    .filter((name) => !isAbsent(said(name)))
    .map((name) => [name, conditionValue(name, said(name).trim(), { unit: unit(name), mark, report })]);
  return /** @type {Facts} */ ({
    ...words,
    ...numbers,
    run: numbers.run === null ? null : numbers.run - 1,
    metric: oneOf('metric', said('metric'), Object.keys(metrics), report),
    statistic: statistic(said('statistic'), report),
    operation: oneOf('operation', said('operation'), operations, report),
    pattern: oneOf('pattern', said('pattern'), patterns, report),
    origin: oneOf('origin', said('origin'), ['measured', 'transcribed'], report),
    blockSize: blockSize(said('blockSize'), report),
    condition: Object.fromEntries(condition),
  });
}

/**
 * @param {string} what
 * @param {string} text
 * @param {readonly string[]} known
 * @param {Report} report
 */
function oneOf(what, text, known, report) {
  if (isAbsent(text)) return null;
  const word = text
    .trim()
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/^(read|write)(?:s|ing)$/, '$1');
  const short = { seq: 'sequential', rnd: 'random', rand: 'random', time: 'duration', speed: 'bandwidth' };
  const name = Object.hasOwn(short, word) ? short[/** @type {keyof typeof short} */ (word)] : word;
  if (known.includes(name) && (what !== 'metric' || isMetric(name))) return name;
  const near = nearest(word, known);
  report(`unknown ${what}: ${text}`, near ? `did you mean "${near}"?` : `known: ${known.join(', ')}`);
  return null;
}

/**
 * @param {string} text
 * @param {Report} report
 */
function statistic(text, report) {
  if (isAbsent(text)) return null;
  const word = text.trim().toLowerCase();
  const name = /^(?:average|avg)$/.test(word) ? 'mean' : word;
  if (isStatistic(name)) return name;
  report(`unknown statistic: ${text}`, 'known: value, mean, median, min, max, sd, p99 ...');
  return null;
}

/**
 * @param {string} name
 * @param {string} text
 * @param {Report} report
 */
function count(name, text, report) {
  if (isAbsent(text)) return null;
  const digits = /^(?:q|qd|t|#)?\s*(\d{1,6})\s*%?$/i.exec(text.trim());
  const number = digits ? Number(digits[1]) : NaN;
  if (digits && (name === 'readPercent' ? number <= 100 : number > 0)) return number;
  report(`no whole number in ${name}: ${text}`);
  return null;
}

/**
 * Block sizes are binary, as every tool means them: 4K, 4 KB and 4 KiB are 4096 bytes.
 *
 * @param {string} text
 * @param {Report} report
 */
function blockSize(text, report) {
  if (isAbsent(text)) return null;
  const match = /^(\d{1,9}(?:\.\d{1,3})?)\s*([a-z]*)$/i.exec(text.trim());
  const factor = match && (match[2] ? byteUnit(match[2], { binary: true }) : 1);
  if (match && factor) return Number(match[1]) * factor;
  report(`unknown block size: ${text}`, 'write it as 4K, 128 KiB or 1M');
  return null;
}

/**
 * @param {string} name
 * @param {string} text
 * @param {{ unit: string | null, mark: import('./decimalNumber.js').DecimalMark, report: Report }} context
 * @returns {string | number}
 */
function conditionValue(name, text, { unit, mark, report }) {
  const parts = splitCell(text);
  if (!parts || !measured.includes(name)) return name === 'phase' ? text.toLowerCase() : text;
  const word = parts.unit ?? unit;
  const scale = word ? readUnit(word) : { unit: /** @type {const} */ ('1'), factor: 1 };
  if ('problem' in scale) return parts.unit ? text : (report(scale.problem, scale.hint), text);
  const value = readNumber(parts.number, scale, mark);
  if (typeof value === 'number') return value;
  report(`${name}: ${value.problem}`, value.hint);
  return text;
}
