/**
 * What error bars are where nobody asked for others: the interval from five runs on, below that the range.
 *
 * @param {Pick<import('../model/chartData.js').ChartRow, 'summary'>[]} rows
 * @returns {'interval' | 'range' | 'none'}
 */
export function usualBars(rows) {
  const fewest = Math.min(...rows.map(({ summary }) => summary.n));
  if (fewest >= 5) return 'interval';
  return fewest > 1 ? 'range' : 'none';
}
