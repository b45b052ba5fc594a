import { InputError } from '../../model/inputError.js';
import { measurement } from '../../model/measurement.js';
import { warning } from '../../model/parser.js';
import { amountIn, scaled } from '../shared/amount.js';
import { joinRuns, openEnd, runNumbers } from '../shared/blocks.js';
import { tryJson } from '../shared/jsonDocuments.js';
import { namedParameters } from '../shared/namedParameters.js';

/** @typedef {import('../../model/measurement.js').Measurement} Measurement */
/** @typedef {import('../../model/metric.js').Metric} Metric */

const entry = /^([A-Za-z0-9][^:\n]{1,80}?)\s{0,40}: (\S.{0,200})$/;

/** What the scenarios are ranked by, as rates. */
const rates = /** @type {const} */ ([
  ['Samples per second', 'item-rate', null],
  ['Scheduled samples per second', 'item-rate', 'scheduled'],
  ['Completed samples per second', 'item-rate', 'completed'],
  ['QPS w/ loadgen overhead', 'request-rate', null],
  ['QPS w/o loadgen overhead', 'request-rate', 'without overhead'],
  ['Tokens per second', 'token-rate', null],
  ['Completed tokens per second', 'token-rate', 'completed'],
]);
const latency =
  /^(Min|Max|Mean|(\d{1,2}\.\d{1,2}) percentile|(\d{1,2}\.\d)th percentile) ?(first token |First Token |time to output token |time per output token )?(?:per-query )?latency ?\(ns\)$/i;

/**
 * `mlperf_log_summary.txt`; a log may hold several.
 *
 * @param {string} text
 * @param {string} hint
 * @returns {Partial<import('../../model/parser.js').Parsed>}
 */
export function readSummaries(text, hint) {
  const lines = text.split('\n');
  const starts = lines.flatMap((line, at) => (line.trim() === 'MLPerf Results Summary' ? [at] : []));
  const numbers = runNumbers();
  const read = starts.map((from, at) =>
    readSummary(lines.slice(from, starts[at + 1]), { from, numbers, hint }),
  );
  const joined = joinRuns(read);
  return {
    ...joined,
    warnings: [...joined.warnings, ...openEnd(text, lines.length)],
    settings: read[0].settings,
  };
}

/**
 * @param {string[]} lines
 * @param {{ from: number, numbers: ReturnType<typeof runNumbers>, hint: string }} place
 */
function readSummary(lines, { from, numbers, hint }) {
  const facts = new Map(
    lines.flatMap((line) => {
      const match = line.length < 400 ? entry.exec(line.trim()) : null;
      return match ? [/** @type {const} */ ([match[1].trim(), match[2].trim()])] : [];
    }),
  );
  const fail = (/** @type {string} */ message) => new InputError(message, { line: from + 1, hint });
  const scenario = facts.get('Scenario');
  if (!scenario) throw fail('no scenario: the beginning of the summary is missing');
  const validity = facts.get('Result is');
  if (!validity) throw fail('the summary does not say whether the result is valid: its end is missing');
  const parameters = namedParameters([
    ['scenario', scenario],
    ['mode', facts.get('Mode')],
    ['rate', facts.get('target_qps')],
    ['samples-per-query', facts.get('samples_per_query')],
    ['validity', validity],
  ]);
  const run = numbers.next(parameters);
  const place = { run, test: facts.get('SUT name') ?? scenario, parameters };
  const measurements = [...facts].flatMap(([name, value]) => rowsOf(name, value, place));
  if (measurements.length === 0) throw fail('no rate and no latency in the summary');
  return { measurements, warnings: warningsOf(lines, { from, validity }), settings: settingsOf(facts) };
}

/**
 * @param {string} name
 * @param {string} text
 * @param {Partial<Measurement>} place
 * @returns {Measurement[]}
 */
function rowsOf(name, text, place) {
  const value = amountIn(text);
  if (value === null) return [];
  const rate = rates.find(([each]) => each === name);
  if (rate) {
    const parameters = rate[2] === null ? place.parameters : { ...place.parameters, counted: rate[2] };
    return [measurement({ ...place, parameters, metric: rate[1], statistic: 'mean', value })];
  }
  const match = latency.exec(name);
  if (!match) return [];
  const statistic = (match[2] ?? match[3]) ? `p${Number(match[2] ?? match[3])}` : match[1].toLowerCase();
  const part = match[4]?.trim().toLowerCase();
  const metric = /** @type {Metric} */ (
    part === 'first token' ? 'time-to-first-token' : part ? 'time-per-output-token' : 'latency'
  );
  // SingleStream prints the percentile that ranks it twice.
  return match[3] ? [] : [measurement({ ...place, metric, statistic, value: scaled(value, 1e-9) })];
}

/**
 * @param {string[]} lines
 * @param {{ from: number, validity: string }} place
 */
function warningsOf(lines, { from, validity }) {
  if (validity === 'VALID') return [];
  const failed = lines.flatMap((line) => /^\s{1,8}(.{1,80}?) ?: NO$/.exec(line)?.[1].trim() ?? []);
  const why = failed.length > 0 ? `: not fulfilled: ${failed.join(', ')}` : '';
  return [warning(`the result is ${validity} by the rules of MLPerf${why}`, from + 1)];
}

/** @param {Map<string, string>} facts @returns {Record<string, string>} */
function settingsOf(facts) {
  const names = [
    'SUT name',
    'target_latency (ns)',
    'min_duration (ms)',
    'min_query_count',
    'performance_sample_count',
  ];
  return Object.fromEntries(
    names.flatMap((name) => (facts.has(name) ? [[name, facts.get(name) ?? '']] : [])),
  );
}

/** The first lines of `mlperf_log_detail.txt`; logs of MLPerf Training, which share the form, have no LoadGen. */
export const detailHead = /^:::MLLOG \{.{0,400}"key": ?"loadgen_version"/m;

/** What the summary calls the results that the log names by a key. */
const names = new Map([
  ['effective_scenario', 'Scenario'],
  ['effective_test_mode', 'Mode'],
  ['effective_target_qps', 'target_qps'],
  ['effective_samples_per_query', 'samples_per_query'],
  ['result_validity', 'Result is'],
  ['result_samples_per_second', 'Samples per second'],
  ['result_scheduled_samples_per_sec', 'Scheduled samples per second'],
  ['result_completed_samples_per_sec', 'Completed samples per second'],
  ['result_qps_with_loadgen_overhead', 'QPS w/ loadgen overhead'],
  ['result_qps_without_loadgen_overhead', 'QPS w/o loadgen overhead'],
  ['result_tokens_per_second', 'Tokens per second'],
  ['result_completed_tokens_per_second', 'Completed tokens per second'],
]);
const time = /^result_(min|max|mean|(\d{1,2}\.\d{1,2})_percentile)_(?:per_query_)?latency_ns$/;
const titles = { min: 'Min', max: 'Max', mean: 'Mean' };

/**
 * The log of everything that LoadGen noted, a JSON record a line. It holds what the summary beside it says, under other names:
 * so it is read as that.
 *
 * @param {string} text
 * @param {string} hint
 */
export function readDetail(text, hint) {
  const said = text.split('\n').flatMap((line) => {
    const record = line.startsWith(':::MLLOG ') ? tryJson(line.slice(9)) : undefined;
    if (typeof record?.key !== 'string') return [];
    const percent = time.exec(record.key);
    const word = /** @type {keyof typeof titles | undefined} */ (percent?.[1]);
    const name = percent
      ? percent[2]
        ? `${percent[2]} percentile latency (ns)`
        : `${word && titles[word]} latency (ns)`
      : names.get(record.key);
    return name ? [`${name} : ${String(record.value)}`] : [];
  });
  if (!said.some((line) => line.startsWith('Result is')))
    throw new InputError('the log names no result: the run did not end', { hint });
  return readSummaries(['MLPerf Results Summary', ...said, ''].join('\n'), hint);
}
