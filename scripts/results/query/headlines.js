import { metrics } from '../../model/metric.js';
import { parameterNames } from '../../model/parameters.js';
import { parameter } from '../../model/vocabulary/index.js';
import { dimensionsOf } from '../selection/labelRows.js';
import { isWhere, whereOf } from './narrowing.js';
import { usual } from '../selection/selectSummaries.js';

/** @typedef {import('../../model/summary.js').Summary} Summary */

/** What is left where a source states a range and no value in it. */
const ends = /** @type {Record<string, string>} */ ({ min: 'at least', max: 'at most' });

/**
 * The results that the pages of products and tests show: those the methodology defines, each by the statistic of its readings
 * that a question without one means. Percentiles and the rest are in the open data.
 *
 * @param {readonly Summary[]} summaries of one test of one methodology
 * @param {Record<string, any> | undefined} test as the methodology describes it
 * @returns {Summary[]} in the methodology's order
 */
export function headlines(summaries, test) {
  const counted = summaries.filter(({ n, ofGroup }) => n > 0 && !ofGroup);
  const defined = /** @type {Record<string, any>[]} */ (test?.results ?? []);
  const asked =
    defined.length > 0
      ? defined
      : [...new Set(counted.map(({ metric }) => metric))]
          .filter((each) => metrics[each].headline)
          .map((metric) => ({ metric }));
  const found = asked.flatMap((result) => {
    const where = whereOf(result);
    const own = counted.filter((each) => each.metric === result.metric && isWhere(each, where));
    const statistic = usual.find((each) => own.some((summary) => summary.statistic === each));
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
 * Names results by their measure and by what sets them apart from one another: `Latency, 4 threads`.
 *
 * @param {Summary[]} summaries of one test
 * @returns {(summary: Summary) => string}
 */
export function nameHeadlines(summaries) {
  const varying = dimensionsOf(summaries).filter(
    // the measure stands first in a name anyway
    ({ name, of }) => name !== 'test' && name !== 'metric' && new Set(summaries.map(of)).size > 1,
  );
  return (summary) => {
    const measure = measureName(summary.metric);
    const end = ends[summary.statistic];
    const words = [measure, ...varying.map(({ of }) => of(summary)), end].filter(Boolean).join(', ');
    return words[0].toUpperCase() + words.slice(1);
  };
}
