import { InputError } from '../../model/inputError.js';
import { measurement } from '../../model/measurement.js';
import { warning } from '../../model/parser.js';
import { amount, isAmount } from '../shared/amount.js';
import { joinRuns, runNumbers } from '../shared/blocks.js';
import { namedParameters } from '../shared/namedParameters.js';
import { startTime } from '../shared/startTime.js';

/** What a test was run with, by the names of records. */
const options = /** @type {const} */ ([
  ['model', 'model_type'],
  ['backend', 'backends'],
  ['threads', 'n_threads'],
  ['gpu-layers', 'n_gpu_layers'],
  ['batch-size', 'n_batch'],
  ['micro-batch-size', 'n_ubatch'],
  ['cache-type-k', 'type_k'],
  ['cache-type-v', 'type_v'],
  ['flash-attention', 'flash_attn'],
  ['split-mode', 'split_mode'],
  ['kv-offload', 'no_kv_offload'],
  ['mmap', 'use_mmap'],
]);

/**
 * @param {any[]} records one for each test
 * @param {string} hint
 */
export function measurementsOf(records, hint) {
  const numbers = runNumbers();
  const tests = records.filter((each) => each !== null && typeof each === 'object' && 'n_prompt' in each);
  const files = filesByModel(tests);
  const varied = variedKeys(tests);
  const read = tests.map((each, at) => readTest(each, { path: `[${at}]`, numbers, files, varied, hint }));
  const [first] = tests;
  const model = first && productOf(first);
  const versions = [first?.build_commit, first?.build_number].filter(
    (each) => each !== undefined && each !== '',
  );
  return {
    toolVersion: versions.length === 2 ? `${versions[0]} (${versions[1]})` : null,
    device: model ? { model, firmware: null, serial: null, capacity: null } : null,
    ...joinRuns(read),
    startedAt: startTime(first?.test_time),
  };
}

/** Models of one type that are several files. @param {any[]} tests */
function filesByModel(tests) {
  /** @type {Map<string, Set<string>>} */
  const files = new Map();
  for (const { model_type: type, model_filename: file } of tests)
    files.set(String(type), (files.get(String(type)) ?? new Set()).add(String(file)));
  return files;
}

/** What is of the result, of the moment, of the machine, or read under another name. */
const others = new Set([
  ...[
    'n_prompt',
    'n_gen',
    'n_depth',
    'test',
    't/s',
    'test_time',
    'avg_ns',
    'stddev_ns',
    'avg_ts',
    'stddev_ts',
  ],
  ...['model_filename', 'model_size', 'model_n_params', 'size', 'params', 'cpu_info', 'gpu_info'],
  ...['build_commit', 'build_number'],
]);

/** Options that tell the tests of a file apart. @param {any[]} tests */
function variedKeys(tests) {
  const read = new Set(options.map(([, key]) => /** @type {string} */ (key)));
  const keys = [...new Set(tests.flatMap((each) => Object.keys(each)))];
  return keys.filter((key) => {
    if (read.has(key) || others.has(key)) return false;
    const values = tests.map((each) => each[key]);
    return (
      values.every((value) => value !== undefined && typeof value !== 'object') && new Set(values).size > 1
    );
  });
}

/** The graphics card where layers were put on it, else the processor. @param {any} test */
function productOf({ gpu_info: gpu, cpu_info: cpu, n_gpu_layers: layers }) {
  const name = gpu && Number(layers) > 0 ? gpu : cpu;
  return typeof name === 'string' && name.trim() ? name.trim() : null;
}

/**
 * @param {any} test
 * @param {{ path: string, numbers: ReturnType<typeof runNumbers>, files: Map<string, Set<string>>, varied: string[], hint: string }} place
 */
function readTest(test, { path, numbers, files, varied, hint }) {
  const count = (/** @type {string} */ key) => Number(test[key] ?? 0);
  const [prompt, generated] = [count('n_prompt'), count('n_gen')];
  if (![prompt, generated].every((each) => Number.isInteger(each) && each >= 0))
    throw new InputError('no count of tokens', { path: `${path}.n_prompt`, hint });
  const several = (files.get(String(test.model_type))?.size ?? 0) > 1;
  const file = several ? [['model-file', String(test.model_filename).split(/[\\/]/).pop()]] : [];
  const pairs = options.flatMap(([name, key]) =>
    test[key] === undefined ? [] : [/** @type {[string, unknown]} */ ([name, optionValue(name, test[key])])],
  );
  const name = nameOf(prompt, generated);
  const parameters = namedParameters(
    /** @type {[string, unknown][]} */ ([
      ...pairs,
      ...file,
      ...varied.map((key) => [key, test[key]]),
      ['prompt-tokens', prompt],
      ['output-tokens', generated],
      ['depth', count('n_depth')],
    ]),
  );
  const run = numbers.next([name, parameters]);
  const place = { run, test: name, parameters, metric: /** @type {const} */ ('token-rate') };
  return rowsOf(test, { place, path, hint });
}

/** `no_kv_offload` says the contrary of its name in records. @param {string} name @param {unknown} value */
function optionValue(name, value) {
  const flag = name === 'flash-attention' || name === 'mmap' || name === 'kv-offload';
  const on = value === true || value === '1' || value === 1 || value === 'true';
  if (!flag) return value;
  return name === 'kv-offload' ? !on : on;
}

/**
 * @param {number} prompt
 * @param {number} generated
 */
function nameOf(prompt, generated) {
  const parts = [...(prompt > 0 ? [`pp${prompt}`] : []), ...(generated > 0 ? [`tg${generated}`] : [])];
  return parts.join('+') || 'nothing';
}

/**
 * @param {any} test
 * @param {{ place: Partial<import('../../model/measurement.js').Measurement> & { metric: 'token-rate', test: string }, path: string, hint: string }} options
 */
function rowsOf(test, { place, path, hint }) {
  const samples = Array.isArray(test.samples_ts) ? test.samples_ts : [];
  if (samples.length > 0) {
    const measurements = samples.map((/** @type {unknown} */ raw, /** @type {number} */ at) => {
      const value = amount(raw, { what: 'rate of tokens', path: `${path}.samples_ts[${at}]`, hint });
      return measurement({
        ...place,
        ...(samples.length > 1 && { repetition: at }),
        statistic: 'value',
        value,
      });
    });
    return { measurements, warnings: [] };
  }
  const numberOf = (/** @type {unknown} */ raw) =>
    typeof raw === 'string' && /^\d{1,20}(?:\.\d{1,20})?$/.test(raw.trim()) ? Number(raw) : raw;
  const mean = numberOf(test.avg_ts);
  if (!isAmount(mean)) {
    const said = warning(`${place.test}: no rate of tokens; left out`);
    return { measurements: [], warnings: [said] };
  }
  const deviation = numberOf(test.stddev_ts);
  const sd =
    isAmount(deviation) && deviation > 0
      ? [measurement({ ...place, statistic: 'sd', value: deviation })]
      : [];
  return { measurements: [measurement({ ...place, statistic: 'mean', value: mean }), ...sd], warnings: [] };
}
