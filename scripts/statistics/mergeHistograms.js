/**
 * The sum of several histograms, bin by bin: the only way to percentiles over jobs or runs, as percentiles themselves
 * must not be averaged.
 *
 * @param {[number, number][][]} histograms bins of [seconds, count]
 * @returns {[number, number][]} ascending
 */
export function mergeHistograms(histograms) {
  /** @type {Map<number, number>} */
  const merged = new Map();
  for (const [value, count] of histograms.flat()) merged.set(value, (merged.get(value) ?? 0) + count);
  return [...merged].sort(([a], [b]) => a - b);
}
