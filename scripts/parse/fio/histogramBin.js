const bits = 6;
const perGroup = 1 << bits;

/**
 * The latency that bucket `index` of fio's histograms stands for: exact below 128, then the middle of 64 buckets
 * per power of two. Source: `plat_idx_to_val` in fio's stat.c.
 *
 * @param {number} index from 0
 * @returns {number} ns in fio 3, µs in fio 2
 */
export function histogramBin(index) {
  if (index < perGroup * 2) return index;
  const errorBits = Math.floor(index / perGroup) - 1;
  const base = 2 ** (errorBits + bits);
  return base + ((index % perGroup) + 0.5) * 2 ** errorBits;
}
