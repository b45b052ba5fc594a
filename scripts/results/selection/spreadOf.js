import { spanWords } from '../../model/lib/spanWords.js';

/**
 * What is said of the spread between runs where nobody asked for another: the confidence interval from five runs on,
 * below that the smallest and the largest, of a single run nothing.
 *
 * @param {Pick<import('../../model/summary.js').Statistics, 'n' | 'min' | 'max' | 'interval'>} over
 * @returns {{ kind: 'interval' | 'range', low: number, high: number } | null} base unit
 */
export function spreadOf({ n, min, max, interval }) {
  if (n >= 5 && interval) return { kind: 'interval', low: interval.low, high: interval.high };
  return n > 1 ? { kind: 'range', low: min, high: max } : null;
}

/**
 * The same in words, to follow "mean of 5 runs": `, 95 % confidence interval 405 MB/s to 419 MB/s`.
 *
 * @param {Pick<import('../../model/summary.js').Statistics, 'n' | 'min' | 'max' | 'interval'>} over
 * @param {(value: number) => string} show
 */
export function spreadWords(over, show) {
  const spread = spreadOf(over);
  if (!spread) return '';
  if (over.min === over.max) return ', all equal';
  return `, ${spread.kind === 'interval' ? '95\u2009% confidence interval' : 'from'} ${spanWords(spread, show)}`;
}
