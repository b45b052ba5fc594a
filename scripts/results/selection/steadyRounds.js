import { parametersKey } from '../../model/parameters.js';
import { groupBy } from '../../model/lib/groupBy.js';
import { steadyState } from '../../statistics/index.js';

/** @typedef {import('../../model/chartData.js').ChartRow} ChartRow */

/**
 * The lines of a chart over rounds that were recorded one by one, each with its steady window or the last one.
 *
 * @param {ChartRow[]} rows
 */
function linesOf(rows) {
  const inRounds = rows.filter(({ summary }) => typeof summary.parameters.round === 'number');
  const lines = groupBy(inRounds, ({ product, summary }) => {
    const { round: _, ...others } = summary.parameters;
    return `${product} ${summary.metric} ${summary.statistic} ${parametersKey(others)}`;
  });
  return [...lines.values()].flatMap((own) => {
    const ordered = [...own].sort((a, b) => roundOf(a) - roundOf(b));
    const found = steadyState(ordered.map(({ summary }) => summary.mean));
    return found ? [{ product: ordered[0].product, rounds: ordered.map(roundOf), found }] : [];
  });
}

/**
 * Whether they have become steady, for readers: each line in a sentence.
 *
 * @param {ChartRow[]} rows
 * @param {(product: string) => string} nameOf
 * @returns {string[]}
 */
export const steadyWords = (rows, nameOf) =>
  linesOf(rows).map(({ product, rounds, found }) => {
    const share = (/** @type {number} */ value) => `${(100 * value).toFixed(1)}\u2009%`;
    const numbers = `range ${share(found.range)}, slope ${share(Math.abs(found.slope))} of the mean of five rounds`;
    const name = nameOf(product);
    return found.fromRound
      ? `${name}: steady in rounds ${found.fromRound} to ${found.toRound} (${numbers}).`
      : `${name}: not steady after ${rounds.length} rounds (${numbers}).`;
  });

/**
 * The steady rounds of the only line of a chart along rounds, as a band.
 *
 * @param {ChartRow[]} rows
 */
export function steadyBand(rows) {
  const [{ rounds, found } = { rounds: [], found: null }, ...others] = linesOf(rows);
  if (others.length > 0 || !found?.fromRound || !found.toRound) return [];
  return [{ from: rounds[found.fromRound - 1], to: rounds[found.toRound - 1], text: 'steady state' }];
}

/** @param {ChartRow} row */
const roundOf = ({ summary }) => Number(summary.parameters.round);
