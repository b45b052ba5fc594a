import { InputError } from '../../model/inputError.js';
import { measurement } from '../../model/measurement.js';
import { warning } from '../../model/parser.js';
import { isAmount, scaled } from '../shared/amount.js';
import { joinRuns, runNumbers } from '../shared/blocks.js';
import { namedParameters } from '../shared/namedParameters.js';

/** @typedef {import('../../model/measurement.js').Measurement} Measurement */
/** @typedef {import('../../model/metric.js').Metric} Metric */

const times = new Map(
  /** @type {[string, Metric][]} */ ([
    ['ttft', 'time-to-first-token'],
    ['tpot', 'time-per-output-token'],
    ['itl', 'inter-token-latency'],
    ['e2el', 'latency'],
    ['e2e_latency', 'latency'],
  ]),
);
const timed = /^(mean|median|std|min|max|p\d{1,2}(?:\.\d{1,3})?)_(ttft|tpot|itl|e2el|e2e_latency)_ms$/;

/** Rates and what their tokens are. */
const rates = /** @type {const} */ ([
  ['request_throughput', 'request-rate', null],
  ['requests_per_second', 'request-rate', null],
  ['request_goodput', 'request-rate', 'goodput'],
  ['request_goodput:', 'request-rate', 'goodput'],
  ['output_throughput', 'token-rate', 'output'],
  ['input_throughput', 'token-rate', 'input'],
  ['total_token_throughput', 'token-rate', 'total'],
  ['total_throughput', 'token-rate', 'total'],
  ['tokens_per_second', 'token-rate', 'total'],
]);

const asked = /** @type {const} */ ([
  ['model', 'model_id'],
  ['backend', 'backend'],
  ['rate', 'request_rate'],
  ['burstiness', 'burstiness'],
  ['concurrency', 'max_concurrency'],
  ['prompts', 'num_prompts'],
  ['label', 'label'],
  ['section', 'section'],
]);

/**
 * Each record is a run of its own; those asked for the same are runs of one test.
 *
 * @param {{ record: any, line: number }[]} records
 * @param {string} hint
 */
export function measurementsOf(records, hint) {
  const numbers = runNumbers();
  const read = records.map(({ record, line }) => {
    const pairs = asked.flatMap(([name, key]) =>
      record[key] === undefined || record[key] === null
        ? []
        : [/** @type {[string, unknown]} */ ([name, record[key]])],
    );
    const test =
      'avg_latency' in record ? 'latency' : 'requests_per_second' in record ? 'throughput' : 'serving';
    const parameters = namedParameters(pairs);
    const run = numbers.next([test, parameters]);
    return readRecord(record, { place: { run, test, parameters }, line, hint });
  });
  return joinRuns(read);
}

/**
 * @param {any} record
 * @param {{ place: Partial<Measurement>, line: number, hint: string }} options
 */
function readRecord(record, { place, line, hint }) {
  const failed = failuresOf(record);
  const errors =
    failed.rate > 0
      ? [measurement({ ...place, metric: 'error-rate', statistic: 'value', value: failed.rate })]
      : [];
  if (failed.rate === 1) {
    const said = warning('every request failed: its rates and times are no result', line);
    return { measurements: errors, warnings: [said] };
  }
  const number = (/** @type {string} */ key) => {
    const value = record[key];
    if (value === null || value === undefined || value === 'NaN') return null;
    if (!isAmount(value))
      throw new InputError(`no number: ${String(value).slice(0, 80)}`, { path: key, line, hint });
    return value;
  };
  const found = rates.flatMap(([key, metric, tokens]) => {
    const value = number(key);
    if (value === null) return [];
    const parameters = tokens === null ? place.parameters : { ...place.parameters, tokens };
    return [measurement({ ...place, parameters, metric, statistic: 'mean', value })];
  });
  const latencies = Object.keys(record).flatMap((key) => {
    const match = timed.exec(key);
    const value = match && number(key);
    if (!match || value === null) return [];
    const statistic = match[1] === 'std' ? 'sd' : match[1];
    const metric = /** @type {Metric} */ (times.get(match[2]));
    return [measurement({ ...place, metric, statistic, value: scaled(value, 1e-3) })];
  });
  const duration = number('duration') ?? number('elapsed_time');
  const rest = [
    ...(duration === null
      ? []
      : [measurement({ ...place, metric: 'duration', statistic: 'value', value: duration })]),
    ...(number('completed') === null
      ? []
      : [measurement({ ...place, metric: 'requests', statistic: 'total', value: record.completed })]),
  ];
  const said = failed.rate > 0 ? [warning(`${failed.count} requests of ${failed.of} failed`, line)] : [];
  return {
    measurements: [...found, ...latencies, ...offline(record, place), ...rest, ...errors],
    warnings: said,
  };
}

/**
 * `bench latency`: each iteration in seconds.
 *
 * @param {any} record
 * @param {Partial<Measurement>} place
 */
function offline({ latencies, avg_latency: mean }, place) {
  if (!isAmount(mean)) return [];
  const each = Array.isArray(latencies) ? latencies.filter(isAmount) : [];
  if (each.length === 0)
    return [measurement({ ...place, metric: 'latency', statistic: 'mean', value: mean })];
  return each.map((value, repetition) =>
    measurement({ ...place, repetition, metric: 'latency', statistic: 'value', value }),
  );
}

/** @param {any} record */
function failuresOf({ num_prompts: of, completed, failed }) {
  const count = isAmount(failed)
    ? failed
    : isAmount(of) && isAmount(completed)
      ? Math.max(0, of - completed)
      : 0;
  const all = isAmount(of) && of > 0 ? of : count + (isAmount(completed) ? completed : 0);
  const none = completed === 0;
  return { count, of: all, rate: none ? 1 : all > 0 ? Math.min(1, count / all) : 0 };
}
