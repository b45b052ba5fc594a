import { pageSeries } from './pageSeries.js';

/**
 * A chart as its page gets it, and as it is drawn in the build: the same numbers in both, without what no drawing shows.
 *
 * @typedef {Omit<import('../model/chartData.js').ChartData, 'layout'>} PageChart
 *
 * @param {PageChart} data
 * @returns {PageChart}
 */
export const pageChart = (data) => ({
  ...data,
  rows: data.rows.map((row) => ({ ...row, summary: pageSummary(row.summary) })),
  series: data.series.map(({ source: _, ...line }) => ({
    ...line,
    source: '',
    series: pageSeries(line.series),
  })),
});

/**
 * @param {import('../model/summary.js').Summary} summary
 * @returns {import('../model/summary.js').Summary}
 */
const pageSummary = (summary) => ({
  ...summary,
  runs: summary.runs.map((run) => ({ ...run, source: '' })),
});
