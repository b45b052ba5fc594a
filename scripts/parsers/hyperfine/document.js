import { InputError } from '../../model/inputError.js';
import { isRecord } from '../../model/lib/isRecord.js';
import { measurement } from '../../model/measurement.js';
import { warning } from '../../model/parser.js';
import { amount, isAmount } from '../shared/amount.js';
import { joinRuns, runNumbers } from '../shared/blocks.js';
import { namedParameters } from '../shared/namedParameters.js';

/** @typedef {import('../../model/measurement.js').Measurement} Measurement */

/**
 * The JSON export: each invocation is a run. User and system time are there as means over the invocations alone.
 *
 * @param {import('../shared/jsonDocuments.js').JsonDocument[]} documents
 * @param {string} hint
 * @throws {InputError} where nothing was timed
 */
export function readDocuments(documents, hint) {
  const results = documents.flatMap(({ value, line }, at) => {
    const prefix = documents.length > 1 ? `document ${at + 1} (line ${line}): ` : '';
    const list = Array.isArray(value?.results) ? value.results : [];
    return list.map((/** @type {any} */ result, /** @type {number} */ index) => ({
      result,
      path: `${prefix}results[${index}]`,
    }));
  });
  if (results.length === 0) throw new InputError('no command was timed', { path: 'results', hint });
  const numbers = runNumbers();
  const read = results.map(({ result, path }) => readResult(result, { path, numbers, hint }));
  return joinRuns(read);
}

/**
 * @param {any} result
 * @param {{ path: string, numbers: ReturnType<typeof runNumbers>, hint: string }} place
 */
function readResult(result, { path, numbers, hint }) {
  if (typeof result?.command !== 'string')
    throw new InputError('no command', { path: `${path}.command`, hint });
  const test = result.command;
  const parameters = isRecord(result.parameters)
    ? namedParameters(Object.entries(result.parameters))
    : undefined;
  const place = { test, parameters };
  const seconds = (/** @type {unknown} */ value, /** @type {string} */ at) =>
    amount(value, { what: 'time in seconds', path: `${path}.${at}`, hint });
  const times = Array.isArray(result.times) ? result.times : [];
  const first = numbers.next([test, parameters], Math.max(times.length, 1));
  const durations =
    times.length > 0
      ? times.map((/** @type {unknown} */ time, /** @type {number} */ at) => {
          const value = seconds(time, `times[${at}]`);
          return measurement({ ...place, run: first + at, metric: 'duration', statistic: 'value', value });
        })
      : [
          measurement({
            ...place,
            run: first,
            metric: 'duration',
            statistic: 'mean',
            value: seconds(result.mean, 'mean'),
          }),
        ];
  const processor = /** @type {const} */ (['user', 'system']).flatMap((name) => {
    if (result[name] === undefined || result[name] === null) return [];
    const value = seconds(result[name], name);
    return [measurement({ ...place, run: first, metric: `${name}-time`, statistic: 'mean', value })];
  });
  return {
    measurements: [
      ...durations,
      ...processor,
      ...memory(result, { place, first }),
      ...failed(result, place, first),
    ],
    warnings: [
      ...(times.length === 0 ? [warning(`no single timings of ${test}: its mean counts as one run`)] : []),
      ...failures(result, test),
    ],
  };
}

/** @typedef {{ test: string, parameters: import('../../model/measurement.js').Parameters | undefined }} Place */

/**
 * The most memory of each invocation, since 1.19.
 *
 * @param {any} result
 * @param {{ place: Place, first: number }} options
 * @returns {Measurement[]}
 */
function memory(result, { place, first }) {
  const bytes = Array.isArray(result.memory_usage_byte) ? result.memory_usage_byte : [];
  return bytes.flatMap((/** @type {unknown} */ value, /** @type {number} */ at) =>
    isAmount(value) && value > 0
      ? [measurement({ ...place, run: first + at, metric: 'memory', statistic: 'max', value })]
      : [],
  );
}

/**
 * @param {any} result
 * @param {Place} place
 * @param {number} run
 * @returns {Measurement[]}
 */
function failed(result, place, run) {
  const codes = Array.isArray(result.exit_codes) ? result.exit_codes : [];
  const bad = codes.filter((/** @type {unknown} */ code) => code !== 0).length;
  if (bad === 0) return [];
  return [
    measurement({ ...place, run, metric: 'error-rate', statistic: 'value', value: bad / codes.length }),
  ];
}

/**
 * Commands that failed were timed all the same (`--ignore-failure`), and those faster than the shell count as 0 s.
 *
 * @param {any} result
 * @param {string} test
 */
function failures(result, test) {
  const codes = Array.isArray(result.exit_codes) ? result.exit_codes : [];
  const bad = codes.flatMap((/** @type {unknown} */ code, /** @type {number} */ run) =>
    code === 0 ? [] : [run + 1],
  );
  const said = [];
  if (bad.length > 0) {
    const code = codes[bad[0] - 1];
    const how = typeof code === 'number' ? `exit code ${code}` : 'ended by a signal';
    const all = bad.length === codes.length ? ', which are all: what was timed is a failure' : '';
    said.push(warning(`${test} failed in run ${bad.slice(0, 12).join(', ')}${all}: ${how}`));
  }
  if (Array.isArray(result.times) && result.times.includes(0))
    said.push(warning(`${test} took 0 s in a run: it ended within the time a shell takes to start`));
  return said;
}
