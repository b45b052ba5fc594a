import { analyse, analyseCurve, findingNumbers, writeBand, writeCurve } from '../../analysis/index.js';
import { memoizeByRef, memoizeLast } from '../../model/lib/memoize.js';
import { summarizeFindings } from '../../results/runs/summarizeFindings.js';
import { summarizeTest } from '../../results/runs/summarizeTest.js';

/** @typedef {import('../../results/runs/summarizeTest.js').TestRuns} TestRuns */

/** What is in a test, each once for as long as its runs are the same, and only where it is asked for. */
const seriesFindings = memoizeByRef((/** @type {TestRuns} */ testRuns) =>
  memoizeByRef((/** @type {import('../../model/series.js').Series} */ series) =>
    analyse(series, { ...testRuns, others: othersOf(series, testRuns) }),
  ),
);
const seriesCurve = memoizeByRef((/** @type {{ capacity: number | null }} */ context) =>
  memoizeByRef((/** @type {import('../../model/series.js').Series} */ series) => writeCurve(series, context)),
);
const testSummaries = memoizeByRef(summarizeTest);
const testFindings = memoizeByRef((/** @type {TestRuns} */ testRuns) => {
  const inSeries = seriesFindings(testRuns);
  const inCurve = (/** @type {import('../../model/finding.js').Curve} */ curve) =>
    analyseCurve(curve, testRuns);
  const analysing = { inSeries, inCurve, numbers: findingNumbers };
  return summarizeFindings(testRuns, testSummaries(testRuns), analysing);
});

/** @param {import('../../model/series.js').Series} series @param {TestRuns} testRuns */
const othersOf = (series, { runs }) => runs.find((run) => run.series.includes(series))?.series ?? [];

const allSummaries = memoizeLast((/** @type {TestRuns[]} */ tests) => tests.flatMap(testSummaries));
const allFindings = memoizeLast((/** @type {TestRuns[]} */ tests) => tests.flatMap(testFindings));

/**
 * Runs in, results out: what questions are answered from.
 *
 * @param {Pick<ReturnType<typeof import('./readRuns.js').readRuns>, 'tests' | 'health'>} runs
 * @param {import('../../model/project.js').Project} project
 * @param {ReturnType<typeof summariesOf>} [summed] of the tests, where they are known
 * @returns {import('../../results/selection/selectSummaries.js').Results}
 */
export const summarizeRuns = ({ tests, health }, project, summed = summariesOf(tests)) => ({
  project,
  tests,
  health,
  findingNumbers,
  findings: (series, test) => seriesFindings(test)(series),
  writeCurve: (series, context) => seriesCurve(context)(series),
  writeBand,
  ...summed,
});

/** @param {TestRuns[]} tests */
export const summariesOf = (tests) => ({
  summaries: allSummaries(tests),
  findingSummaries: allFindings(tests),
});
