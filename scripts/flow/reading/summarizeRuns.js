import { analyse, analyseCurve, findingNumbers } from '../../analysis/index.js';
import { memoizeByRef } from '../../model/lib/memoizeByRef.js';
import { memoizeLast } from '../../model/lib/memoizeLast.js';
import { summarizeFindings } from '../../results/runs/summarizeFindings.js';
import { summarizeTest } from '../../results/runs/summarizeTest.js';
import { summarize } from '../../statistics/index.js';

/** @typedef {import('../../results/runs/summarizeTest.js').TestRuns} TestRuns */

/** What is in a test, once for as long as its runs are the same. */
const found = memoizeByRef((/** @type {TestRuns} */ testRuns) => {
  const inSeries = memoizeByRef((/** @type {import('../../model/series.js').Series} */ series) =>
    analyse(series, { ...testRuns, others: othersOf(series, testRuns) }),
  );
  const inCurve = (/** @type {import('../../model/finding.js').Curve} */ curve) =>
    analyseCurve(curve, testRuns);
  const summaries = summarizeTest(testRuns, summarize);
  const analysing = { inSeries, inCurve, numbers: findingNumbers, summarize };
  return { inSeries, summaries, findings: summarizeFindings(testRuns, summaries, analysing) };
});

/** @param {import('../../model/series.js').Series} series @param {TestRuns} testRuns */
const othersOf = (series, { runs }) => runs.find((run) => run.series.includes(series))?.series ?? [];

const allSummaries = memoizeLast((/** @type {TestRuns[]} */ tests) =>
  tests.flatMap((test) => found(test).summaries),
);
const allFindings = memoizeLast((/** @type {TestRuns[]} */ tests) =>
  tests.flatMap((test) => found(test).findings),
);

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
  findings: (series, test) => found(test).inSeries(series),
  ...summed,
});

/** @param {TestRuns[]} tests */
const summariesOf = (tests) => ({
  summaries: allSummaries(tests),
  findingSummaries: allFindings(tests),
});
