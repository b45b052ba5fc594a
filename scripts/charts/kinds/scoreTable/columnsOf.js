import { memoizeByRef } from '../../../model/lib/memoize.js';
import { metrics, unitShown } from '../../../model/metric.js';
import { scaleFor } from '../../../model/quantity.js';
import { scoresOf } from '../../../statistics/scoresOf.js';

/**
 * @typedef {import('../../../model/chartData.js').Chart} ChartData
 * @typedef {import('../../../model/chartData.js').ChartRow} ChartRow
 *
 * @typedef {object} ScoreColumn one test
 * @property {string} label
 * @property {'higher' | 'lower'} better
 * @property {import('../../../model/quantity.js').Scale} scale that all its values are shown in
 * @property {(Pick<import('../../../statistics/scoresOf.js').Score, 'share' | 'ofBase' | 'limit' | 'digits' | 'best' | 'scattered'> & { row: ChartRow })[]} scores
 */

/** The tests of a table, each with its results on its own scale: judged once for its drawing, words and tooltips. */
export const columnsOf = memoizeByRef(scoreColumns);

/** @param {Pick<ChartData, 'rows' | 'family' | 'relative'>} data @returns {ScoreColumn[]} */
function scoreColumns({ rows, family, relative }) {
  const labels = [...new Set(rows.map(({ label }) => label))];
  return labels.map((label) => {
    const own = rows.filter((row) => row.label === label);
    const summaries = own.map(({ summary }) => summary);
    const largest = Math.max(...summaries.map(({ mean }) => Math.abs(mean)));
    const scores = scoresOf(summaries, { family, base: relative?.product });
    return {
      label,
      better: metrics[summaries[0].metric].better === 'lower' ? 'lower' : 'higher',
      scale: scaleFor(unitShown(summaries[0]), largest),
      scores: own.map((row, at) => ({ ...scores[at], row })),
    };
  });
}
