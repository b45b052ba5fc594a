import { groupBy } from '../../model/lib/groupBy.js';
import { measurement } from '../../model/measurement.js';
import { warning } from '../../model/parser.js';
import { series } from '../../model/series.js';
import { scaled } from '../shared/amount.js';
import { joinRuns } from '../shared/blocks.js';

/**
 * What perf counted in one run.
 *
 * @typedef {object} Counter
 * @property {string} event
 * @property {string} where socket, core or CPU; empty for the whole
 * @property {string} unit `msec`, `Joules`, `MiB` or none
 * @property {number | null} value `null` where it was not counted or is not supported
 * @property {number | null} running per cent of the time that it was counted; below 100, the value is scaled
 * @property {number | null} time seconds, of an interval
 *
 * @typedef {object} PerfRun
 * @property {string | null} test the command
 * @property {number | null} repeats of which the values are the mean; `null` where there were several and the file does not say how many
 * @property {Counter[]} counters
 * @property {{ metric: import('../../model/metric.js').Metric, value: number }[]} times elapsed, user, system
 */

/** @typedef {import('../../model/measurement.js').Measurement} Measurement */

const units = /** @type {Record<string, [import('../../model/metric.js').Metric, number]>} */ ({
  msec: ['cpu-time', 1e-3],
  ns: ['cpu-time', 1e-9],
  Joules: ['energy', 1],
  MiB: ['bytes-transferred', 2 ** 20],
  C: ['temperature', 1],
});

/** A rate that two counters make: the first over the second. */
const ratios =
  /** @type {[RegExp, (event: string) => string[], import('../../model/metric.js').Metric][]} */ ([
    [/^instructions$/, () => ['cycles', 'cpu-cycles'], 'instructions-per-cycle'],
    [/^branch-misses$/, () => ['branches', 'branch-instructions'], 'miss-rate'],
    [/^cache-misses$/, () => ['cache-references'], 'miss-rate'],
    [/^\S{1,40}-(?:load|store|prefetch)-misses$/, (event) => [event.replace(/-misses$/, 's')], 'miss-rate'],
  ]);

/** @param {PerfRun[]} runs */
export function counterResults(runs) {
  const results = joinRuns(runs.map((run, at) => runResults(run, runNumber(runs, at))));
  return {
    ...results,
    warnings: [...doubts(runs), ...results.warnings],
  };
}

/** Runs of one command are numbered. @param {PerfRun[]} runs @param {number} at */
const runNumber = (runs, at) => runs.slice(0, at).filter(({ test }) => test === runs[at].test).length;

/**
 * @param {PerfRun} run
 * @param {number} number
 */
function runResults({ test, repeats, counters, times }, number) {
  const groups = groupCounters(counters);
  const place = { run: number, ...(test !== null && { test }) };
  const statistic = repeats === 1 ? 'total' : 'mean';
  const totals = new Map(
    [...groups].map(([key, own]) => [
      key,
      { ...own[0], value: own.reduce((sum, each) => sum + each.value, 0) },
    ]),
  );
  const counted = [...totals.values()].map((counter) => counterRow(counter, statistic, place));
  const elapsed = times.map(({ metric, value }) =>
    measurement({ ...place, metric, statistic: repeats === 1 ? 'value' : 'mean', value }),
  );
  const series = [...groups.values()]
    .filter((own) => own.length > 1 && own.every(({ time }) => time !== null))
    .map((own) => readingsOf(own, place));
  return {
    measurements: [
      ...elapsed,
      ...counted,
      ...[...totals.values()].flatMap((counter) => ratioRows(counter, totals, place)),
    ],
    series,
    warnings: [],
  };
}

/** @typedef {Counter & { value: number }} Counted */

/**
 * @param {Counter[]} counters
 * @returns {Map<string, Counted[]>}
 */
function groupCounters(counters) {
  const counted = counters.flatMap((counter) => {
    const { value } = counter;
    return value === null ? [] : [{ ...counter, value }];
  });
  return groupBy(counted, ({ event, where }) => JSON.stringify([event, where]));
}

/** @param {Counter} counter */
const parametersOf = ({ event, where }) => ({ event, ...(where !== '' && { cpu: where }) });

/**
 * Old versions count their clocks in milliseconds with six decimals, and print no unit behind them.
 *
 * @param {string} event
 * @param {string} shown
 */
export const clockUnit = (event, shown) =>
  /^(?:task|cpu)-clock/.test(event) && /[.,]\d{6}$/.test(shown) ? 'msec' : '';

/** @param {Counter} counter @returns {[import('../../model/metric.js').Metric, number]} */
const metricOf = ({ event, unit }) => {
  if (Object.hasOwn(units, unit)) return units[unit];
  // since 6.12 the clocks are counted in ns, without a unit
  return /^(?:task|cpu)-clock/.test(event) ? ['cpu-time', 1e-9] : ['count', 1];
};

/**
 * @param {Counted} counter
 * @param {string} statistic
 * @param {{ run: number, test?: string }} place
 */
function counterRow(counter, statistic, place) {
  const [metric, factor] = metricOf(counter);
  return measurement({
    ...place,
    parameters: parametersOf(counter),
    metric,
    statistic,
    value: scaled(counter.value, factor),
  });
}

/**
 * @param {Counted[]} own in order of time
 * @param {{ run: number, test?: string }} place
 */
function readingsOf(own, place) {
  const [metric, factor] = metricOf(own[0]);
  return series({
    ...place,
    parameters: parametersOf(own[0]),
    metric,
    times: Float64Array.from(own, ({ time }) => time ?? NaN),
    values: Float64Array.from(own, ({ value }) => scaled(value, factor)),
  });
}

/** `cpu_core/cycles:u/` is the event `cycles` of the part `cpu_core` of a hybrid processor. @param {string} event */
function partsOf(event) {
  const match = /^(cpu_(?:core|atom)|armv8\w{0,40})\/([\w.-]{1,60})(?::\w{0,8})?\/(\w{0,8})$/.exec(event);
  return match ? { part: match[1], plain: match[2] } : { part: '', plain: event.replace(/:\w{1,8}$/, '') };
}

/**
 * @param {Counted} counter
 * @param {Map<string, Counted>} totals
 * @param {{ run: number, test?: string }} place
 */
function ratioRows(counter, totals, place) {
  const own = partsOf(counter.event);
  const found = ratios.find(([form]) => form.test(own.plain));
  if (!found) return [];
  const wanted = found[1](own.plain);
  const base = [...totals.values()].find((each) => {
    const { part, plain } = partsOf(each.event);
    return part === own.part && each.where === counter.where && wanted.includes(plain);
  });
  if (!base || base.value === 0) return [];
  const value = counter.value / base.value;
  return [
    measurement({ ...place, parameters: parametersOf(counter), metric: found[2], statistic: 'mean', value }),
  ];
}

/** @param {PerfRun[]} runs */
function doubts(runs) {
  const all = runs.flatMap(({ counters }) => counters);
  const names = (/** @type {Counter[]} */ list) => [...new Set(list.map(({ event }) => event))].join(', ');
  const missing = all.filter(({ value }) => value === null);
  const shared = all.filter(({ value, running }) => value !== null && running !== null && running < 99.995);
  return [
    ...runs.flatMap(repeatsOf),
    ...(missing.length > 0 ? [warning(`not counted or not supported: ${names(missing)}`)] : []),
    ...(shared.length > 0
      ? [warning(`counted part of the time and scaled up by perf: ${names(shared)}`)]
      : []),
  ];
}

/** @param {PerfRun} run */
function repeatsOf({ test, repeats }) {
  if (repeats === 1) return [];
  const name = test === null ? '' : `${test}: `;
  const [count, unknown] =
    repeats === null ? ['the runs', '; the file does not say how many'] : [`the ${repeats} runs`, ''];
  return [
    warning(`${name}each value is the mean of ${count} that perf made (-r), counted as one run${unknown}`),
  ];
}
