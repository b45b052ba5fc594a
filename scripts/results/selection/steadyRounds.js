import { parametersKey } from '../../model/parameters.js';
import { groupBy } from '../../model/lib/groupBy.js';
import { steadyState } from '../../statistics/index.js';

/**
 * Whether rounds that were recorded one by one have become steady, for readers: each line of a chart over rounds in a sentence.
 *
 * @param {import('../../model/chartData.js').ChartRow[]} rows
 * @param {(product: string) => string} nameOf
 * @returns {string[]}
 */
export function steadyWords(rows, nameOf) {
  const inRounds = rows.filter(({ summary }) => typeof summary.parameters.round === 'number');
  const lines = groupBy(inRounds, ({ product, summary }) => {
    const { round: _, ...others } = summary.parameters;
    return `${product} ${summary.metric} ${summary.statistic} ${parametersKey(others)}`;
  });
  return [...lines.values()].flatMap((own) => {
    const ordered = [...own].sort((a, b) => roundOf(a) - roundOf(b));
    const found = steadyState(ordered.map(({ summary }) => summary.mean));
    if (!found) return [];
    const share = (/** @type {number} */ value) => `${(100 * value).toFixed(1)}\u2009%`;
    const numbers = `range ${share(found.range)}, slope ${share(Math.abs(found.slope))} of the mean of five rounds`;
    const name = nameOf(ordered[0].product);
    return found.fromRound
      ? [`${name}: steady in rounds ${found.fromRound} to ${found.toRound} (${numbers}).`]
      : [`${name}: not steady after ${ordered.length} rounds (${numbers}).`];
  });
}

/** @param {import('../../model/chartData.js').ChartRow} row */
const roundOf = ({ summary }) => Number(summary.parameters.round);
