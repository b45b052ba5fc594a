/**
 * What error bars are where nobody asked for others: the interval from five runs on, below that the range. Single runs have none, and
 * take none from the others.
 *
 * @param {Pick<import('../model/chartData.js').ChartRow, 'summary'>[]} rows
 * @returns {'interval' | 'range' | 'none'}
 */
export function usualBars(rows) {
  const repeated = rows.map(({ summary }) => summary.n).filter((n) => n > 1);
  if (repeated.length === 0) return 'none';
  return Math.min(...repeated) >= 5 ? 'interval' : 'range';
}
