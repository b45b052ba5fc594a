import { InputError } from '../../model/inputError.js';
import { isRecord } from '../../model/lib/isRecord.js';
import { measurement } from '../../model/measurement.js';
import { parsed, warning } from '../../model/parser.js';
import { isAmount } from '../shared/amount.js';
import { isCompare, readCompare } from './compare.js';
import { consoleHead, readConsole } from './console.js';
import { jsonDocuments } from '../shared/jsonDocuments.js';
import { namedParameters } from '../shared/namedParameters.js';

const make = 'take `<machine>/<commit>-<environment>.json` out of the results folder of asv';
const resultsHead = /"commit_hash"\s{0,20}:\s{0,20}"/;
const identityHead = /^\s{0,200}\{\s{0,200}"[^"\n]{1,400}"\s{0,20}:\s{0,20}\{\s{0,200}"code"\s{0,20}:/;

/** Columns of the second version, where a file does not name them. */
const usual = [
  'result',
  'params',
  'version',
  'started_at',
  'duration',
  'stats_ci_99_a',
  'stats_ci_99_b',
  'stats_q_25',
];

/** @type {import('../../model/parser.js').Parser} */
export const asv = {
  tool: 'asv',
  title: 'airspeed velocity (asv)',
  layouts: [
    {
      name: 'results of a commit',
      versions: 'file versions 1 and 2 (asv 0.1 to 0.6)',
      verified: true,
      reads:
        'the samples of each benchmark where they are saved, else its median and quartiles; each combination of parameters',
      make,
    },
    {
      name: 'what asv run prints',
      versions: '0.2 to 0.6',
      verified: true,
      reads: 'the time or size of each benchmark, rounded; no tables of parameters',
      make: 'keep all that `asv run` prints; the results folder says more',
    },
    {
      name: 'table of asv compare and asv continuous',
      versions: '0.2 to 0.6',
      verified: true,
      reads: 'the rounded value of each benchmark at both commits, which are a parameter',
      make: 'keep what `asv compare` prints; the results folder says more',
    },
  ],
  recognise(source) {
    const head = source.headText();
    if (consoleHead.test(head) || isCompare(head)) return true;
    if (identityHead.test(head)) return /"(?:param_names|timeout)"\s{0,20}:/.test(head);
    return resultsHead.test(head) && /"(?:results|result_columns)"\s{0,20}:/.test(head);
  },
  parse(source) {
    if (consoleHead.test(source.headText())) return parsed(readConsole(source.text(), make));
    if (isCompare(source.headText())) return parsed(readCompare(source.text(), make));
    const { documents, warnings } = jsonDocuments(source, make);
    const document = documents.find(({ value }) => isRecord(value?.results))?.value;
    if (!document && identityHead.test(source.headText())) {
      const said = 'it describes the benchmarks and holds no result: take the file of a commit';
      return parsed({ warnings: [...warnings, warning(said)] });
    }
    if (!document) throw new InputError('no results', { path: 'results', hint: make });
    const columns = Array.isArray(document.result_columns) ? document.result_columns : usual;
    /** @type {{ failed: string[], skipped: string[] }} */
    const missing = { failed: [], skipped: [] };
    const measurements = Object.entries(document.results).flatMap(([name, raw]) =>
      readBenchmark(name, wholeOf(raw, columns), missing),
    );
    if (measurements.length === 0)
      throw new InputError('no benchmark gave a result', { path: 'results', hint: make });
    const model = document.params?.cpu;
    return parsed({
      device:
        typeof model === 'string' && model ? { model, firmware: null, serial: null, capacity: null } : null,
      measurements,
      warnings: [...warnings, ...warningsOf(missing)],
      settings: settingsOf(document),
    });
  },
};

/**
 * @typedef {{ result: unknown[], params: unknown[][], samples: any[], q25: any[], q75: any[] }} Whole
 *   lists by combination of parameters
 */

/**
 * Version 1 has a value, `null`, or an object; version 2 a list by columns, shorter where the rest is empty.
 *
 * @param {any} raw
 * @param {string[]} columns
 * @returns {Whole}
 */
function wholeOf(raw, columns) {
  if (Array.isArray(raw)) {
    const column = (/** @type {string} */ name) => raw[columns.indexOf(name)];
    return {
      result: listOf(column('result')),
      params: listOf(column('params')).filter(Array.isArray),
      samples: listOf(column('samples')),
      q25: listOf(column('stats_q_25')),
      q75: listOf(column('stats_q_75')),
    };
  }
  if (!isRecord(raw)) return { result: [raw], params: [], samples: [], q25: [], q75: [] };
  const stats = listOf(raw.stats);
  return {
    result: listOf(raw.result),
    params: listOf(raw.params).filter(Array.isArray),
    samples: listOf(raw.samples),
    q25: stats.map((each) => each?.q_25),
    q75: stats.map((each) => each?.q_75),
  };
}

/** @param {unknown} value @returns {any[]} */
const listOf = (value) =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

/**
 * @param {string} name
 * @param {Whole} whole
 * @param {{ failed: string[], skipped: string[] }} missing
 */
function readBenchmark(name, { result, params, samples, q25, q75 }, missing) {
  if (result.length === 0) missing.failed.push(name);
  const { metric, exact } = metricOf(name);
  return result.flatMap((value, at) => {
    const parameters = combination(params, at);
    const place = { test: name, metric, parameters };
    const own = listOf(samples[at]).filter(isAmount);
    if (own.length > 1 && own.length === samples[at].length)
      return own.map((each, repetition) =>
        measurement({ ...place, repetition, statistic: 'value', value: each }),
      );
    if (typeof value !== 'number' || !Number.isFinite(value) || (exact && !isAmount(value))) {
      missing[value === null ? 'failed' : 'skipped'].push(name);
      return [];
    }
    const sampled = isAmount(q25[at]) && isAmount(q75[at]);
    const rows = [measurement({ ...place, statistic: sampled ? 'median' : 'value', value })];
    return sampled
      ? [
          ...rows,
          measurement({ ...place, statistic: 'p25', value: q25[at] }),
          measurement({ ...place, statistic: 'p75', value: q75[at] }),
        ]
      : rows;
  });
}

/**
 * What a benchmark measures follows from its name, as asv has it: seconds, bytes, or a number of its own.
 *
 * @param {string} name
 * @returns {{ metric: import('../../model/metric.js').Metric, exact: boolean }}
 */
function metricOf(name) {
  const word = name.slice(name.lastIndexOf('.') + 1);
  if (/^(?:timeraw_|time_|Time[A-Z_])/.test(word)) return { metric: 'duration', exact: true };
  if (/^(?:peakmem_|mem_|PeakMem[A-Z_]|Mem[A-Z_])/.test(word)) return { metric: 'memory', exact: true };
  return { metric: 'result', exact: false };
}

/**
 * The parameters of one of all combinations; the last one changes first.
 *
 * @param {unknown[][]} params
 * @param {number} at
 */
function combination(params, at) {
  let left = at;
  const pairs = [...params].reverse().map((values, back) => {
    const value = values[left % (values.length || 1)];
    left = Math.floor(left / (values.length || 1));
    const text = typeof value === 'string' ? value.replace(/^'(.*)'$/s, '$1') : value;
    return /** @type {[string, unknown]} */ ([`param${params.length - back}`, text]);
  });
  return namedParameters(pairs.reverse());
}

/** @param {{ failed: string[], skipped: string[] }} missing */
function warningsOf({ failed, skipped }) {
  const few = (/** @type {string[]} */ names) => [...new Set(names)].slice(0, 12).join(', ');
  return [
    ...(failed.length > 0
      ? [warning(`${failed.length} results are missing, the benchmark failed or was skipped: ${few(failed)}`)]
      : []),
    ...(skipped.length > 0 ? [warning(`${skipped.length} results are no number: ${few(skipped)}`)] : []),
  ];
}

/** @param {any} document @returns {Record<string, string>} */
function settingsOf({ commit_hash: commit, python, params, env_name: environment }) {
  const facts = [
    ['commit', commit],
    ['python', python],
    ['os', params?.os],
    ['environment', environment],
  ];
  return Object.fromEntries(facts.filter(([, value]) => typeof value === 'string'));
}
