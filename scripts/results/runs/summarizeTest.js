import { groupBy } from '../../model/lib/groupBy.js';
import { metrics } from '../../model/metric.js';
import { withoutParts, workloadKey } from '../../model/parameters.js';
import { toolName } from '../../model/toolName.js';
import { summarize } from '../../statistics/summarize.js';
import { flagsOf } from './flagsOf.js';
import { pooledPercentile } from './pooledPercentile.js';
import { fileOfSettings } from './recordedSettings.js';

/**
 * One run of a test, as `pairRuns` makes it of a result document and its logs.
 *
 * @typedef {object} Run
 * @property {number} run from 1
 * @property {string[]} files relative to the project
 * @property {import('../../model/measurement.js').Measurement[]} measurements
 * @property {import('../../model/series.js').Series[]} series
 * @property {import('../../model/parser.js').Histogram[]} [histograms]
 * @property {string | null} toolVersion
 * @property {string} tool
 * @property {import('../../model/parser.js').Warning[]} [warnings]
 * @property {Record<string, string>} [settings]
 *
 * @typedef {object} TestRuns every run of one test in one campaign
 * @property {string} product
 * @property {string} campaign
 * @property {string} test
 * @property {Record<string, any>} facts of campaign.toml
 * @property {boolean} emulated
 * @property {number | null} capacity of the product, bytes
 * @property {readonly string[]} [analyses] that its methodology asks for
 * @property {readonly string[]} [promised] metrics that its methodology names as its results
 * @property {number} [rounds] in which a steady state is looked for
 * @property {import('./steadyWindow.js').Tracked} [tracked] the result by which its rounds are steady or not
 * @property {Run[]} runs
 * @property {string[]} [ofGroup] metrics of which its values are facts of a group of products
 * @property {number} [runsStated] how many runs are behind a value that a source publishes of the test
 * @property {boolean} [unprepared] its methodology states no preparation
 */

/** Statistics of several jobs at the same time that add up; of anything else they have no common value. */
const addable = new Set(['mean', 'total', 'value']);

/**
 * Condenses the runs of a test: one summary for each metric, statistic and workload.
 *
 * @param {TestRuns} testRuns
 * @returns {import('../../model/summary.js').Summary[]}
 */
export function summarizeTest(testRuns) {
  /** @type {Map<string, { first: import('../../model/measurement.js').Measurement, values: import('../../model/summary.js').RunValue[] }>} */
  const groups = new Map();
  for (const run of testRuns.runs) {
    for (const { key, measured } of acrossJobs(acrossRepetitions(run.measurements))) {
      const group = groups.get(key) ?? { first: measured, values: [] };
      groups.set(key, group);
      group.values.push(runValue(measured, run, testRuns));
    }
  }
  const { product, ...origin } = originOf(testRuns);
  // what only excluded runs measured was not measured
  const counted = [...groups.values()].filter(({ values }) =>
    values.some(({ excluded }) => excluded === null),
  );
  return counted.map(({ first, values }) => {
    const {
      value: _value,
      run: _run,
      repetition: _repetition,
      fromRound: _round,
      test: benchmark,
      ...what
    } = first;
    const flags = flagsOf(testRuns, first);
    const counted = new Set(values.flatMap(({ run: each, excluded }) => (excluded === null ? [each] : [])));
    const pooled = pooledPercentile(
      first,
      testRuns.runs.filter((each) => counted.has(each.run)),
    );
    return {
      // not a spread: V8 gives an object that begins with one a hidden class of its own, and there are tens of thousands of these
      product,
      ...origin,
      ...(testRuns.runsStated && origin.kind === 'transcribed' && { runsStated: testRuns.runsStated }),
      ...what,
      benchmark,
      parameters: withoutParts(first.parameters),
      runs: values,
      ...summarize(values, first.metric),
      // the interval is one of the mean over the runs
      ...(pooled !== null && {
        mean: pooled,
        interval: null,
        precision: null,
        pooled: /** @type {const} */ (true),
      }),
      ...(flags.length > 0 && { flags }),
      ...(testRuns.ofGroup?.includes(first.metric) && { ofGroup: /** @type {const} */ (true) }),
    };
  });
}

/**
 * Where the runs come from, as charts and captions say it.
 *
 * @param {TestRuns} testRuns
 * @returns {import('../../model/chartData.js').Origin}
 */
export function originOf({ product, campaign, test, facts, emulated, runs }) {
  const transcribed = runs.some(isTranscribed);
  const { methodology, testbed, variant = null } = /** @type {Record<string, any>} */ (facts);
  const kind = emulated ? 'emulated' : transcribed ? 'transcribed' : 'measured';
  return { product, campaign, methodology, testbed, test, variant, tools: toolNames(runs), kind };
}

/** Whether its readings are a curve that a source describes in words: nothing was read over time. @param {TestRuns} testRuns */
export const isDescribed = (testRuns) =>
  originOf(testRuns).kind === 'transcribed' && testRuns.runs.some(({ series }) => series.length > 0);

/**
 * @param {Run[]} runs
 * @returns {string[]} name and version of every tool that wrote them
 */
function toolNames(runs) {
  const names = runs.map((run) =>
    run.tool === 'table' && !isTranscribed(run)
      ? `${run.settings?.tool}, typed by hand`
      : toolName(run.tool, run.toolVersion),
  );
  return [...new Set(names)].sort();
}

/**
 * A table by hand is of a source, unless it states that its author measured it.
 *
 * @param {Run} run
 */
const isTranscribed = ({ tool, settings }) => tool === 'table' && settings?.origin !== 'measured';

/**
 * The source of a mean over rounds, each in a file of its own, is the file of the first of them.
 *
 * @param {Pick<import('../../model/measurement.js').Measurement, 'value' | 'parameters' | 'fromRound'>} measured
 * @param {Run} run
 * @param {TestRuns} testRuns
 */
function runValue({ value, parameters, fromRound }, { run, files }, { test, facts }) {
  const exclusions = /** @type {{ test: string, run: number, reason: string }[]} */ (facts.exclude ?? []);
  const excluded = exclusions.find((each) => each.test === test && each.run === run)?.reason ?? null;
  const settings = fromRound === undefined ? parameters : { ...parameters, round: fromRound };
  return { run, value, source: fileOfSettings(files, settings), excluded };
}

/** @param {import('../../model/measurement.js').Measurement} measured */
const keyOf = (measured) => workloadKey(measured, measured.test);

/**
 * The run is the unit of replication: what a process repeated within it counts as one value, their mean. Of percentiles, deviations
 * and ends there is no mean over repetitions; the rows that have them stay out.
 *
 * @param {import('../../model/measurement.js').Measurement[]} measurements of one run
 */
function acrossRepetitions(measurements) {
  if (!measurements.some(({ repetition }) => repetition !== undefined)) return measurements;
  const key = (/** @type {import('../../model/measurement.js').Measurement} */ each) =>
    `${keyOf(each)} ${JSON.stringify(each.parameters)} ${each.subject ?? ''}`;
  return [...groupBy(measurements, key).values()].flatMap((same) => {
    const [first] = same;
    if (same.length === 1) return same;
    if (same.some(({ repetition }) => repetition === undefined)) return same;
    if (!addable.has(first.statistic)) return [];
    return [
      { ...first, statistic: 'mean', value: same.reduce((sum, { value }) => sum + value, 0) / same.length },
    ];
  });
}

/**
 * Adds up what jobs did at the same time. Latencies of several jobs have no sum, and their percentiles no mean:
 * they are left out rather than made up.
 *
 * @param {import('../../model/measurement.js').Measurement[]} measurements of one run
 * @returns {{ key: string, measured: import('../../model/measurement.js').Measurement }[]} `key`: `keyOf` it
 */
function acrossJobs(measurements) {
  return [...groupBy(measurements, keyOf)].flatMap(([key, same]) => {
    const [first] = same;
    if (same.length === 1) return [{ key, measured: first }];
    if (!metrics[first.metric].adds || !addable.has(first.statistic)) return [];
    const parameters = withoutParts(first.parameters);
    const value = same.reduce((sum, each) => sum + each.value, 0);
    return [{ key, measured: { ...first, parameters, value } }];
  });
}
