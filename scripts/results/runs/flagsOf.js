import { groupBy } from '../../model/lib/groupBy.js';
import { memoizeByRef } from '../../model/lib/memoize.js';

/**
 * Which validity flags the runs of a test carry: what a tool's output says of itself, and what follows from its numbers.
 *
 * @typedef {import('../../model/validity.js').Flag} Flag
 * @typedef {import('./summarizeTest.js').TestRuns} TestRuns
 * @typedef {Pick<import('../../model/measurement.js').Measurement, 'test' | 'parameters' | 'metric' | 'statistic'>} Measured
 */

/** Share of a core beyond which the tester's thread is taken to be its own limit. */
const busyThread = 0.9;
/** Tools whose `cpu` is that of their own threads, and which wait for an answer before the next request. */
const loadTools = /^(?:fio|diskspd)/;
const latencies = new Set(['latency', 'completion-latency', 'submission-latency']);
/** Flags of readings over time, which say nothing of a run's own result. */
const ofReadings = new Set(['window-maximum']);
/** Metrics that no limit of the tester changes. */
const ofTester = new Set(['cpu', 'bytes-read', 'bytes-written', 'duration']);

/**
 * The flags of one result over its counted runs.
 *
 * @param {TestRuns} testRuns
 * @param {Measured} measured
 * @returns {Flag[]} sorted
 */
export function flagsOf(testRuns, measured) {
  const runs = countedRuns(testRuns);
  const said = saidBy(runs, measured).filter((flag) => !ofReadings.has(flag));
  return sorted([...said, ...ofMachine(testRuns), ...computed(runs, measured, testRuns)]);
}

/**
 * The flags of the readings of one run.
 *
 * @param {TestRuns} testRuns
 * @param {import('./summarizeTest.js').Run} run
 * @param {Pick<Measured, 'test' | 'parameters'>} series
 */
export const flagsOfReadings = (testRuns, run, series) =>
  sorted([...saidBy([run], series), ...ofMachine(testRuns)]);

/** @param {Flag[]} flags */
const sorted = (flags) => [...new Set(flags)].sort();

/** @param {TestRuns} testRuns */
function countedRuns({ test, facts, runs }) {
  const excluded = /** @type {{ test: string, run: number }[]} */ (facts.exclude ?? []);
  return runs.filter(({ run }) => !excluded.some((each) => each.test === test && each.run === run));
}

/**
 * @param {import('./summarizeTest.js').Run[]} runs
 * @param {Pick<Measured, 'test' | 'parameters'>} measured
 */
function saidBy(runs, measured) {
  const fits = (/** @type {import('../../model/parser.js').Warning} */ { test, operation }) =>
    (!test || !measured.test || test === measured.test) &&
    (!operation ||
      !('operation' in measured.parameters) ||
      ['mixed', operation].includes(String(measured.parameters.operation)));
  return runs.flatMap(({ warnings = [] }) =>
    warnings.flatMap((each) => (each.flag && fits(each) ? [each.flag] : [])),
  );
}

/** @param {TestRuns} testRuns @returns {Flag[]} */
const ofMachine = ({ facts }) => (facts.busy ? ['busy-machine'] : []);

/** By the tool's name of a test. A run of rounds has thousands of measurements, and each of its results asks for these. */
const processorUse = memoizeByRef(
  (/** @type {readonly import('../../model/measurement.js').Measurement[]} */ all) =>
    groupBy(
      all.filter(({ metric }) => metric === 'cpu'),
      (each) => each.test,
    ),
);

/**
 * @param {import('./summarizeTest.js').Run[]} runs
 * @param {Measured} measured
 * @param {TestRuns} testRuns
 * @returns {Flag[]}
 */
function computed(runs, { test, parameters, metric, statistic }, { unprepared, emulated }) {
  if (ofTester.has(metric) || !runs.some(({ tool }) => loadTools.test(tool))) return [];
  const use = runs.flatMap(({ measurements }) => processorUse(measurements).get(test) ?? []);
  const mean = use.reduce((sum, { value }) => sum + value, 0) / use.length;
  const isTail = /^(?:max|p(?:99|100)(?:\.\d+)?)$/.test(statistic);
  return [
    ...(mean >= busyThread ? [/** @type {const} */ ('processor-limited')] : []),
    ...(latencies.has(metric) && isTail ? [/** @type {const} */ ('closed-loop')] : []),
    ...(unprepared && !emulated && parameters.operation === 'write'
      ? [/** @type {const} */ ('not-preconditioned')]
      : []),
  ];
}
