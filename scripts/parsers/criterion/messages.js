import { InputError } from '../../model/inputError.js';
import { warning } from '../../model/parser.js';
import { amount, isAmount } from '../shared/amount.js';
import { runNumbers } from '../shared/blocks.js';
import { parameterValue } from '../shared/namedParameters.js';
import { perIteration } from './value.js';

export const messageHead =
  /^\{\s{0,50}(?:"reason"\s{0,4}:\s{0,4}"(?:benchmark|group)-complete"|"type"\s{0,4}:\s{0,4}"(?:bench|suite)"\s{0,4},\s{0,50}"(?:name|event)")/m;

/**
 * Messages of cargo-criterion (`--message-format=json`), or of libtest (`--format json`), one a line.
 *
 * @param {import('../shared/jsonDocuments.js').JsonDocument[]} documents
 * @param {string} hint
 * @returns {Partial<import('../../model/parser.js').Parsed>}
 */
export function readMessages(documents, hint) {
  const runs = runNumbers();
  /** @type {import('../../model/parser.js').Warning[]} */
  const warnings = [];
  const measurements = documents.flatMap(({ value, line }) => {
    if (value?.reason === 'benchmark-complete') return readBenchmark(value, { line, runs, hint });
    if (value?.type === 'bench') return readLibtest(value, { line, runs, hint });
    if (value?.event === 'failed' && typeof value.name === 'string')
      warnings.push(warning(`${value.name} failed`, line));
    return [];
  });
  if (measurements.length === 0) throw new InputError('no benchmark was completed', { hint });
  return { measurements, warnings };
}

/** @typedef {{ line: number, runs: ReturnType<typeof runNumbers>, hint: string }} Place */

/**
 * @param {any} message
 * @param {Place} place
 */
function readBenchmark(message, { line, runs, hint }) {
  if (typeof message.id !== 'string') throw new InputError('no name of a benchmark', { line, hint });
  const base = { ...splitId(message.id), run: runs.next(message.id) };
  const { iteration_count: counts, measured_values: values } = message;
  const unit = typeof message.unit === 'string' ? message.unit : 'ns';
  if (
    Array.isArray(counts) &&
    Array.isArray(values) &&
    counts.length === values.length &&
    counts.length > 0
  ) {
    return values.map((raw, at) => {
      const total = amount(raw, { what: 'measured value', line, hint });
      if (!isAmount(counts[at]) || counts[at] === 0)
        throw new InputError('a sample without iterations', { line, hint });
      const repetition = values.length > 1 ? { repetition: at } : {};
      return perIteration(total / counts[at], unit, { ...base, ...repetition, statistic: 'value' });
    });
  }
  const value = amount(message.typical?.estimate, { what: 'estimate', line, hint });
  return [perIteration(value, message.typical.unit ?? unit, { ...base, statistic: 'value' })];
}

/**
 * `{ "type": "bench", "name": "fib", "median": 123, "deviation": 4 }` in nanoseconds.
 *
 * @param {any} message
 * @param {Place} place
 */
function readLibtest(message, { line, runs, hint }) {
  if (typeof message.name !== 'string') throw new InputError('no name of a benchmark', { line, hint });
  const value = amount(message.median, { what: 'median', line, hint });
  return [
    perIteration(value, 'ns', {
      ...splitId(message.name),
      run: runs.next(message.name),
      statistic: 'median',
    }),
  ];
}

/**
 * `group/function/20` is `group/function` with the input 20. Only a number is known to be an input: the text of a name does
 * not say which of its parts is one.
 *
 * @param {string} id
 */
export function splitId(id) {
  const match = /^(.{1,1000})\/(-?\d{1,15}(?:\.\d{1,12})?)$/.exec(id);
  const input = match ? parameterValue(match[2]) : null;
  return match && typeof input === 'number'
    ? { test: match[1], parameters: { input } }
    : { test: id, parameters: undefined };
}
