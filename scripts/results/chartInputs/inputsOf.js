import { isCountedRate, isResponseTime } from '../../model/isRate.js';
import { agrees, withoutParts } from '../../model/parameters.js';

/** Fewer values than this beyond a percentile, and it says more of chance than of the product. */
export const fewestBeyond = 10;

/**
 * How many values the shortest counted run of a result had: by its histogram, else as the tool counted its requests, else by
 * its rate over its time.
 *
 * @param {import('../../model/summary.js').Summary} summary
 * @param {import('../selection/selectSummaries.js').Results} results
 * @returns {number | null} `null` where nothing tells
 */
export function inputsOf(summary, results) {
  const counts = runsOf(summary, results).map(
    (run) => binned(run, summary) ?? counted(run, summary) ?? rated(run, summary),
  );
  const known = counts.filter((count) => count !== null);
  return known.length ? Math.min(...known) : null;
}

/** @typedef {import('../runs/pairRuns.js').PairedRun} PairedRun */
/** @typedef {import('../../model/summary.js').Summary} Summary */

/** @param {PairedRun} run @param {Summary} summary */
function binned({ histograms = [] }, summary) {
  const own = histograms.filter((each) => isOf(each, summary));
  const counts = own.map(({ bins }) => bins.reduce((sum, [, count]) => sum + count, 0));
  return counts.length ? counts.reduce((sum, count) => sum + count, 0) : null;
}

/**
 * A tool that counts requests takes the percentiles of their latency over all of them; of tokens a request has many.
 *
 * @param {PairedRun} run
 * @param {Summary} summary
 */
function counted({ measurements }, summary) {
  if (!isResponseTime(summary.metric) || summary.metric.includes('token')) return null;
  const counts = ofWorkload(measurements, summary).filter(
    ({ metric, statistic }) => metric === 'requests' && statistic === 'total',
  );
  return counts.length ? counts.reduce((sum, { value }) => sum + value, 0) : null;
}

/** @param {PairedRun} run @param {Summary} summary */
function rated({ measurements }, summary) {
  const own = ofWorkload(measurements, summary);
  const rates = own.filter(({ metric, statistic }) => isCountedRate(metric) && statistic === 'mean');
  const times = own.filter(({ metric }) => metric === 'duration').map(({ value }) => value);
  if (rates.length === 0 || times.length === 0) return null;
  return rates.reduce((sum, { value }) => sum + value, 0) * Math.max(...times);
}

/** @param {PairedRun['measurements']} measurements @param {Summary} summary */
const ofWorkload = (measurements, { benchmark, parameters }) =>
  measurements.filter((each) => each.test === benchmark && agrees(parameters, withoutParts(each.parameters)));

/**
 * Whether a histogram is of this result's workload.
 *
 * @param {import('../../model/parser.js').Histogram} histogram
 * @param {Summary} summary
 */
export const isOf = ({ test, parameters, metric }, summary) =>
  test === summary.benchmark &&
  metric === summary.metric &&
  agrees(withoutParts(parameters), summary.parameters);

/**
 * The counted runs that a result is made of.
 *
 * @param {import('../../model/summary.js').Summary} summary
 * @param {import('../selection/selectSummaries.js').Results} results
 * @returns {import('../runs/pairRuns.js').PairedRun[]}
 */
export function runsOf({ product, campaign, test, runs }, { tests }) {
  const counted = new Set(runs.filter(({ excluded }) => excluded === null).map(({ run }) => run));
  const own = tests.find(
    (each) => each.product === product && each.campaign === campaign && each.test === test,
  );
  const all = /** @type {import('../runs/pairRuns.js').PairedRun[]} */ (own?.runs ?? []);
  return all.filter(({ run }) => counted.has(run));
}
