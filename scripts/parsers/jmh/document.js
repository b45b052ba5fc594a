import { InputError } from '../../model/inputError.js';
import { warning } from '../../model/parser.js';
import { isAmount } from '../shared/amount.js';
import { runNumbers } from '../shared/blocks.js';
import { jsonDocuments } from '../shared/jsonDocuments.js';
import { namedParameters } from '../shared/namedParameters.js';
import { counterName, score } from './score.js';

/** @typedef {import('../../model/measurement.js').Measurement} Measurement */
/** @typedef {import('../../model/parser.js').Warning} Warning */

/**
 * The JSON: a list of results, one for each benchmark, mode and set of parameters.
 *
 * @param {import('../../model/parser.js').Source} source
 * @param {string} hint
 * @returns {Partial<import('../../model/parser.js').Parsed>}
 */
export function readDocuments(source, hint) {
  const { documents, warnings } = jsonDocuments(source, hint);
  const results = documents
    .flatMap(({ value }) => (Array.isArray(value) ? value : [value]))
    .filter((each) => each !== null && typeof each === 'object' && 'benchmark' in each);
  if (results.length === 0) throw new InputError('no benchmark was timed', { hint });
  const numbers = runNumbers();
  const measurements = results.flatMap((each, at) =>
    readResult(each, { path: `[${at}]`, numbers, warnings, hint }),
  );
  if (measurements.length === 0) throw new InputError('no benchmark has a score', { hint });
  const [first] = results;
  return {
    toolVersion: typeof first.jmhVersion === 'string' ? first.jmhVersion : null,
    measurements,
    warnings,
    settings: settingsOf(first),
  };
}

/**
 * @param {any} each
 * @param {{ path: string, numbers: ReturnType<typeof runNumbers>, warnings: Warning[], hint: string }} place
 * @returns {Measurement[]}
 */
function readResult(each, { path, numbers, warnings, hint }) {
  if (typeof each.benchmark !== 'string')
    throw new InputError('no name of a benchmark', { path: `${path}.benchmark`, hint });
  const params = each.params !== null && typeof each.params === 'object' ? Object.entries(each.params) : [];
  const pairs = /** @type {[string, unknown][]} */ ([
    ...params,
    ['mode', each.mode],
    ['threads', each.threads],
  ]);
  const parameters = namedParameters(pairs);
  const primary = each.primaryMetric ?? {};
  const raw = primary.rawData ?? primary.rawDataHistogram;
  const forks = Array.isArray(raw) ? Math.max(raw.length, 1) : 1;
  const first = numbers.next([each.benchmark, parameters], forks);
  const secondary = each.secondaryMetrics ?? {};
  const place = { test: each.benchmark, parameters, first, warnings, hint };
  const unit = String(primary.scoreUnit);
  if (each.mode === 'thrpt' && unit.endsWith('/op'))
    warnings.push(
      warning(`${each.benchmark}: a throughput in ${unit}: it is read as a time, as its unit says`),
    );
  return [
    ...readMetric(primary, { ...place, path: `${path}.primaryMetric`, counter: null }),
    ...Object.entries(secondary).flatMap(([name, metric]) =>
      readMetric(metric, { ...place, path: `${path}.secondaryMetrics.${name}`, counter: counterName(name) }),
    ),
  ];
}

/**
 * @typedef {object} Place
 * @property {string} test
 * @property {import('../../model/measurement.js').Parameters | undefined} parameters
 * @property {number} first number of the first fork
 * @property {string} path
 * @property {string | null} counter
 * @property {Warning[]} warnings
 * @property {string} hint
 */

/**
 * @param {any} metric
 * @param {Place} place
 * @returns {Measurement[]}
 */
function readMetric(metric, place) {
  const { test, parameters, first, path, counter, warnings } = place;
  const unit = metric?.scoreUnit;
  if (typeof unit !== 'string')
    throw new InputError('no unit of a score', { path: `${path}.scoreUnit`, hint: place.hint });
  const base = { test, parameters };
  if (Array.isArray(metric.rawDataHistogram))
    return readHistograms(metric.rawDataHistogram, { ...place, unit });
  const forks = Array.isArray(metric.rawData) ? metric.rawData.filter(Array.isArray) : [];
  const rows = forks.flatMap((/** @type {unknown[]} */ values, /** @type {number} */ fork) =>
    values.flatMap((raw, at) => {
      const value = numberOf(raw, `${path}.rawData[${fork}][${at}]`, place);
      if (value === null) return [];
      const repetition = values.length > 1 ? { repetition: at } : {};
      return [score(value, unit, { ...base, ...repetition, run: first + fork, statistic: 'value' }, counter)];
    }),
  );
  if (rows.length > 0) return rows;
  const value = numberOf(metric.score, `${path}.score`, place);
  // Profilers that print a text have no number; they are no loss.
  if (value === null && counter !== null) return [];
  const why =
    value === null ? 'it has no score' : 'it holds no single iterations: its score counts as one run';
  warnings.push(warning(`${test}: ${why}`));
  return value === null ? [] : [score(value, unit, { ...base, run: first, statistic: 'mean' }, counter)];
}

/**
 * @param {unknown} raw a number, or `"NaN"` where there is none
 * @param {string} path
 * @param {Place} place
 * @returns {number | null}
 */
function numberOf(raw, path, { counter, hint }) {
  if (raw === 'NaN' || raw === null || raw === undefined) return null;
  const value =
    typeof raw === 'string' && /^-?\d{1,30}(?:\.\d{1,30})?(?:E-?\d{1,3})?$/.test(raw) ? Number(raw) : raw;
  const signed = counter !== null && counter !== 'gc.alloc.rate.norm';
  const fits = typeof value === 'number' && Number.isFinite(value) && (value >= 0 || signed);
  if (fits && !Object.is(value, -0)) return value;
  throw new InputError(`no score: ${typeof raw === 'object' ? 'a list or an object' : String(raw)}`, {
    path,
    hint,
  });
}

const described = /** @type {const} */ ([
  ['jdk', 'jdkVersion'],
  ['vm', 'vmName'],
  ['vm version', 'vmVersion'],
  ['forks', 'forks'],
  ['warm-up iterations', 'warmupIterations'],
  ['warm-up time', 'warmupTime'],
  ['iterations', 'measurementIterations'],
  ['iteration time', 'measurementTime'],
]);

/** @param {any} first @returns {Record<string, string>} */
function settingsOf(first) {
  const found = described.filter(([, key]) => ['string', 'number'].includes(typeof first[key]));
  return Object.fromEntries(found.map(([name, key]) => [name, String(first[key]).slice(0, 200)]));
}

const percentiles = [50, 90, 95, 99, 99.9, 99.99];

/**
 * Sampled times: `[fork][iteration][value, count]`. Each fork gives its mean and percentiles over all its samples.
 *
 * @param {unknown[]} forks
 * @param {Place & { unit: string }} place
 */
function readHistograms(forks, { test, parameters, first, path, counter, unit, hint }) {
  return forks.flatMap((fork, at) => {
    const bins = (Array.isArray(fork) ? fork.flat() : []).map((bin) => {
      if (Array.isArray(bin) && isAmount(bin[0]) && isAmount(bin[1]))
        return /** @type {const} */ ([bin[0], bin[1]]);
      throw new InputError('no value and count', { path: `${path}.rawDataHistogram[${at}]`, hint });
    });
    bins.sort(([a], [b]) => a - b);
    const count = bins.reduce((sum, [, own]) => sum + own, 0);
    if (count === 0) return [];
    const row = (/** @type {number} */ value, /** @type {string} */ statistic) =>
      score(value, unit, { test, parameters, run: first + at, statistic }, counter);
    const total = bins.reduce((sum, [value, own]) => sum + value * own, 0);
    return [
      row(total / count, 'mean'),
      row(bins[0][0], 'min'),
      ...percentiles.map((percent) => row(percentileOf(bins, (percent / 100) * count), `p${percent}`)),
      row(bins[bins.length - 1][0], 'max'),
    ];
  });
}

/**
 * The least value that at least as many samples do not exceed.
 *
 * @param {(readonly [number, number])[]} bins ascending
 * @param {number} rank
 */
function percentileOf(bins, rank) {
  let below = 0;
  for (const [value, count] of bins) {
    below += count;
    if (below >= rank - 1e-9) return value;
  }
  return bins[bins.length - 1][0];
}
