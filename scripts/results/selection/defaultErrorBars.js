/**
 * What error bars are where nobody asked for others: the interval from five runs on, below that the range. Single runs have none, and
 * take none from the others. A percentile of all runs together has a dot for each run.
 *
 * @param {Pick<import('../../model/chartData.js').ChartRow, 'summary'>[]} rows
 * @returns {'interval' | 'range' | 'runs' | 'none'}
 */
export function defaultErrorBars(rows) {
  if (rows.some(({ summary }) => summary.pooled)) return 'runs';
  const repeated = rows.map(({ summary }) => summary.n).filter((n) => n > 1);
  if (repeated.length === 0) return 'none';
  return Math.min(...repeated) >= 5 ? 'interval' : 'range';
}
