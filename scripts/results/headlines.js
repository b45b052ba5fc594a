import { metrics } from '../model/metric.js';
import { dimensions } from './labelRows.js';
import { usual } from './selectSummaries.js';

/** @typedef {import('../model/summary.js').Summary} Summary */

/** What a test yields whose methodology does not say it. */
const customary = new Set(['bandwidth', 'iops', 'latency', 'access-time', 'duration', 'score']);

/** What is left where a source states a range and no value in it. */
const ends = /** @type {Record<string, string>} */ ({ min: 'at least', max: 'at most' });

/** The measure stands first in a name anyway. */
const told = dimensions.filter(({ name }) => name !== 'test' && name !== 'metric');

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
  const defined = /** @type {{ metric: string, operation?: string }[]} */ (test?.results ?? []);
  const asked =
    defined.length > 0
      ? defined
      : [...new Set(counted.map(({ metric }) => metric))]
          .filter((each) => customary.has(each))
          .map((metric) => ({ metric }));
  const found = asked.flatMap(({ metric, ...rest }) => {
    const { operation } = /** @type {{ operation?: string }} */ (rest);
    const own = counted.filter(
      (each) => each.metric === metric && (!operation || each.operation === operation),
    );
    const statistic = usual.find((each) => own.some((summary) => summary.statistic === each));
    const shown = statistic ? [statistic] : Object.keys(ends);
    return own.filter((each) => shown.includes(each.statistic)).sort(byWorkload);
  });
  return [...new Set(found)];
}

/** @param {Summary} a @param {Summary} b */
const byWorkload = (a, b) =>
  (a.blockSize ?? 0) - (b.blockSize ?? 0) ||
  (a.queueDepth ?? 0) - (b.queueDepth ?? 0) ||
  (a.jobs ?? 0) - (b.jobs ?? 0);

/** A metric in short. @param {string} metric */
export const measureName = (metric) =>
  metric === 'iops' ? 'IOPS' : (metrics[/** @type {keyof typeof metrics} */ (metric)]?.title ?? metric);

/**
 * Names results by their measure and by what sets them apart from one another: `Latency, queue depth 4`.
 *
 * @param {Summary[]} summaries of one test
 * @returns {(summary: Summary) => string}
 */
export function nameHeadlines(summaries) {
  const varying = told.filter(({ of }) => new Set(summaries.map(of)).size > 1);
  return (summary) => {
    const measure = measureName(summary.metric);
    const end = ends[summary.statistic];
    const words = [measure, ...varying.map(({ of }) => of(summary)), end].filter(Boolean).join(', ');
    return words[0].toUpperCase() + words.slice(1);
  };
}
