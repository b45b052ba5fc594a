/**
 * What is said of the spread between runs where nobody asked for another: the confidence interval from five runs on,
 * below that the smallest and the largest, of a single run nothing.
 *
 * @param {Pick<import('../model/summary.js').Statistics, 'n' | 'min' | 'max' | 'interval'>} over
 * @returns {{ kind: 'interval' | 'range', low: number, high: number } | null} base unit
 */
export function spreadOf({ n, min, max, interval }) {
  if (n >= 5 && interval) return { kind: 'interval', low: interval.low, high: interval.high };
  return n > 1 ? { kind: 'range', low: min, high: max } : null;
}
