import { groupBy } from '../../model/lib/groupBy.js';
import { clearOf, measureKey, restatingMeasures } from './leadingDifferences.js';

/**
 * What the results that products share add up to: how often one is ahead, and where they differ most.
 *
 * @typedef {import('./changesOf.js').Change} Change
 * @typedef {import('./compareResults.js').SharedGroup} SharedGroup
 */

/**
 * How often each other product is ahead of the first that has results here, over all that both have. Which of two is first turns better
 * into worse, and changes no sum: what the first lacks is counted apart. What follows from another measure is not counted again.
 *
 * @typedef {Record<Change['verdict'] | 'all' | 'bound', number> & { product: string, from: string }} Score `bound`: those of `single` that are limits
 *
 * @param {SharedGroup} group
 * @param {string[]} ids of the products, in the reader's order
 * @returns {{ scores: Score[], others: number, restating: number }} `others`: results that the first lacks and others share;
 *   `restating`: those that follow from another measure
 */
export function sharedScores(group, ids) {
  const from =
    ids.find((id) => group.charts.some(({ rows }) => rows.some((row) => row.product === id))) ?? '';
  const differences = sharedDifferences(group);
  const restated = restatingMeasures(differences);
  const restating = differences.filter((each) => restated.has(measureKey(each))).length;
  const charts = group.charts.filter(
    ({ test, data: { metric } }) => !restated.has(measureKey({ test, metric })),
  );
  const changes = charts.flatMap((chart) => chart.changes);
  const scores = ids.flatMap((product) => {
    const own = changes.filter((change) => change.from === from && change.product === product);
    const count = (/** @type {Change['verdict']} */ verdict) =>
      own.filter((change) => change.verdict === verdict).length;
    if (own.length === 0) return [];
    const [better, worse, unclear] = [count('better'), count('worse'), count('unclear')];
    const [single, neither] = [count('single'), count('neither')];
    const bound = own.filter((change) => change.bound).length;
    return [{ product, from, better, worse, unclear, single, bound, neither, all: own.length }];
  });
  const lacked = charts.map((chart) => chart.changes.filter((change) => change.from !== from));
  const others = lacked.reduce((sum, own) => sum + new Set(own.map(({ label }) => label)).size, 0);
  return { scores, others, restating };
}

/**
 * All results that products share, those with the clearest difference first: the largest of a row decides.
 *
 * @typedef {object} Difference
 * @property {import('./compareRecord.js').Linked} test
 * @property {string} [measure] what its methodology calls it
 * @property {string} label
 * @property {import('../../model/metric.js').Metric} metric
 * @property {number} place of its chart, in the order of the methodology
 * @property {import('../../model/chartData.js').ChartRow[]} rows of the products that have it
 * @property {Change[]} changes
 * @property {number} clear how far apart what differs clearly is; 0 where nothing does
 *
 * @param {SharedGroup} group
 * @returns {Difference[]}
 */
export function sharedDifferences({ charts }) {
  const all = charts.flatMap(({ test, measure, data: { metric }, rows, changes }, place) =>
    [...groupBy(rows, ({ label }) => label)].map(([label, own]) => {
      const made = changes.filter((change) => change.label === label);
      const clear = Math.max(clearOf(made, 'better'), clearOf(made, 'worse'));
      return { test, measure, label, metric, place, rows: own, changes: made, clear };
    }),
  );
  return all.sort((a, b) => b.clear - a.clear);
}
