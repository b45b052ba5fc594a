import { InputError } from '../../model/inputError.js';
import { warning } from '../../model/parser.js';
import { amount } from '../shared/amount.js';
import { readMessages } from './messages.js';
import { perIteration } from './value.js';

/** @typedef {Partial<import('../../model/parser.js').Parsed>} Read */

const unnamed = 'the file does not name its benchmark: the folder it was in does';

/** Estimates and their statistics; the slope, where there is one, is what Criterion shows as the time. */
const estimated = /** @type {const} */ ([
  ['slope', 'value'],
  ['mean', 'mean'],
  ['median', 'median'],
  ['std_dev', 'sd'],
]);

/**
 * @param {{ documents: import('../shared/jsonDocuments.js').JsonDocument[], warnings: import('../../model/parser.js').Warning[] }} found
 * @param {string} hint
 * @returns {Read}
 */
export function readDocuments({ documents, warnings }, hint) {
  const [{ value }] = documents;
  const read = documents.some(({ value: each }) => typeof (each?.reason ?? each?.type) === 'string')
    ? readMessages(documents, hint)
    : readOne(value, hint);
  return { ...read, warnings: [...warnings, ...(read.warnings ?? [])] };
}

/**
 * @param {any} document
 * @param {string} hint
 * @returns {Read}
 */
function readOne(document, hint) {
  if (Array.isArray(document?.iters)) return readSample(document, hint);
  if ('group_id' in document) return readIdentity(document);
  return readEstimates(document, hint);
}

/**
 * `sample.json`: how many iterations each sample took, and how long all of them lasted.
 *
 * @param {any} document
 * @param {string} hint
 * @returns {Read}
 */
function readSample({ iters, times, sampling_mode: mode }, hint) {
  if (!Array.isArray(times) || times.length !== iters.length || iters.length === 0)
    throw new InputError(`${iters.length} counts of iterations, ${times?.length ?? 0} times`, {
      path: 'times',
      hint,
    });
  const measurements = iters.map((/** @type {unknown} */ raw, /** @type {number} */ at) => {
    const count = amount(raw, { what: 'count of iterations', path: `iters[${at}]`, hint });
    const time = amount(times[at], { what: 'time', path: `times[${at}]`, hint });
    if (count === 0) throw new InputError('a sample without iterations', { path: `iters[${at}]`, hint });
    const repetition = iters.length > 1 ? { repetition: at } : {};
    return perIteration(time / count, 'ns', { ...repetition, statistic: 'value' });
  });
  const settings = typeof mode === 'string' ? { 'sampling mode': mode } : {};
  return {
    measurements,
    warnings: [warning(unnamed)],
    settings: /** @type {Record<string, string>} */ (settings),
  };
}

/**
 * `estimates.json`; up to 0.3.3 its keys were `Mean`, `MedianAbsDev`. The one in `change/` compares two runs and holds no time.
 *
 * @param {any} document
 * @param {string} hint
 * @returns {Read}
 */
function readEstimates(document, hint) {
  const keys = new Map(Object.keys(document).map((key) => [snake(key), key]));
  if (!keys.has('std_dev') && !keys.has('median_abs_dev'))
    throw new InputError('the change between two runs, which holds no time', {
      hint: 'take new/estimates.json or new/sample.json instead of change/estimates.json',
    });
  /** @type {Record<string, string>} */
  const settings = {};
  const measurements = estimated.flatMap(([name, statistic]) => {
    const estimate = document[keys.get(name) ?? name];
    if (estimate === null || estimate === undefined) return [];
    const value = amount(estimate.point_estimate, { what: 'time', path: `${name}.point_estimate`, hint });
    const { confidence_interval: interval } = estimate;
    if (typeof interval?.lower_bound === 'number' && typeof interval?.upper_bound === 'number')
      settings[`${name}: ${interval.confidence_level * 100} % interval`] =
        `${interval.lower_bound} to ${interval.upper_bound} ns`;
    return [perIteration(value, 'ns', { statistic })];
  });
  return { measurements, settings, warnings: [warning(unnamed)] };
}

/** @param {string} key */
const snake = (key) => key.replace(/(?<=[a-z])[A-Z]/g, '_$&').toLowerCase();

/**
 * `benchmark.json` names what the files beside it measured, and holds no result.
 *
 * @param {any} document
 * @returns {Read}
 */
function readIdentity(document) {
  const facts = /** @type {const} */ ([
    ['group', 'group_id'],
    ['function', 'function_id'],
    ['input', 'value_str'],
    ['benchmark', 'full_id'],
  ]);
  const named = facts.filter(([, key]) => typeof document[key] === 'string');
  const settings = Object.fromEntries(named.map(([name, key]) => [name, document[key]]));
  const said = 'it names a benchmark and holds no result: take sample.json, which lies beside it';
  return { settings, warnings: [warning(said)] };
}
