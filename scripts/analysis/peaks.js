import { quantile } from '../model/quantile.js';

/** A reading belongs to a peak when it is half as much again as usual, and far outside of the noise. */
const leastRise = Math.log(1.5);
const leastNoise = 3.5;
/** Above this share of the time it is no peak any more but how the drive writes. */
const mostTime = 0.12;

/**
 * Short recoveries of the cache within a plateau.
 *
 * @param {import('./rateOverTime.js').RateOverTime} over
 * @param {import('./plateaus.js').Stretch} stretch
 * @returns {import('./plateaus.js').Stretch[]}
 */
export function peaks({ rates, widths }, { from, to }) {
  const usual = quantile(rates.subarray(from, to), 0.5);
  if (usual === 0) return [];
  const off = rates.subarray(from, to).map((rate) => Math.abs(Math.log(Math.max(rate, usual / 20) / usual)));
  const threshold = usual * Math.exp(Math.max(leastRise, leastNoise * 1.4826 * quantile(off, 0.5)));
  const found = stretchesAbove(rates, { from, to }, threshold);
  const time = (/** @type {import('./plateaus.js').Stretch} */ each) =>
    widths.subarray(each.from, each.to).reduce((sum, width) => sum + width, 0);
  const share = found.reduce((sum, each) => sum + time(each), 0) / time({ from, to });
  return share > mostTime ? [] : found;
}

/**
 * @param {Float64Array} rates
 * @param {import('./plateaus.js').Stretch} stretch
 * @param {number} threshold
 */
function stretchesAbove(rates, { from, to }, threshold) {
  /** @type {import('./plateaus.js').Stretch[]} */
  const found = [];
  for (let i = from; i < to; i++) {
    if (rates[i] <= threshold) continue;
    const open = found.at(-1);
    if (open && open.to === i) open.to = i + 1;
    else found.push({ from: i, to: i + 1 });
  }
  return found;
}
