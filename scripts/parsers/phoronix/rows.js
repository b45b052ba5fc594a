import { measurement } from '../../model/measurement.js';
import { warning } from '../../model/parser.js';
import { series } from '../../model/series.js';
import { scaled } from '../shared/amount.js';
import { runNumbers } from '../shared/blocks.js';
import { namedParameters } from '../shared/namedParameters.js';
import { metricOfScale } from './scale.js';

/**
 * One result of one test, on one or more systems.
 *
 * @typedef {object} Entry
 * @property {string | null} system
 * @property {string} value as printed; empty where the test failed
 * @property {string[]} raw each run's value; empty where they are not there
 * @property {boolean} [single] whether it is known to be of one run
 *
 * @typedef {object} Result
 * @property {string} profile `pts/compress-zstd-1.6.0`
 * @property {string} title
 * @property {string} options `Compression Level: 3 - Compression Speed`
 * @property {string} [arguments]
 * @property {string} scale
 * @property {'higher' | 'lower' | undefined} better
 * @property {Entry[]} entries
 * @property {number | null} line
 *
 * @typedef {{ results: Result[], warnings: import('../../model/parser.js').Warning[],
 *   facts: Partial<import('../../model/parser.js').Parsed> }} Read
 */

/** @typedef {import('../../model/measurement.js').Measurement} Measurement */

/**
 * Each value of `RawString` is a run; what is computed of them is not read again.
 *
 * @param {Read} read
 */
export function measurementsOf({ results }) {
  /** @type {Measurement[]} */
  const measurements = [];
  /** @type {import('../../model/series.js').Series[]} */
  const readings = [];
  const missing = { failed: /** @type {string[]} */ ([]), installed: 0, other: /** @type {string[]} */ ([]) };
  const systems = new Set(results.flatMap(({ entries }) => entries.map(({ system }) => system)));
  const doubled = doubledOptions(results);
  const numbers = runNumbers();
  for (const result of results) {
    if (isInstallation(result)) {
      missing.installed += 1;
      continue;
    }
    for (const entry of result.entries) {
      const place = placeOf(result, entry, { several: systems.size > 1, doubled });
      const found = readEntry(result, entry, { place, numbers });
      measurements.push(...found.measurements);
      readings.push(...found.series);
      if (found.measurements.length === 0)
        missing[entry.value.trim() ? 'other' : 'failed'].push(nameOf(result));
    }
  }
  return { measurements, series: readings, warnings: warningsOf(missing) };
}

/** What the suite notes of installing a test is no result of the test. @param {Result} result */
const isInstallation = ({ profile, options, arguments: given }) =>
  profile === '' && /^test (?:install|compile) (?:time|size)/i.test(options.trim() || (given ?? '').trim());

/** @param {Result} result */
const nameOf = ({ title, profile, options }) => [title || profile, options].filter(Boolean).join(', ');

/** Tests whose options are the same and whose arguments are not. @param {Result[]} results */
function doubledOptions(results) {
  /** @type {Map<string, Set<string>>} */
  const given = new Map();
  for (const each of results) {
    const key = keyOf(each);
    given.set(key, (given.get(key) ?? new Set()).add(each.arguments ?? ''));
  }
  return new Set([...given].filter(([, all]) => all.size > 1).map(([key]) => key));
}

/** @param {Result} result */
const keyOf = ({ profile, title, options, scale }) => JSON.stringify([profile, title, options, scale]);

/**
 * @param {Result} result
 * @param {Entry} entry
 * @param {{ several: boolean, doubled: Set<string> }} file
 */
function placeOf(result, { system }, { several, doubled }) {
  const pairs = optionsOf(result.options);
  const more = doubled.has(keyOf(result)) ? [['arguments', result.arguments]] : [];
  const profile = result.profile ? [['profile', result.profile]] : [];
  const all = /** @type {[string, unknown][]} */ ([...profile, ...pairs, ...more]);
  return {
    test: result.title || result.profile,
    parameters: namedParameters(all),
    ...(several && system ? { subject: system } : {}),
  };
}

/**
 * `Compression Level: 3 - Compression Speed`: options by name, and which of several results it is.
 *
 * @param {string} text
 * @returns {[string, string][]}
 */
function optionsOf(text) {
  /** @type {[string, string][]} */
  const pairs = [];
  /** @type {string[]} */
  const bare = [];
  for (const part of text.trim().split(' - ').filter(Boolean)) {
    const match = /^([^:]{1,80}): (.{1,400})$/.exec(part);
    const taken = match && pairs.some(([name]) => name === match[1]);
    if (match && !taken) pairs.push([match[1], match[2]]);
    else bare.push(part);
  }
  return bare.length > 0 ? [...pairs, ['result-of', bare.join(' - ')]] : pairs;
}

/**
 * @param {Result} result
 * @param {Entry} entry
 * @param {{ place: Partial<Measurement>, numbers: ReturnType<typeof runNumbers> }} options
 */
function readEntry(result, { value, raw, single }, { place, numbers }) {
  const row = rowMaker(result, place);
  const list = raw.length === 0 && value.includes(',') ? numbersIn(value.split(',')) : null;
  if (list) return readReadings(list, { result, place, row });
  const values = numbersIn(raw);
  const work = [place, result.scale];
  if (values) {
    const first = numbers.next(work, values.length);
    return { measurements: values.map((each, at) => row(each, 'value', first + at)), series: [] };
  }
  const [only] = numbersIn([value]) ?? [];
  if (only === undefined) return { measurements: [], series: [] };
  return { measurements: [row(only, single ? 'value' : 'mean', numbers.next(work))], series: [] };
}

/**
 * @param {Result} result
 * @param {Partial<Measurement>} place
 */
function rowMaker({ scale, better }, place) {
  const known = metricOfScale(scale, better);
  return (/** @type {number} */ value, /** @type {string} */ statistic, run = 0) =>
    known
      ? measurement({ ...place, run, metric: known.metric, statistic, value: scaled(value, known.factor) })
      : measurement({ ...place, run, metric: 'result', statistic, value, unit: scale.trim() || '1', better });
}

/**
 * A sensor's readings, or the times of frames, over one run. Only of frames is known when each of them was.
 *
 * @param {number[]} values
 * @param {{ result: Result, place: Partial<Measurement>, row: ReturnType<typeof rowMaker> }} options
 */
function readReadings(values, { result, place, row }) {
  const ends = [
    row(values.reduce((sum, value) => sum + value, 0) / values.length, 'mean'),
    row(
      values.reduce((least, value) => Math.min(least, value)),
      'min',
    ),
    row(
      values.reduce((most, value) => Math.max(most, value)),
      'max',
    ),
  ];
  const frames =
    /frame time/i.test(`${result.title} ${result.options}`) && /^(?:ms|milliseconds)$/i.test(result.scale);
  if (!frames) return { measurements: ends, series: [] };
  let elapsed = 0;
  const seconds = Float64Array.from(values, (value) => value / 1e3);
  const times = seconds.map((value) => (elapsed += value));
  const { test, parameters, subject } = place;
  const own = { test, parameters, subject, metric: /** @type {const} */ ('frame-time') };
  return { measurements: ends, series: [series({ ...own, times, values: seconds })] };
}

/**
 * @param {string[]} texts
 * @returns {number[] | null} `null` where one of them is no number that a test may give, or there is none
 */
function numbersIn(texts) {
  const numbers = texts.map((text) =>
    /^[+-]?(?:\d{1,30}(?:\.\d{0,30})?|\.\d{1,30})(?:[eE][+-]?\d{1,3})?$/.test(text.trim())
      ? Number(text)
      : NaN,
  );
  const fits = numbers.every((value) => Number.isFinite(value) && value >= 0 && !Object.is(value, -0));
  return numbers.length > 0 && fits ? numbers : null;
}

/** @param {{ failed: string[], installed: number, other: string[] }} missing */
function warningsOf({ failed, installed, other }) {
  const few = (/** @type {string[]} */ names) => {
    const distinct = [...new Set(names)];
    const more = distinct.length > 12 ? ` and ${distinct.length - 12} more` : '';
    return `${distinct.slice(0, 12).join('; ')}${more}`;
  };
  return [
    ...(failed.length > 0 ? [warning(`no result, the test failed: ${few(failed)}`)] : []),
    ...(other.length > 0 ? [warning(`no number that could be read: ${few(other)}`)] : []),
    ...(installed > 0
      ? [warning(`${installed} install times and sizes are no results of the tests: left out`)]
      : []),
  ];
}
