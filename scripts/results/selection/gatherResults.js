import { chartInputs } from '../chartInputs/index.js';
import { gatherNamed } from './gatherNamed.js';
import { labelRows } from './labelRows.js';
import { selectCampaigns } from './selectCampaigns.js';
import { selectSeries } from './selectSeries.js';
import { selectTotals } from './selectTotals.js';
import { withVisibleRange } from './visibleRange.js';

/** @typedef {import('./selectChart.js').ChartRequest} ChartRequest */

/**
 * The results a block means, with what its kind asks for beside them.
 *
 * @param {{ block: ChartRequest['block'], kind: ChartRequest['kind'], wanted: import('./readBlock.js').WantedOfBlock, review: ChartRequest['review'] }} request
 * @param {import('./selectSummaries.js').Results} results
 * @param {ChartRequest['estimators']} estimators
 * @returns {import('../chartInputs/index.js').Answer & { series: import('../../model/chartData.js').ChartSeries[], problems: import('../../model/inputError.js').Problem[] }}
 */
export function gatherResults({ block, kind, wanted, review }, results, estimators) {
  if (block.spec) return gatherNamed({ block, kind, wanted }, results, estimators);
  if (kind.draws === 'series') {
    const fill = block.toml.value.kind === 'timeline' ? estimators : undefined;
    const { series, problems } = selectSeries(results, wanted, fill);
    return { rows: [], series: series.map((line) => withVisibleRange(line, block.toml.value)), problems };
  }
  const asking = { block: block.toml.value, wanted, review, results, estimators };
  const input = chartInputs[kind.asks ?? ''];
  if (input?.several) return { series: [], problems: [], ...input.answer({ ...asking, rows: [] }) };
  const select = input?.campaigns ? selectCampaigns : selectTotals;
  const { summaries, problems } = select(results, wanted, estimators.summarize);
  const named = labelRows(summaries, { kind, wanted, results });
  const wrong = [...problems, ...named.problems];
  if (!input || wrong.length > 0) return { rows: named.rows, series: [], problems: wrong };
  return { series: [], problems: [], ...input.answer({ ...asking, rows: named.rows }) };
}
