import { InputError } from '../../model/inputError.js';
import { measurement } from '../../model/measurement.js';
import { warning } from '../../model/parser.js';
import { isAmount, scaled } from '../shared/amount.js';
import { jsonDocuments } from '../shared/jsonDocuments.js';
import { namedParameters } from '../shared/namedParameters.js';

/** @typedef {import('../../model/measurement.js').Measurement} Measurement */

const performance =
  /^(result_[\w.]{1,80}|early_stopping_latency_\w{1,20}): (\d{1,30}(?:\.\d{1,20})?).{0,200}?Result is (VALID|INVALID)/;
const accuracy = /^\[(PASSED|FAILED)\] ([\w.-]{1,60}): (\d{1,30}(?:\.\d{1,20})?)/;

/**
 * What a harness writes beside the LoadGen: one result with all its facts, or texts by system and benchmark.
 *
 * @param {import('../../model/parser.js').Source} source
 * @param {string} hint
 * @returns {Partial<import('../../model/parser.js').Parsed>}
 */
export function readHarness(source, hint) {
  const { documents, warnings } = jsonDocuments(source, hint);
  const measurements = documents.flatMap(({ value }, run) =>
    typeof value?.scenario_key === 'string'
      ? readResult(value, { run, warnings })
      : readTexts(value, { run, warnings }),
  );
  if (measurements.length === 0) throw new InputError('no rate, latency or accuracy in it', { hint });
  const [{ value: first }] = documents;
  const model = typeof first?.system_name === 'string' ? first.system_name : null;
  return {
    measurements,
    warnings,
    device: model ? { model, firmware: null, serial: null, capacity: null } : null,
    settings: Object.fromEntries(
      ['config_name', 'tensorrt_version'].flatMap((key) =>
        typeof first?.[key] === 'string' ? [[key, first[key]]] : [],
      ),
    ),
  };
}

/** @typedef {{ run: number, warnings: import('../../model/parser.js').Warning[] }} Place */

/**
 * @param {any} result
 * @param {Place} place
 * @returns {Measurement[]}
 */
function readResult(result, { run, warnings }) {
  const test = String(result.benchmark_full ?? result.benchmark_short ?? 'MLPerf').slice(0, 200);
  const validity = typeof result.result_validity === 'string' ? result.result_validity : undefined;
  const parameters = namedParameters([
    ['scenario', result.scenario],
    ['mode', result.test_mode],
    ['validity', validity],
  ]);
  if (validity && validity !== 'VALID')
    warnings.push(warning(`${test}: the result is ${validity} by the rules of MLPerf`));
  const value = result[result.scenario_key];
  const ranked = isAmount(value) ? [rankedRow(result.scenario_key, value, { run, test, parameters })] : [];
  const accuracies = Array.isArray(result.accuracy) ? result.accuracy : [];
  return [
    ...ranked,
    ...accuracies.flatMap((/** @type {any} */ each) => {
      if (!isAmount(each?.value)) return [];
      if (each.pass === false)
        warnings.push(warning(`${test}: ${each.name} is ${each.value}, which misses its threshold`));
      return [accuracyRow(String(each.name), each.value, { run, test, parameters })];
    }),
  ];
}

/**
 * `{ "system-Offline": { "bert-99": "result_samples_per_second: 3233.23, Result is VALID" } }`
 *
 * @param {any} document
 * @param {Place} place
 * @returns {Measurement[]}
 */
function readTexts(document, { run, warnings }) {
  return textsIn(document, []).flatMap(({ path, text }) => {
    const test = path[path.length - 1] ?? 'MLPerf';
    const ranked = performance.exec(text);
    const exact = accuracy.exec(text);
    const pairs = /** @type {[string, string][]} */ ([
      ...(path.length > 1 ? [['system', path[path.length - 2]]] : []),
      ...(ranked ? [['validity', ranked[3]]] : []),
    ]);
    const parameters = namedParameters(pairs);
    if (ranked?.[3] === 'INVALID')
      warnings.push(warning(`${path.join(', ')}: the result is INVALID by the rules of MLPerf`));
    if (ranked) return [rankedRow(ranked[1], Number(ranked[2]), { run, test, parameters })];
    if (exact?.[1] === 'FAILED') warnings.push(warning(`${path.join(', ')}: ${text.slice(0, 200)}`));
    return exact ? [accuracyRow(exact[2], Number(exact[3]), { run, test, parameters })] : [];
  });
}

/**
 * @param {unknown} value
 * @param {string[]} path
 * @returns {{ path: string[], text: string }[]}
 */
function textsIn(value, path) {
  if (typeof value === 'string') return [{ path, text: value }];
  if (value === null || typeof value !== 'object' || path.length > 4) return [];
  return Object.entries(value).flatMap(([key, each]) => textsIn(each, [...path, key]));
}

/** Units of latency at the end of a name. */
const seconds = /** @type {const} */ ({ ns: 1e-9, us: 1e-6, ms: 1e-3, s: 1 });

/**
 * @param {string} key `result_samples_per_second`, `result_99.00_percentile_latency_ns`
 * @param {number} value
 * @param {Partial<Measurement>} place
 */
function rankedRow(key, value, place) {
  const time = /latency_(?:.{0,20}_)?(ns|us|ms|s)$/.exec(key);
  if (time) {
    const percent = /(\d{1,2}(?:\.\d{1,3})?)_percentile/.exec(key)?.[1];
    const statistic = percent ? `p${Number(percent)}` : 'value';
    const factor = seconds[/** @type {'ns'} */ (time[1])];
    return measurement({ ...place, metric: 'latency', statistic, value: scaled(value, factor) });
  }
  if (/tokens_per_sec/.test(key))
    return measurement({ ...place, metric: 'token-rate', statistic: 'mean', value });
  if (/per_sec/.test(key)) return measurement({ ...place, metric: 'item-rate', statistic: 'mean', value });
  const parameters = { ...place.parameters, counter: key };
  return measurement({ ...place, parameters, metric: 'result', statistic: 'value', value });
}

/**
 * @param {string} counter
 * @param {number} value
 * @param {Partial<Measurement>} place
 */
const accuracyRow = (counter, value, place) =>
  measurement({
    ...place,
    parameters: { ...place.parameters, counter },
    metric: 'result',
    statistic: 'value',
    value,
    better: 'higher',
  });
