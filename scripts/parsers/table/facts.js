import { didYouMean, orDeclared, wordsPage } from '../../model/lib/nearest.js';
import { inUnit, isStatistic, metrics } from '../../model/metric.js';
import { parametersOf } from '../../model/parameters.js';
import { parameter, parameters } from '../../model/vocabulary/index.js';
import { decimalNumber } from '../shared/decimalNumber.js';
import { byteUnit } from '../shared/unitWord.js';
import { isAbsent, readNumber, readUnit, splitCell } from './cell.js';

/**
 * What a row says beside its values.
 *
 * @typedef {object} Facts
 * @property {string | null} device
 * @property {string | null} test
 * @property {string | null} evidence
 * @property {string | null} tool
 * @property {string | null} unit
 * @property {import('../../model/metric.js').Metric | null} metric
 * @property {string | null} statistic
 * @property {number | null} run from 0
 * @property {number | null} runsStated how many runs the source names
 * @property {string | null} origin `measured` or `transcribed`
 * @property {string | null} date of one's own measurement
 * @property {import('../../model/parameters.js').Parameters} parameters
 *
 * @typedef {(problem: string, hint?: string | null) => void} Report
 */

const texts = /** @type {const} */ (['device', 'test', 'evidence', 'tool', 'unit', 'date']);

/**
 * @param {(name: string) => string} said cell or saying for a field; empty where there is none
 * @param {{ names: string[], unit: (name: string) => string | null, mark: import('../shared/decimalNumber.js').DecimalMark, report: Report }} table
 * @returns {Facts}
 */
export function readFacts(said, { names, unit, mark, report }) {
  const words = Object.fromEntries(
    texts.map((name) => [name, isAbsent(said(name)) ? null : said(name).trim()]),
  );
  const run = count('run', said('run'), report);
  const asked = names
    .filter((name) => !isAbsent(said(name)))
    .map((name) => readParameter(name, said(name).trim(), { unit: unit(name), mark, report }));
  return /** @type {Facts} */ ({
    ...words,
    run: run === null ? null : run - 1,
    metric: metricNamed(said('metric'), report),
    statistic: statistic(said('statistic'), report),
    runsStated: count('runsStated', said('runsStated'), report),
    origin: oneOf('origin', said('origin'), ['measured', 'transcribed'], report),
    parameters: parametersOf(Object.fromEntries(asked)),
  });
}

/**
 * @param {string} text
 * @param {Report} report
 */
function metricNamed(text, report) {
  if (isAbsent(text)) return null;
  const words = text
    .trim()
    .toLowerCase()
    .replace(/[\s_-]+/g, ' ');
  const found = Object.keys(metrics).find(
    (name) =>
      name.replaceAll('-', ' ') === words ||
      metrics[name].title.toLowerCase() === words ||
      metrics[name].aliases.includes(words),
  );
  return found ?? oneOf('metric', text, Object.keys(metrics), report);
}

/**
 * A cell of a parameter's column, in its base unit: `4K`, `16`, `fresh`, `40 %`.
 *
 * @param {string} name
 * @param {string} text
 * @param {Cell} cell
 * @returns {[string, import('../../model/vocabulary/index.js').Value | null]}
 */
function readParameter(name, text, cell) {
  const { report } = cell;
  const facts = parameter(name);
  if (facts.values) return readChoice(name, text, report);
  if (facts.binary) return [name, blockSize(text, report)];
  if (facts.integer) return [name, count(name, text, report, facts.maximum)];
  if (facts.unit !== null) return [name, quantityIn(name, text, cell)];
  if (facts.scale === 'log' || facts.scale === 'linear')
    return [name, decimalNumber(text, cell.mark) ?? text];
  return [name, name === 'phase' ? text.toLowerCase() : text];
}

/**
 * A word of a closed list; one head may stand for several lists, as "direction" for reads and writes or for sent and received.
 *
 * @param {string} name
 * @param {string} text
 * @param {Report} report
 * @returns {[string, string | null]}
 */
function readChoice(name, text, report) {
  const shared = parameter(name).headers;
  const word = text.toLowerCase();
  for (const [each, { values, aliases, headers }] of Object.entries(parameters)) {
    if (!values || !headers.some((head) => shared.includes(head))) continue;
    const value = Object.hasOwn(aliases, word) ? aliases[word] : word;
    if (values.includes(value)) return [each, value];
  }
  return [name, oneOf(name, text, parameter(name).values ?? [], report)];
}

/** @typedef {{ unit: string | null, mark: import('../shared/decimalNumber.js').DecimalMark, report: Report }} Cell */

/**
 * @param {string} what
 * @param {string} text
 * @param {readonly string[]} known
 * @param {Report} report
 */
function oneOf(what, text, known, report) {
  if (isAbsent(text)) return null;
  const word = text.trim().toLowerCase().replace(/\s+/g, '-');
  if (known.includes(word)) return word;
  report(`unknown ${what}: ${text}`, orDeclared(didYouMean(word, known, 'known', wordsPage)));
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
 * @param {number | null} [maximum] of what may be none
 */
function count(name, text, report, maximum = null) {
  if (isAbsent(text)) return null;
  const digits = /^(?:q|qd|t|#)?\s*(\d{1,6})\s*%?$/i.exec(text.trim());
  const number = digits ? Number(digits[1]) : NaN;
  if (digits && (maximum === null ? number > 0 : number <= maximum)) return number;
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
 * @param {Cell} cell
 * @returns {string | number}
 */
function quantityIn(name, text, { unit, mark, report }) {
  const parts = splitCell(text);
  if (!parts) return text;
  const word = parts.unit ?? unit;
  const scale = word ? readUnit(word) : { unit: /** @type {const} */ ('1'), factor: 1 };
  if ('problem' in scale) return parts.unit ? text : (report(scale.problem, scale.hint), text);
  const value = readNumber(parts.number, scale, mark);
  if (typeof value !== 'number') {
    report(`${name}: ${value.problem}`, value.hint);
    return text;
  }
  const own = String(parameter(name).unit);
  const kept = word ? inUnit(value, scale.unit, own) : value;
  if (kept === null) report(`${name} in ${word}`, `its unit is ${own}`);
  return kept ?? text;
}
