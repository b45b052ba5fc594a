import { problem } from '../model/inputError.js';
import { addTotals } from './addTotals.js';
import { asks } from './asks/index.js';
import { labelRows } from './labelRows.js';
import { selectSeries } from './selectSeries.js';
import { selectSummaries } from './selectSummaries.js';
import { withSeen } from './viewSeen.js';

/** @typedef {import('./chartData.js').ChartRequest} ChartRequest */

/**
 * The results a block means, with what its kind asks for beside them.
 *
 * @param {{ block: ChartRequest['block'], kind: ChartRequest['kind'], wanted: import('./readBlock.js').WantedOfBlock }} request
 * @param {import('./selectSummaries.js').Results} results
 * @param {ChartRequest['estimators']} estimators
 * @returns {import('./asks/index.js').Answer & { series: import('../model/chartData.js').ChartSeries[], problems: import('../model/inputError.js').Problem[] }}
 */
export function gatherResults({ block, kind, wanted }, results, estimators) {
  if (kind.draws === 'series') {
    const { series, problems } = selectSeries(results, wanted);
    return { rows: [], series: series.map((line) => withSeen(line, block.toml.value)), problems };
  }
  const asking = { block: block.toml.value, wanted, results, estimators };
  if (kind.asks === 'index') return { series: [], problems: [], ...asks.index({ ...asking, rows: [] }) };
  const { summaries, problems } = selectSummaries(results, {
    ...wanted,
    operation: partOf(wanted.operation),
  });
  const totals = addTotals(summaries, estimators.summarize).filter(
    ({ operation }) => wanted.operation === undefined || operation === wanted.operation,
  );
  const named = labelRows(totals, { kind, wanted, results });
  const wrong = [
    ...problems,
    ...named.problems,
    ...(totals.length < 1 && problems.length < 1 ? [noTotal] : []),
  ];
  if (!kind.asks || wrong.length > 0) return { rows: named.rows, series: [], problems: wrong };
  return { series: [], problems: [], ...asks[kind.asks]({ ...asking, rows: named.rows }) };
}

const noTotal = problem('no load that reads and writes at the same time', {
  hint: 'name operation = "read" or "write", or a test with a mix of both',
});

/** The total of a mixed load is made of its parts. @param {string | undefined} operation */
const partOf = (operation) => (operation === 'mixed' ? undefined : operation);
