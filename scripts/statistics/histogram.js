/** Fewer values than this beyond a percentile, and it says more of chance than of the product. */
const fewestBeyond = 10;

/**
 * Percentile of binned values by nearest rank, as fio takes it: the first bin at which the running count reaches
 * ceil(p / 100 · n). It is withheld where fewer than ten values lie beyond (on the shorter side): p99.99
 * needs 100,000 of them.
 *
 * @param {[number, number][]} bins [seconds, count] ascending
 * @param {number} percent 0 to 100
 * @returns {{ value: number | null, beyond: number, reason: string | null }} `reason` says why there is no value
 */
export function histogramPercentile(bins, percent) {
  if (!(percent >= 0 && percent <= 100)) throw new Error(`percentile outside 0 to 100: ${percent}`);
  const total = bins.reduce((sum, [, count]) => sum + count, 0);
  // 99.99 % of 100,000 is 99,990.00000000001 in floating point: the rank must not slip by one.
  const rank = Math.max(1, Math.ceil((total * percent) / 100 - 1e-12 * total));
  const beyond = Math.max(0, percent < 50 ? rank - 1 : total - rank);
  if (total === 0) return { value: null, beyond: 0, reason: 'nothing was counted' };
  if (beyond < fewestBeyond) {
    const reason = `p${percent} withheld: ${beyond} of ${total} values lie beyond it, ${fewestBeyond} are needed`;
    return { value: null, beyond, reason };
  }
  let seen = 0;
  const bin = bins.find(([, count]) => (seen += count) >= rank);
  return { value: bin ? bin[0] : null, beyond, reason: null };
}

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
