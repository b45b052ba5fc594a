import { InputError } from '../../model/inputError.js';
import { groupBy } from '../../model/lib/groupBy.js';
import { measurement } from '../../model/measurement.js';
import { warning } from '../../model/parser.js';
import { amount, isAmount, scaled } from '../shared/amount.js';
import { runNumbers } from '../shared/blocks.js';
import { jsonDocuments } from '../shared/jsonDocuments.js';
import { namedParameters } from '../shared/namedParameters.js';

/** @typedef {import('../../model/measurement.js').Measurement} Measurement */

/** Of the brief form, in nanoseconds. */
const summaries = /** @type {const} */ ([
  ['Mean', 'mean'],
  ['Median', 'median'],
  ['Min', 'min'],
  ['Max', 'max'],
  ['StandardDeviation', 'sd'],
  ['Q1', 'p25'],
  ['Q3', 'p75'],
]);

/**
 * @param {import('../../model/parser.js').Source} source
 * @param {string} hint
 * @returns {Partial<import('../../model/parser.js').Parsed>}
 */
export function readDocuments(source, hint) {
  const { documents, warnings } = jsonDocuments(source, hint);
  const reports = documents.filter(({ value }) => Array.isArray(value?.Benchmarks));
  const own = reports.flatMap(({ value }) => value.Benchmarks);
  const jobs = new Set(own.map(jobOf)).size > 1;
  const numbers = runNumbers();
  const read = own.map((each, at) => readBenchmark(each, { path: `Benchmarks[${at}]`, jobs, numbers, hint }));
  const measurements = read.flatMap((each) => each.measurements);
  if (measurements.length === 0)
    throw new InputError('no benchmark gave a result', { path: 'Benchmarks', hint });
  const counts = read.flatMap(({ count, test }) => (count === null ? [] : [{ test, count }]));
  if (counts.length > 0)
    warnings.push(
      warning('the brief form holds no single iterations: what was computed of them counts as one run'),
    );
  const host = reports[0].value.HostEnvironmentInfo ?? {};
  const model = textOf(host.ProcessorName) ?? textOf(host.ProcessorName?.Value);
  return {
    toolVersion: textOf(host.BenchmarkDotNetVersion),
    device: model ? { model, firmware: null, serial: null, capacity: null } : null,
    measurements,
    warnings: [...warnings, ...read.flatMap((each) => each.warnings)],
    settings: settingsOf(host, { counts, job: jobs ? null : jobOf(own[0]) }),
  };
}

/**
 * @param {any} each
 * @param {{ path: string, jobs: boolean, numbers: ReturnType<typeof runNumbers>, hint: string }} place
 */
function readBenchmark(each, { path, jobs, numbers, hint }) {
  const test = nameOf(each);
  if (!test) throw new InputError('no name of a benchmark', { path: `${path}.FullName`, hint });
  const pairs = pairsOf(each.Parameters);
  const parameters = namedParameters(jobs && jobOf(each) ? [...pairs, ['job', jobOf(each)]] : pairs);
  if (each.Statistics === null || each.Statistics === undefined) {
    const said = warning(`${test} gave no result: it failed`);
    return { test, measurements: [], count: null, warnings: [said] };
  }
  const place = { test, parameters };
  const launches = launchesOf(each, path, hint);
  const first = numbers.next([test, parameters], Math.max(launches.length, 1));
  const times =
    launches.length > 0
      ? launches.flatMap((values, launch) =>
          values.map((value, at) =>
            measurement({
              ...place,
              run: first + launch,
              ...(values.length > 1 && { repetition: at }),
              metric: 'duration',
              statistic: 'value',
              value,
            }),
          ),
        )
      : summaryRows(each.Statistics, { place: { ...place, run: first }, path, hint });
  return {
    test,
    measurements: [...times, ...memoryRows(each, { ...place, run: first })],
    count: launches.length > 0 ? null : String(each.Statistics.N ?? ''),
    warnings: [],
  };
}

/**
 * The iterations that count, without warm-up, pilot and overhead: seconds an operation, by launch.
 *
 * @param {any} each
 * @param {string} path
 * @param {string} hint
 * @returns {number[][]}
 */
function launchesOf(each, path, hint) {
  const all = Array.isArray(each.Measurements) ? each.Measurements : [];
  const results = all.filter(
    (/** @type {any} */ one) =>
      (one?.IterationMode === 'Workload' && one.IterationStage === 'Result') ||
      one?.IterationMode === 'Result',
  );
  if (results.length > 0) {
    const launches = groupBy(results, (/** @type {any} */ one) => one.LaunchIndex);
    return [...launches.values()].map((own) =>
      own.map((one) => {
        const time = amount(one.Nanoseconds, { what: 'time', path: `${path}.Measurements`, hint });
        const count = amount(one.Operations, {
          what: 'count of operations',
          path: `${path}.Measurements`,
          hint,
        });
        if (count === 0)
          throw new InputError('an iteration without operations', { path: `${path}.Measurements`, hint });
        return scaled(time / count, 1e-9);
      }),
    );
  }
  const original = each.Statistics.OriginalValues;
  if (!Array.isArray(original) || original.length === 0) return [];
  const values = original.map((value, at) =>
    scaled(amount(value, { what: 'time', path: `${path}.Statistics.OriginalValues[${at}]`, hint }), 1e-9),
  );
  return [values];
}

/**
 * @param {any} statistics
 * @param {{ place: Partial<Measurement>, path: string, hint: string }} options
 */
function summaryRows(statistics, { place, path, hint }) {
  return summaries.flatMap(([key, statistic]) => {
    const raw = statistics[key];
    if (raw === undefined || raw === null || (statistic === 'sd' && !(statistics.N > 1))) return [];
    const value = scaled(amount(raw, { what: 'time', path: `${path}.Statistics.${key}`, hint }), 1e-9);
    return [measurement({ ...place, metric: 'duration', statistic, value })];
  });
}

/**
 * @param {any} each
 * @param {Partial<Measurement>} place
 * @returns {Measurement[]}
 */
function memoryRows({ Memory: memory, Metrics: metrics }, place) {
  const bytes = memory?.BytesAllocatedPerOperation;
  const allocated = isAmount(bytes)
    ? [measurement({ ...place, metric: 'allocated-memory', statistic: 'value', value: bytes })]
    : [];
  const own = Array.isArray(metrics) ? metrics : [];
  const counted = own.flatMap((/** @type {any} */ { Value: value, Descriptor: facts } = {}) => {
    const counter = textOf(facts?.Id);
    if (!counter || counter === 'Allocated Memory' || !isAmount(value)) return [];
    const unit = textOf(facts.Unit) ?? '1';
    const better = facts.TheGreaterTheBetter === true ? 'higher' : 'lower';
    const parameters = { ...place.parameters, counter };
    return [measurement({ ...place, parameters, metric: 'result', statistic: 'value', value, unit, better })];
  });
  return [...allocated, ...counted];
}

/** @param {any} each */
function nameOf(each) {
  const full = textOf(each?.FullName);
  if (full) return /^[^(]{1,1000}(?=\(.*\)$)/s.exec(full)?.[0] ?? full;
  return [each?.Namespace, each?.Type, each?.Method].filter((part) => textOf(part)).join('.');
}

/** `N=10&M=2`; up to 0.9 joined by commas. @param {unknown} text @returns {[string, string][]} */
export function pairsOf(text) {
  const parts = typeof text === 'string' ? text.split(text.includes('&') ? '&' : /, (?=\w{1,80}=)/) : [];
  return parts.flatMap((part) => {
    const at = part.indexOf('=');
    return at > 0 ? [/** @type {[string, string]} */ ([part.slice(0, at), part.slice(at + 1)])] : [];
  });
}

/** `Memory.Alloc: ShortRun(IterationCount=3) [N=10]` is the job `ShortRun(IterationCount=3)`. @param {any} each */
function jobOf(each) {
  const text = typeof each?.DisplayInfo === 'string' ? each.DisplayInfo.slice(0, 1000) : '';
  const at = text.indexOf(': ');
  return at < 0 ? null : text.slice(at + 2).replace(/ \[[^[\]]{0,500}\]$/, '');
}

/** @param {unknown} value */
const textOf = (value) => (typeof value === 'string' && value !== '' ? value : null);

/**
 * @param {any} host
 * @param {{ counts: { test: string, count: string }[], job: string | null }} read
 * @returns {Record<string, string>}
 */
function settingsOf(host, { counts, job }) {
  const facts = [
    ['os', textOf(host.OsVersion)],
    ['runtime', textOf(host.RuntimeVersion) ?? textOf(host.ClrVersion)],
    ['architecture', textOf(host.Architecture)],
    ['configuration', textOf(host.Configuration)],
    ['job', job],
  ].filter(([, value]) => value !== null);
  const own = counts.map(({ test, count }) => [
    counts.length > 1 ? `${test}: iterations` : 'iterations',
    count,
  ]);
  return Object.fromEntries([...facts, ...own]);
}
