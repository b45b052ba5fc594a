import { InputError } from '../model/inputError.js';
import { measurement } from '../model/measurement.js';
import { parsed, warning } from '../model/parser.js';
import { scaled } from './shared/amount.js';
import { runNumbers } from './shared/blocks.js';
import { jsonDocuments, tryJson } from './shared/jsonDocuments.js';
import { inSeconds, timeUnit } from './shared/timeUnit.js';

const make = 'take `dev/bench/data.js` of the branch gh-pages, or the JSON list of `{ name, unit, value }`';
const scriptHead = /^\s{0,200}window\.BENCHMARK_DATA\s{0,20}=/;
const dataHead = /"benches"\s{0,20}:\s{0,20}\[/;
const listHead = /^\s{0,200}\[\s{0,200}\{([^{}]{0,4000})\}/;

/** Tools of the action of whose results the larger is the better; of all others the smaller is. */
const bigger = new Set(['customBiggerIsBetter', 'benchmarkjs', 'pytest']);

/** @type {import('../model/parser.js').Parser} */
export const githubActionBenchmark = {
  tool: 'github-action-benchmark',
  title: 'github-action-benchmark',
  layouts: [
    {
      name: 'data.js and JSON',
      versions: '1.0 to 1.20',
      verified: true,
      reads: 'the value of each benchmark at each commit, which is a parameter',
      make: 'take `dev/bench/data.js` of the branch gh-pages',
    },
    {
      name: 'custom list',
      versions: 'customSmallerIsBetter, customBiggerIsBetter',
      verified: true,
      reads: 'each value with its unit; the list does not say which way is better',
      make: 'write the JSON list of `{ name, unit, value }` that the action reads',
    },
  ],
  recognise(source) {
    const head = source.headText();
    if (scriptHead.test(head)) return true;
    if (dataHead.test(head) && /"(?:entries|tool)"\s{0,20}:/.test(head)) return true;
    const first = listHead.exec(head)?.[1] ?? '';
    return ['name', 'unit', 'value'].every((key) => new RegExp(`"${key}"\\s{0,20}:`).test(first));
  },
  parse(source) {
    const text = source.text();
    const document = scriptHead.test(text)
      ? scriptData(text)
      : jsonDocuments(source, make).documents[0].value;
    /** @type {import('../model/parser.js').Warning[]} */
    const warnings = [];
    const place = { numbers: runNumbers(), warnings };
    const measurements = Array.isArray(document)
      ? readBenches(document, { ...place, path: '', extra: {}, better: undefined })
      : readEntries(document?.entries, place);
    if (measurements.length === 0)
      throw new InputError('no benchmark in it', { path: 'entries', hint: make });
    if (Array.isArray(document))
      warnings.push(
        warning('the list does not say whether the larger or the smaller value is the better one'),
      );
    return parsed({ measurements, warnings });
  },
};

/** @param {string} text `window.BENCHMARK_DATA = {...};` */
function scriptData(text) {
  const start = text.indexOf('=') + 1;
  const value = tryJson(text.slice(start).trim().replace(/;$/, ''));
  if (value !== undefined && value !== null) return value;
  throw new InputError('the data ends early or is no JSON', { hint: `the file was cut: ${make}` });
}

/** @typedef {{ numbers: ReturnType<typeof runNumbers>, warnings: import('../model/parser.js').Warning[] }} Place */

/**
 * @param {any} entries by group, each a list of commits
 * @param {Place} place
 */
function readEntries(entries, place) {
  if (entries === null || typeof entries !== 'object') return [];
  const groups = Object.entries(entries);
  return groups.flatMap(([group, commits]) =>
    (Array.isArray(commits) ? commits : []).flatMap((entry, at) => {
      const id = entry?.commit?.id;
      const extra = {
        ...(groups.length > 1 && { group }),
        ...(typeof id === 'string' && { commit: id }),
      };
      const better = bigger.has(entry?.tool) ? 'higher' : 'lower';
      const path = `entries.${group}[${at}].benches`;
      return readBenches(entry?.benches, { ...place, path, extra, better });
    }),
  );
}

/**
 * @param {any} benches
 * @param {Place & { path: string, extra: Record<string, string>, better: 'higher' | 'lower' | undefined }} place
 */
function readBenches(benches, { path, extra, better, numbers, warnings }) {
  return (Array.isArray(benches) ? benches : []).flatMap((bench, at) => {
    const { name, unit } = bench ?? {};
    const value =
      typeof bench?.value === 'string' && /^\d{1,20}(?:\.\d{1,20})?$/.test(bench.value)
        ? Number(bench.value)
        : bench?.value;
    if (
      typeof name !== 'string' ||
      typeof value !== 'number' ||
      !Number.isFinite(value) ||
      Object.is(value, -0)
    ) {
      warnings.push(warning(`${path}[${at}]: no name or no number; left out`));
      return [];
    }
    const run = numbers.next([name, extra, unit]);
    const parameters = Object.keys(extra).length > 0 ? extra : undefined;
    if (value < 0 && typeof unit === 'string' && /^(?:[num]?s|[µμ]s)\b/.test(unit))
      throw new InputError(`a negative time: ${value}`, { path: `${path}[${at}].value`, hint: make });
    return [
      trackedValue(
        value,
        typeof unit === 'string' ? unit : '',
        { run, test: name, parameters, statistic: 'value' },
        better,
      ),
    ];
  });
}

/** @typedef {import('../model/measurement.js').Measurement} Measurement */

/**
 * A value with the unit a person or another tool wrote beside it, as services that follow benchmarks over commits keep it.
 *
 * @param {number} value
 * @param {string} unit `ns/iter`, `ops/sec`, `MB/s`, `points of my own`
 * @param {Partial<Measurement> & { statistic: string }} place
 * @param {import('../model/metric.js').Direction} [better]
 * @returns {Measurement}
 */
function trackedValue(value, unit, place, better) {
  const word = unit.trim();
  const time = /^(\w{1,7}|[µμ]s)(?:\/(?:iter|op|run|call))?$/.exec(word);
  const seconds = time && better !== 'higher' ? timeUnit(time[1]) : null;
  if (seconds) return measurement({ ...place, metric: 'duration', value: inSeconds(value, seconds) });
  const rate = /^(?:ops?|iters?)\/(s|sec|ms|us|ns)$/.exec(word);
  const period = rate && timeUnit(rate[1]);
  if (period) return measurement({ ...place, metric: 'rate', value: scaled(value, Math.round(1 / period)) });
  if (word === 'B/op') return measurement({ ...place, metric: 'allocated-memory', value });
  if (word === 'allocs/op') return measurement({ ...place, metric: 'allocations', value });
  return measurement({ ...place, metric: 'result', value, unit: word || '1', better });
}
