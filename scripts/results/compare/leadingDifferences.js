import { groupBy } from '../../model/lib/groupBy.js';
import { isRate } from '../../model/isRate.js';

/**
 * @typedef {import('./sharedDifferences.js').Difference} Difference
 * @typedef {import('../../model/chartData.js').ChartRow} ChartRow
 */

/** Rows at most: more are not taken in at a glance. */
const most = 8;

/** How far two measures of the same work are apart in a run, which tools round and time each by itself. */
const apart = Math.log(1.05);

/** One measure of one test. @param {{ test: { id: string }, metric: string }} of */
export const measureKey = ({ test, metric }) => `${test.id} ${metric}`;

/**
 * Measures that follow from another one, as a time does from a rate: they say no second time that a product is ahead.
 *
 * @param {Difference[]} all
 * @returns {Set<string>} their keys
 */
export function restatingMeasures(all) {
  const listed = [...all].sort((a, b) => a.place - b.place);
  const measures = [...groupBy(listed, measureKey).values()];
  const restated = measures.filter((own) =>
    measures.some((other) => comesFirst(other, own, measures) && restates(own, other)),
  );
  return new Set(restated.map(([each]) => measureKey(each)));
}

/**
 * The rows that decide: of each test and metric the largest clear differences for better and for worse, of results that most products
 * have first. A measure that follows from another, as a time does from a rate, is left out.
 *
 * @param {Difference[]} all the largest clear difference first
 * @returns {Difference[]}
 */
export function leadingDifferences(all) {
  const restated = restatingMeasures(all);
  const clear = all
    .filter((each) => each.clear > 0 && !restated.has(measureKey(each)))
    .sort((a, b) => b.rows.length - a.rows.length);
  const leading = [...groupBy(clear, measureKey).values()].flatMap((own) => [
    largest(own, 'better'),
    largest(own, 'worse'),
  ]);
  return clear.filter((each) => leading.includes(each)).slice(0, most);
}

/** @param {Difference[]} own of one measure @param {'better' | 'worse'} verdict */
const largest = (own, verdict) =>
  own
    .filter(({ changes }) => clearOf(changes, verdict) > 0)
    .sort(
      (a, b) => b.rows.length - a.rows.length || clearOf(b.changes, verdict) - clearOf(a.changes, verdict),
    )[0];

/**
 * How far apart what differs clearly is, as a logarithm; 0 where nothing does.
 *
 * @param {Difference['changes']} changes of one result
 * @param {'better' | 'worse'} verdict
 */
export const clearOf = (changes, verdict) =>
  Math.max(
    0,
    ...changes
      .filter((change) => change.verdict === verdict)
      // beside zero, anything is infinitely much
      .map(({ change }) => (change === null ? Infinity : Math.abs(Math.log(1 + change)))),
  );

/**
 * Of two that say the same, the rate stays: "twice as fast". Of two rates the one that its methodology has first does.
 *
 * @param {Difference[]} one
 * @param {Difference[]} other
 * @param {Difference[][]} all in the order of the methodology
 */
function comesFirst(one, other, all) {
  const [rate, otherRate] = [one, other].map(([{ metric }]) => isRate(metric));
  return rate === otherRate ? all.indexOf(one) < all.indexOf(other) : rate;
}

/** Whether most results of a measure follow, run by run, from those of another. @param {Difference[]} own @param {Difference[]} other */
const restates = (own, other) =>
  own.filter((each) => other.some((found) => found.label === each.label && followsFrom(each, found))).length >
  own.length / 2;

/** @param {Difference} one @param {Difference} other */
function followsFrom(one, other) {
  if (one.metric === other.metric || one.rows.length !== other.rows.length) return false;
  const pairs = one.rows.flatMap((row) => pairsOf(row, other.rows));
  return [1, -1].some((sign) => {
    const products = pairs.map(([a, b]) => Math.log(a) + sign * Math.log(b));
    return Math.max(...products) - Math.min(...products) <= apart;
  });
}

/**
 * @param {ChartRow} row
 * @param {ChartRow[]} others
 * @returns {[number, number][]} what both measured in each run; not a number where one lacks it
 */
function pairsOf({ product, summary: { runs } }, others) {
  const found = others.find((other) => other.product === product)?.summary.runs ?? [];
  return runs.map(({ run, value }) => [value, found.find((other) => other.run === run)?.value ?? NaN]);
}
