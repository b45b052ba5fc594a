import { labelRows } from './labelRows.js';
import { selectSeries } from './selectSeries.js';
import { selectTotals } from './selectTotals.js';

/**
 * What a spec of the author's own draws: all results and readings that the block's header means. Its author tells them apart, so nothing
 * is asked back.
 *
 * @param {{ block: import('./selectChart.js').ChartRequest['block'], kind: import('../../model/chartData.js').ChartKind, wanted: import('./readBlock.js').WantedOfBlock }} request
 * @param {import('./selectSummaries.js').Results} results
 * @param {import('../chartInputs/index.js').Estimators} estimators
 * @returns {ReturnType<typeof import('./gatherResults.js').gatherResults>}
 */
export function gatherNamed({ block, kind, wanted }, results, { summarize }) {
  const { metrics = [wanted.metric], statistics } = block.toml.value;
  const names = block.spec?.data ?? [];
  const each = metrics.map((/** @type {import('../../model/metric.js').Metric} */ metric) => ({
    ...wanted,
    metric,
    ...(statistics && { statistics: (/** @type {string} */ statistic) => statistics.includes(statistic) }),
  }));
  const found = names.some((name) => name !== 'series')
    ? each.map((/** @type {typeof wanted} */ one) => selectTotals(results, one, summarize))
    : [];
  const lines = names.includes('series')
    ? each.map((/** @type {typeof wanted} */ one) => selectSeries(results, one))
    : [];
  const summaries = found.flatMap((/** @type {ReturnType<typeof selectTotals>} */ { summaries: own }) => own);
  const titled = (/** @type {import('../../model/chartData.js').Origin} */ { methodology, test }) =>
    results.project.methodologies.get(methodology)?.value.tests?.[test]?.title ?? test;
  return {
    rows: labelRows(summaries, { kind, wanted, results }).rows.map((row) => ({
      ...row,
      test: titled(row.summary),
    })),
    series: lines.flatMap((/** @type {ReturnType<typeof selectSeries>} */ { series }) =>
      series.map((line) => ({ ...line, test: titled(line.origin) })),
    ),
    problems: [...found, ...lines].flatMap(({ problems }) => problems),
  };
}
