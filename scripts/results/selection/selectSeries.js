import { problem } from '../../model/inputError.js';
import { didYouMean } from '../../model/lib/nearest.js';
import { parameterNames, parameterWords, parametersKey, workloadWords } from '../../model/parameters.js';
import { mayBeWhere } from '../query/narrowing.js';
import { isLogOf } from '../runs/fio/logName.js';
import { flagsOfReadings } from '../runs/flagsOf.js';
import { originOf } from '../runs/summarizeTest.js';
import { indexedLookup } from './indexedLookup.js';
import { testTitle } from './labelRows.js';
import { ofNewestCampaign } from './newestCampaign.js';
import { spreadOf } from './spreadOf.js';

/**
 * The series a timeline draws: of each product one run, by default the first.
 *
 * @param {import('./selectSummaries.js').Results} results
 * @param {import('./selectSummaries.js').Wanted & { run: number }} wanted
 * @param {{ copies?: boolean }} [more] `copies`: whether a line of a fill says how long every amount took
 * @returns {{ series: import('../../model/chartData.js').ChartSeries[], problems: import('../../model/inputError.js').Problem[] }}
 */
export function selectSeries(results, wanted, { copies = false } = {}) {
  const series = wanted.products.flatMap((product) =>
    wanted.tests.flatMap((test) => ofProductAndTest(results, { ...wanted, product, test, copies })),
  );
  const tests = new Set(series.map(({ origin }) => origin.test));
  const names = parameterNames(series.map((each) => each.series.parameters));
  const valueOf = (/** @type {(typeof series)[number]} */ each, /** @type {string} */ name) =>
    each.series.parameters[name];
  // a test of its own for reads and one for writes need not say it again
  const varying = names.filter((name) => {
    if (new Set(series.map((each) => valueOf(each, name))).size < 2) return false;
    const pairs = new Set(series.map((each) => `${each.origin.test} ${valueOf(each, name)}`));
    return tests.size === 1 || pairs.size > tests.size;
  });
  const labelled = series.map((each) => {
    const test = tests.size > 1 ? testTitle(each.origin, results) : '';
    const words = varying.flatMap((name) => {
      const value = valueOf(each, name);
      return value === undefined ? [] : parameterWords(name, value);
    });
    return { ...each, label: [test, ...words].filter(Boolean).join(', ') };
  });
  return { series: labelled, problems: series.length > 0 ? [] : [nothingFound(results, wanted)] };
}

/**
 * @param {import('./selectSummaries.js').Results} results
 * @param {import('./selectSummaries.js').Wanted & { product: string, test: string, run: number, copies: boolean }} wanted
 */
function ofProductAndTest(results, wanted) {
  const { project, tests, findings, findingSummaries } = results;
  const { product, test, metric, where, copies } = wanted;
  const own = indexedLookup(tests, { product, test });
  const [testRuns] = ofNewestCampaign(own, project.campaigns, wanted);
  const run = testRuns?.runs.find((each) => each.run === wanted.run);
  if (!testRuns || !run) return [];
  const capacity = testRuns.capacity;
  const origin = originOf(testRuns);
  return run.series
    .filter((each) => each.metric === metric && mayBeWhere(each, where))
    .map((series) => ({
      product,
      label: '',
      series,
      capacity,
      run: run.run,
      findings: findings(series, testRuns),
      ...overRuns(series, testRuns, { findings, findingSummaries }),
      ...steadyRuns(series, testRuns, findings),
      ...(copies && copiesOf(series, testRuns, results)),
      origin: withFlags(origin, flagsOfReadings(testRuns, run, series)),
      source: run.files.find((file) => isLogOf(file, metric)) ?? run.files[0],
    }));
}

/**
 * What was found in one run, over all that count.
 *
 * @param {import('../../model/series.js').Series} series
 * @param {import('../runs/summarizeTest.js').TestRuns} testRuns
 * @param {Pick<import('./selectSummaries.js').Results, 'findings' | 'findingSummaries'>} results
 * @returns {{ over?: import('../../model/chartData.js').OverRuns[] }}
 */
function overRuns(series, testRuns, { findings, findingSummaries }) {
  const { product, campaign, test } = testRuns;
  const kinds = new Set(findings(series, testRuns).map(({ kind }) => kind));
  const own = indexedLookup(findingSummaries, { product, campaign, test }).filter(
    (each) =>
      kinds.has(each.finding) &&
      each.n + each.missing > 1 &&
      parametersKey(each.parameters) === parametersKey(series.parameters),
  );
  const over = own.map((each) => {
    const { name, n, missing, mean } = each;
    const { low, high } = spreadOf(each) ?? { low: mean, high: mean };
    return { name, n, of: n + missing, mean, low, high };
  });
  return over.length > 0 ? { over } : {};
}

/**
 * One run that comes to rest says little of a product: in how many of all counted runs steady rounds were found.
 *
 * @param {import('../../model/series.js').Series} series
 * @param {import('../runs/summarizeTest.js').TestRuns} testRuns
 * @param {import('./selectSummaries.js').Results['findings']} findings
 * @returns {{ steady?: { reached: number, of: number } }}
 */
function steadyRuns({ metric, parameters, test }, testRuns, findings) {
  if (!testRuns.rounds) return {};
  const found = sameSeries({ metric, parameters, test }, testRuns)
    .flatMap((each) => findings(each, testRuns))
    .filter((finding) => finding.kind === 'steady-state');
  if (found.length < 2) return {};
  return { steady: { reached: found.filter(({ reached }) => reached).length, of: found.length } };
}

/**
 * How long every amount took to write in each counted run of a fill.
 *
 * @param {import('../../model/series.js').Series} series
 * @param {import('../runs/summarizeTest.js').TestRuns} testRuns
 * @param {Pick<import('./selectSummaries.js').Results, 'findings' | 'writeCurve' | 'writeBand'>} results
 * @returns {Pick<import('../../model/chartData.js').ChartSeries, 'copies'>}
 */
export function copiesOf(series, testRuns, { findings, writeCurve, writeBand }) {
  const isFill = findings(series, testRuns).some(({ kind }) => kind === 'fill-profile');
  if (!isFill || series.metric !== 'bandwidth') return {};
  const runs = sameSeries(series, testRuns).map((each) => writeCurve(each, testRuns));
  return {
    copies: {
      runs: runs.filter((curve) => curve.length > 1),
      band: writeBand(series, testRuns),
      ...(series.stated && { stated: series.stated }),
    },
  };
}

/**
 * The same readings of all runs that count.
 *
 * @param {Pick<import('../../model/series.js').Series, 'metric' | 'parameters' | 'test'>} series
 * @param {import('../runs/summarizeTest.js').TestRuns} testRuns
 */
function sameSeries({ metric, parameters, test }, testRuns) {
  const excluded = new Set(
    /** @type {{ test: string, run: number }[]} */ (testRuns.facts.exclude ?? [])
      .filter((each) => each.test === testRuns.test)
      .map(({ run }) => run),
  );
  return testRuns.runs
    .filter(({ run }) => !excluded.has(run))
    .flatMap((run) => run.series)
    .filter((each) => each.metric === metric && each.test === test)
    .filter((each) => parametersKey(each.parameters) === parametersKey(parameters));
}

/**
 * @param {import('../../model/chartData.js').Origin} origin
 * @param {import('../../model/validity.js').Flag[]} flags
 */
const withFlags = (origin, flags) => (flags.length > 0 ? { ...origin, flags } : origin);

/**
 * @param {import('./selectSummaries.js').Results} results
 * @param {import('./selectSummaries.js').Wanted & { run: number }} wanted
 */
function nothingFound({ tests }, { products, tests: asked, metric, where, run }) {
  const ofTests = products.flatMap((product) =>
    asked.flatMap((test) => indexedLookup(tests, { product, test })),
  );
  const what = `${asked.join(', ')} of ${products.join(', ')}`;
  const runs = [...new Set(ofTests.flatMap((each) => each.runs.map((one) => one.run)))].sort((a, b) => a - b);
  if (runs.length > 0 && !runs.includes(run))
    return problem(`no run ${run} in ${what}`, { hint: `there is: ${runs.join(', ')}` });
  const have = [
    ...new Set(
      ofTests.flatMap((each) =>
        each.runs.flatMap((one) =>
          one.series.map((series) => `${series.metric} ${workloadWords(series.parameters)}`.trim()),
        ),
      ),
    ),
  ].sort();
  const hint =
    have.length > 0
      ? didYouMean(metric, have, 'there is')
      : 'readings over time are in a log beside the result (fio: --write_bw_log), or in a table with a column of seconds';
  const narrowed = Object.values(where ?? {})
    .flat()
    .join(', ');
  return problem(`no readings of ${metric}${narrowed ? ` ${narrowed}` : ''} over time: ${what}`, { hint });
}
