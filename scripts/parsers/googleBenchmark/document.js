import { InputError } from '../../model/inputError.js';
import { warning } from '../../model/parser.js';
import { amount, isAmount } from '../shared/amount.js';
import { jsonDocuments } from '../shared/jsonDocuments.js';
import { startTime } from '../shared/startTime.js';
import { inSeconds, timeUnit } from '../shared/timeUnit.js';
import { aggregateByName, measurementsOf } from './rows.js';

/** @typedef {import('./rows.js').Row} Row */

/** What a row holds beside its counters. */
const facts = new Set([
  ...['name', 'run_name', 'run_type', 'family_index', 'per_family_instance_index', 'label', 'threads'],
  ...['repetitions', 'repetition_index', 'aggregate_name', 'aggregate_unit', 'iterations', 'time_unit'],
  ...['real_time', 'cpu_time', 'error_occurred', 'error_message', 'skipped', 'skip_message', 'rms', 'big_o'],
  ...['cpu_coefficient', 'real_coefficient'],
]);
/** Of the machine and of the person; they are no settings of the benchmark. */
const personal = new Set(['host_name', 'executable', 'date', 'caches', 'load_avg']);

/**
 * The JSON: `{ context, benchmarks: [{ name, real_time, cpu_time, time_unit, iterations, ...counters }] }`.
 *
 * @param {import('../../model/parser.js').Source} source
 * @param {string} hint
 * @returns {Partial<import('../../model/parser.js').Parsed>}
 */
export function readDocuments(source, hint) {
  const { documents, warnings } = jsonDocuments(source, hint);
  const results = documents.filter(({ value }) => Array.isArray(value?.benchmarks));
  if (results.length === 0) throw new InputError('no list of benchmarks', { path: 'benchmarks', hint });
  const rows = results.flatMap(({ value }, block) => readRows(value.benchmarks, { block, warnings, hint }));
  const read = measurementsOf(rows, hint);
  const context = results[0].value.context ?? {};
  return {
    toolVersion: typeof context.library_version === 'string' ? context.library_version : null,
    measurements: read.measurements,
    warnings: [...warnings, ...read.warnings, ...doubts(context)],
    settings: settingsOf(context),
    startedAt: startTime(context.date),
  };
}

/**
 * @param {any[]} benchmarks
 * @param {{ block: number, warnings: import('../../model/parser.js').Warning[], hint: string }} place
 * @returns {Row[]}
 */
function readRows(benchmarks, { block, warnings, hint }) {
  const names = new Set(benchmarks.map((each) => each?.name));
  return benchmarks.flatMap((each, at) => {
    const path = `benchmarks[${at}]`;
    if (typeof each?.name !== 'string')
      throw new InputError('no name of a benchmark', { path: `${path}.name`, hint });
    if (each.error_occurred === true || each.skipped === true || typeof each.skipped === 'string') {
      const reason = String(each.error_message ?? each.skip_message ?? 'skipped').slice(0, 200);
      warnings.push(warning(`${each.name} gave no result: ${reason}`));
      return [];
    }
    return [readRow(each, { path, block, names, hint })];
  });
}

/**
 * @param {any} each
 * @param {{ path: string, block: number, names: Set<string>, hint: string }} place
 * @returns {Row}
 */
function readRow(each, { path, block, names, hint }) {
  const byType =
    typeof each.run_type === 'string'
      ? {
          name: typeof each.run_name === 'string' ? each.run_name : each.name,
          aggregate: each.run_type === 'aggregate' ? String(each.aggregate_name) : null,
        }
      : aggregateByName(each.name, (base) => names.has(base));
  const fitted = byType.aggregate !== null && !('real_time' in each);
  const unit = fitted || each.aggregate_unit === 'percentage' ? 1 : timeUnit(String(each.time_unit ?? 'ns'));
  if (unit === null)
    throw new InputError(`unknown unit of time: ${String(each.time_unit).slice(0, 40)}`, {
      path: `${path}.time_unit`,
      hint,
    });
  const time = (/** @type {'real_time' | 'cpu_time'} */ key) =>
    fitted || (key === 'cpu_time' && each[key] === undefined)
      ? null
      : inSeconds(amount(each[key], { what: 'time', path: `${path}.${key}`, hint }), unit);
  return {
    ...byType,
    block,
    repetition: isAmount(each.repetition_index) ? each.repetition_index : undefined,
    threads: isAmount(each.threads) ? each.threads : undefined,
    real: time('real_time'),
    cpu: time('cpu_time'),
    counters: /** @type {[string, number][]} */ (
      Object.entries(each).filter(([key, value]) => !facts.has(key) && Number.isFinite(value))
    ),
    line: 0,
  };
}

/** @param {any} context */
function doubts(context) {
  return [
    ...(context.library_build_type === 'debug'
      ? [warning('the benchmark library was built for debugging: times are longer than they would be')]
      : []),
    ...(context.cpu_scaling_enabled === true
      ? [warning('the clock of the processor was free to change while it was measured')]
      : []),
  ];
}

/** @param {any} context @returns {Record<string, string>} */
function settingsOf(context) {
  const kept = Object.entries(context).filter(
    ([key, value]) =>
      !personal.has(key) && ['string', 'number', 'boolean'].includes(typeof value) && value !== '',
  );
  return Object.fromEntries(kept.map(([key, value]) => [key, String(value).slice(0, 200)]));
}
