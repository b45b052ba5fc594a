import { spanWords } from '../../model/lib/phrases.js';

/**
 * @typedef {'interval' | 'range'} SpreadKind the confidence interval of the mean, or the smallest and the largest run
 * @typedef {Pick<import('../../model/summary.js').Statistics, 'n' | 'min' | 'max' | 'interval' | 'band'>} Spread
 */

/**
 * What is said of the spread between runs where nobody asked for another: the confidence interval from five runs on,
 * below that the smallest and the largest, of a single run nothing but what the ranges of its source leave open.
 *
 * @param {Spread} over
 * @param {SpreadKind} [kind] what all results of a table show; without it, what this one has
 * @returns {{ kind: SpreadKind | 'band', low: number, high: number } | null} base unit
 */
export function spreadOf({ n, min, max, interval, band }, kind = n >= 5 ? 'interval' : 'range') {
  if (band) return { kind: 'band', ...band };
  if (n > 1 && kind === 'interval' && interval)
    return { kind: 'interval', low: interval.low, high: interval.high };
  return n > 1 ? { kind: 'range', low: min, high: max } : null;
}

/**
 * The kind of spread that results beside one another share, so that one head names all of them: as the error bars of a chart,
 * the interval only where every repeated result has five runs.
 *
 * @param {readonly Pick<import('../../model/summary.js').Statistics, 'n' | 'interval'>[]} results
 * @returns {SpreadKind}
 */
export function sharedSpread(results) {
  const repeated = results.filter(({ n }) => n > 1);
  return repeated.every(({ n, interval }) => n >= 5 && interval) ? 'interval' : 'range';
}

/**
 * The same in words, to follow "mean of 5 runs": `, 95 % confidence interval 405 MB/s to 419 MB/s`.
 *
 * @param {Spread} over
 * @param {(value: number) => string} show
 */
export function spreadWords(over, show) {
  const spread = spreadOf(over);
  if (!spread) return '';
  if (spread.kind === 'band') return `, whose ranges leave open ${spanWords(spread, show)}`;
  if (over.min === over.max) return ', all equal';
  return `, ${spread.kind === 'interval' ? '95\u2009% confidence interval' : 'from'} ${spanWords(spread, show)}`;
}

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
