import { ofReadings } from '../../model/ofReadings.js';
import { metrics } from '../../model/metric.js';
import { findingResults } from '../selection/findingResults.js';
import { indexedLookup } from '../selection/indexedLookup.js';
import { parameterNames } from '../../model/parameters.js';
import { parameter } from '../../model/vocabulary/index.js';
import { dimensionsOf } from '../selection/labelRows.js';
import { isWhere, whereOf } from './narrowing.js';
import { usual } from '../selection/selectSummaries.js';

/** @typedef {import('../../model/summary.js').Summary} Summary */

/** What is left where a source states a range and no value in it. */
const ends = /** @type {Record<string, string>} */ ({ min: 'at least', max: 'at most' });

/**
 * By what products are shown, ranked and compared in a test: pages of products and tests, comparisons and the finder all ask here.
 *
 * @param {import('../selection/selectSummaries.js').Results} results
 * @param {{ methodology: string, test: string, campaign?: string, product?: string }} place
 * @returns {{ own: Summary[], shown: Summary[], reported: Summary[], name: ReturnType<typeof nameHeadlines>,
 *   measure: (summary: Summary) => string | null }} `own`: all of the place, findings that results name among them; `shown`: the headlines;
 *   `reported`: the numbers in whose place findings stand; `name`, `measure`: what each is called, and what its methodology calls the measure
 */
export function headlinesAt(results, place) {
  const promised = results.project.methodologies.get(place.methodology)?.value.tests?.[place.test];
  const own = [...indexedLookup(results.summaries, place), ...foundAt(results, place, promised)];
  const shown = headlines(own, promised);
  const measure = (/** @type {Summary} */ summary) =>
    resultOf(summary, promised)?.title ?? peakName(summary, shown);
  return {
    own,
    shown,
    reported: reportedOf(own, promised),
    measure,
    name: nameHeadlines(shown, measure),
  };
}

/**
 * @param {import('../selection/selectSummaries.js').Results} results
 * @param {Parameters<typeof headlinesAt>[1]} place
 * @param {Record<string, any> | undefined} promised
 * @returns {Summary[]}
 */
function foundAt(results, { test, ...place }, promised) {
  const names = new Set(resultsIn(promised).flatMap(({ finding }) => finding ?? []));
  if (names.size === 0) return [];
  const products = place.product ? [place.product] : [...results.project.products.keys()];
  const isThere = (/** @type {any} */ summary) =>
    Object.entries(place).every(([key, value]) => value === undefined || summary[key] === value);
  return [...names].flatMap((finding) =>
    products.flatMap((product) => findingResults(results, { product, test, finding }).filter(isThere)),
  );
}

/**
 * What a tool or a source reports of measures for which the methodology puts a finding in its place.
 *
 * @param {Summary[]} own of one test
 * @param {Record<string, any> | undefined} promised
 */
function reportedOf(own, promised) {
  const results = resultsIn(promised).flatMap(({ finding, ...result }) => (finding ? [result] : []));
  if (results.length === 0) return [];
  return headlines(own, { results }).filter(({ statistic }) => usual.includes(statistic));
}

/** @param {Record<string, any> | undefined} test @returns {Record<string, any>[]} */
const resultsIn = (test) => test?.results ?? [];

/** The result of its methodology that a summary is. @param {Summary} summary @param {Record<string, any> | undefined} test */
const resultOf = (summary, test) =>
  resultsIn(test).find(
    (result) =>
      result.metric === summary.metric &&
      isWhere(summary, whereOf(result)) &&
      (!result.finding || result.finding === summary.statistic),
  );

/**
 * The results that the methodology defines, each by the statistic of its readings that a question without one means, or by the finding
 * that the methodology puts in its place. Percentiles and the rest are in the open data.
 *
 * @param {readonly Summary[]} summaries of one test of one methodology
 * @param {Record<string, any> | undefined} test as the methodology describes it
 * @returns {Summary[]} in the methodology's order
 */
export function headlines(summaries, test) {
  const counted = summaries.filter(({ n, ofGroup }) => n > 0 && !ofGroup);
  const defined = resultsIn(test);
  /** @type {Record<string, any>[]} */
  const asked =
    defined.length > 0
      ? defined
      : [...new Set(counted.map(({ metric }) => metric))]
          .filter((each) => metrics[each].headline)
          .map((metric) => ({ metric }));
  const found = asked.flatMap((result) => {
    const where = whereOf(result);
    const own = counted.filter((each) => each.metric === result.metric && isWhere(each, where));
    const statistic =
      result.finding ?? usual.find((each) => own.some((summary) => summary.statistic === each));
    const shown = statistic ? [statistic] : Object.keys(ends);
    return own.filter((each) => shown.includes(each.statistic)).sort(byWorkload);
  });
  return [...new Set(found)];
}

/** By what has a scale: small blocks before large ones. @param {Summary} a @param {Summary} b */
function byWorkload(a, b) {
  for (const name of parameterNames([a.parameters, b.parameters])) {
    const difference = Number(a.parameters[name] ?? 0) - Number(b.parameters[name] ?? 0);
    if (parameter(name).scale !== null && difference) return difference;
  }
  return 0;
}

/** A metric in short. @param {string} metric */
export const measureName = (metric) => metrics[metric]?.short ?? metric;

/**
 * The most alone is a peak, as of memory; with the least beside it, it is the end of a range.
 *
 * @param {Summary} summary
 * @param {readonly Summary[]} all of its test
 */
function peakName({ metric, statistic }, all) {
  if (statistic !== 'max' || all.some((each) => each.metric === metric && each.statistic === 'min'))
    return null;
  const name = measureName(metric);
  return `Peak ${/^[A-Z][a-z]/.test(name) ? name[0].toLowerCase() + name.slice(1) : name}`;
}

/**
 * Names results by their measure and by what sets them apart from one another: `Latency, 4 threads`.
 *
 * @param {Summary[]} summaries of one test
 * @param {(summary: Summary) => string | null} [titleOf] what its methodology calls the measure
 * @returns {(summary: Summary) => string}
 */
export function nameHeadlines(summaries, titleOf = () => null) {
  const varying = dimensionsOf(summaries).filter(
    // the measure stands first in a name anyway
    ({ name, of }) => name !== 'test' && name !== 'metric' && new Set(summaries.map(of)).size > 1,
  );
  return (summary) => {
    const peak = peakName(summary, summaries);
    const measure = titleOf(summary) ?? peak ?? ofReadings(measureName(summary.metric), summary);
    const end = measure === peak ? undefined : ends[summary.statistic];
    const words = [measure, ...varying.map(({ of }) => of(summary)), end].filter(Boolean).join(', ');
    return words[0].toUpperCase() + words.slice(1);
  };
}
