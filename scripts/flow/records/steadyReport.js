import { steadyWords } from '../../charts/words/sentence.js';
import { metrics } from '../../model/metric.js';
import { formatPercent, formatQuantity } from '../../model/quantity.js';
import { steadyWindow } from '../../results/runs/steadyWindow.js';
import { indexedLookup } from '../../results/selection/indexedLookup.js';
import { trackedWords } from '../../results/selection/steadyLines.js';
import { testPage } from './pageAddresses.js';

/** @typedef {import('../../results/runs/summarizeTest.js').TestRuns} TestRuns */

/**
 * The head of a report on rounds, as SNIA's Performance Test Specification asks for it: how the product was prepared, with what it was
 * tested, and of each run whether, when and how closely it became steady. `null` for a campaign without rounds.
 *
 * @param {import('../../model/project.js').Campaign} campaign
 * @param {import('../../results/selection/selectSummaries.js').Results} results
 */
export function steadyReport({ product, campaign, value }, results) {
  const methodology = results.project.methodologies.get(value.methodology)?.value;
  const tests = indexedLookup(results.tests, { product, campaign }).flatMap((test) => {
    const runs = test.runs.flatMap((run) => {
      const found = windowOf(run, test, results);
      return found ? [{ run: run.run, ...rowOf(found) }] : [];
    });
    if (runs.length === 0) return [];
    const { preparation = [] } = methodology?.tests?.[test.test] ?? {};
    return [
      {
        ...testPage(results.project, value.methodology, test.test),
        judgedBy: test.tracked ? trackedWords(test.tracked) : null,
        preparation,
        settings: sharedSettings(test),
        runs,
      },
    ];
  });
  if (tests.length === 0) return null;
  return { preparation: methodology?.preparation ?? [], tests };
}

/**
 * Of rounds that were recorded as such, or of equal parts of a run's readings.
 *
 * @param {TestRuns['runs'][number]} run
 * @param {TestRuns} test
 * @param {import('../../results/selection/selectSummaries.js').Results} results
 */
function windowOf(run, test, results) {
  if (test.tracked) {
    const found = steadyWindow(run.measurements, test.tracked);
    return found && { ...found, metric: test.tracked.metric };
  }
  for (const series of test.rounds ? run.series : [])
    for (const found of results.findings(series, test))
      if (found.kind === 'steady-state') return { ...found, metric: series.metric };
  return null;
}

/** @param {import('../../model/finding.js').SteadyState & { metric: import('../../model/metric.js').Metric }} found */
function rowOf(found) {
  return {
    words: steadyWords({ ...found, lasts: true }),
    mean: formatQuantity(found.mean, metrics[found.metric].shown),
    range: formatPercent(Math.abs(found.range)),
    slope: formatPercent(Math.abs(found.slope)),
  };
}

/** What all jobs of all runs were called with. @param {TestRuns} test */
function sharedSettings({ runs }) {
  const [first, ...others] = runs.map(({ settings = {} }) => settings);
  return Object.entries(first)
    .filter(([key, value]) => !key.includes(': ') && others.every((each) => each[key] === value))
    .map(([key, value]) => `${key}=${value}`);
}
