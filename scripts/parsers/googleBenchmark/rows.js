import { InputError } from '../../model/inputError.js';
import { groupBy } from '../../model/lib/groupBy.js';
import { measurement } from '../../model/measurement.js';
import { warning } from '../../model/parser.js';
import { runNumbers } from '../shared/blocks.js';
import { namedParameters } from '../shared/namedParameters.js';

/**
 * One line of results, from whichever form of output.
 *
 * @typedef {object} Row
 * @property {string} name of the benchmark, without what an aggregate adds to it
 * @property {string | null} aggregate `mean`, `median`, `stddev`, `cv`...; `null` for a repetition
 * @property {number} block which document or table of the file it is from
 * @property {number} [repetition] as the tool numbers it
 * @property {number} [threads]
 * @property {number | null} real seconds
 * @property {number | null} cpu seconds
 * @property {[string, number][]} counters in base units
 * @property {number} line
 */

const statistics = new Map([
  ['mean', 'mean'],
  ['median', 'median'],
  ['stddev', 'sd'],
  ['min', 'min'],
  ['max', 'max'],
]);

/** Counters that the library itself defines; all others are the benchmark's own. */
const known = new Map(
  /** @type {[string, import('../../model/metric.js').Metric][]} */ ([
    ['bytes_per_second', 'bandwidth'],
    ['items_per_second', 'item-rate'],
    ['allocs_per_iter', 'allocations'],
    ['max_bytes_used', 'memory'],
  ]),
);

/**
 * Repetitions are of one run; aggregates are taken only of benchmarks whose repetitions are not in the file.
 *
 * @param {Row[]} rows
 * @param {string} hint
 */
export function measurementsOf(rows, hint) {
  const repeated = new Set(rows.filter(({ aggregate }) => aggregate === null).map(keyOf));
  const taken = rows.filter(
    (row) => row.aggregate === null || (!repeated.has(keyOf(row)) && statistics.has(row.aggregate)),
  );
  if (taken.length === 0) throw new InputError('no benchmark was timed', { hint });
  const runs = runsOf(taken);
  const repetitions = repetitionsOf(taken);
  const counts = groupBy(
    taken.filter(({ aggregate }) => aggregate === null),
    keyOf,
  );
  const measurements = taken.flatMap((row) => {
    const several = (counts.get(keyOf(row))?.length ?? 0) > 1;
    const repetition = several ? repetitions.get(row) : undefined;
    return measurementsOfRow(row, { run: runs.get(keyOf(row)) ?? 0, repetition });
  });
  const alone = taken.some(({ aggregate }) => aggregate !== null);
  const said = 'the repetitions are not in the file, only their aggregates: each counts as one run';
  return { measurements, warnings: alone ? [warning(said)] : [] };
}

/** @param {Row} row */
const keyOf = ({ block, name }) => `${block} ${name}`;

/**
 * A benchmark that another document or table holds too ran again.
 *
 * @param {Row[]} rows
 * @returns {Map<string, number>}
 */
function runsOf(rows) {
  const numbers = runNumbers();
  /** @type {Map<string, number>} */
  const runs = new Map();
  for (const row of rows) {
    const key = keyOf(row);
    if (!runs.has(key)) runs.set(key, numbers.next(row.name));
  }
  return runs;
}

/** As the tool numbers them, or in their order where it does not or does so twice. @param {Row[]} rows */
function repetitionsOf(rows) {
  /** @type {Map<Row, number>} */
  const numbers = new Map();
  for (const same of groupBy(rows, keyOf).values()) {
    const own = new Set(same.map(({ repetition }) => repetition));
    const numbered = own.size === same.length && !own.has(undefined);
    for (const [at, row] of same.entries()) numbers.set(row, numbered ? (row.repetition ?? at) : at);
  }
  return numbers;
}

/**
 * @param {Row} row
 * @param {{ run: number, repetition: number | undefined }} place
 */
function measurementsOfRow({ name, aggregate, threads, real, cpu, counters }, place) {
  const { test, parameters: named } = splitName(name);
  const parameters = threads && threads > 1 ? { ...named, threads } : named;
  const statistic = aggregate === null ? 'value' : /** @type {string} */ (statistics.get(aggregate));
  const base = { ...place, test, parameters, statistic };
  return [
    ...(real === null ? [] : [measurement({ ...base, metric: 'duration', value: real })]),
    ...(cpu === null ? [] : [measurement({ ...base, metric: 'cpu-time', value: cpu })]),
    ...counters.map(([counter, value]) => {
      const metric = known.get(counter);
      if (metric && value < 0)
        throw new InputError(`a negative ${counter} of ${name}: ${value}`, {
          hint: 'take the output as it came out',
        });
      if (metric) return measurement({ ...base, metric, value });
      return measurement({ ...base, metric: 'result', parameters: { ...parameters, counter }, value });
    }),
  ];
}

const suffix = /_(mean|median|stddev|cv|min|max|BigO|RMS)$/;

/**
 * Whether a row is an aggregate, by its name alone: the console never says it otherwise, nor did early JSON.
 *
 * @param {string} name
 * @param {(base: string) => boolean} isThere whether the benchmark without the suffix has rows of its own
 * @returns {{ name: string, aggregate: string | null }}
 */
export function aggregateByName(name, isThere) {
  const found = suffix.exec(name);
  if (!found) return { name, aggregate: null };
  const base = name.slice(0, found.index);
  return isThere(base) || /BigO|RMS/.test(found[1])
    ? { name: base, aggregate: found[1] }
    : { name, aggregate: null };
}

/** How a benchmark that measures another clock than the processor's says so in its name. */
const timers = new Map([
  ['real_time', 'real'],
  ['process_time', 'process'],
  ['manual_time', 'manual'],
]);
const keyed = /^([A-Za-z_][\w .-]{0,80}):(?!:)([^:]{1,200})$/;
const number = /^-?\d{1,18}$/;

/**
 * `BM_copy<int>/Length:1024/8/threads:4/real_time` is the benchmark `BM_copy<int>` with parameters. Arguments without a name
 * are numbered; text that is no argument stays part of the name.
 *
 * @param {string} name
 */
function splitName(name) {
  const [first, ...parts] = name.split('/');
  const words = [first];
  /** @type {string[]} */
  const bare = [];
  /** @type {string[]} */
  const clocks = [];
  /** @type {[string, string][]} */
  const named = [];
  for (const part of parts) {
    const pair = keyed.exec(part);
    const timer = timers.get(part);
    if (timer) clocks.push(timer);
    else if (pair) named.push([pair[1], pair[2]]);
    else if (number.test(part)) bare.push(part);
    else words.push(part);
  }
  const single = bare.length === 1;
  const unnamed = bare.map((value, at) => [single ? 'argument' : `argument-${at + 1}`, value]);
  const timer = clocks.length > 0 ? [['timer', clocks.join(' ')]] : [];
  const pairs = /** @type {[string, string][]} */ ([...unnamed, ...named, ...timer]);
  return { test: words.join('/'), parameters: namedParameters(pairs) };
}
