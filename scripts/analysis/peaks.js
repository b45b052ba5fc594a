import { quantile } from '../model/lib/quantile.js';
import { logSpread } from './stretch.js';

/** A peak rises to twice the usual rate, far outside of the noise; it reaches as far as readings are above the noise. */
const leastRise = Math.log(2);
const leastFoot = Math.log(1.15);
const outside = { rise: 3.5, foot: 2.5 };
/** Above this share of the time it is no peak any more but how the drive writes. */
const mostTime = 0.15;

/**
 * Short recoveries of the cache within a plateau.
 *
 * @param {import('./rateOverTime.js').RateOverTime} over
 * @param {import('./stretch.js').Stretch} stretch
 * @returns {import('./stretch.js').Stretch[]}
 */
export function peaks({ rates, widths }, { from, to }) {
  const own = rates.subarray(from, to);
  const usual = quantile(own, 0.5);
  if (usual === 0) return [];
  const noise = logSpread(own);
  const summit = usual * Math.exp(Math.max(leastRise, outside.rise * noise));
  const foot = usual * Math.exp(Math.max(leastFoot, outside.foot * noise));
  const found = stretchesAbove(rates, { from, to }, foot).filter((each) =>
    rates.subarray(each.from, each.to).some((rate) => rate > summit),
  );
  const time = (/** @type {import('./stretch.js').Stretch} */ each) =>
    widths.subarray(each.from, each.to).reduce((sum, width) => sum + width, 0);
  const share = found.reduce((sum, each) => sum + time(each), 0) / time({ from, to });
  return share > mostTime ? [] : found;
}

/**
 * @param {Float64Array} rates
 * @param {import('./stretch.js').Stretch} stretch
 * @param {number} threshold
 */
function stretchesAbove(rates, { from, to }, threshold) {
  /** @type {import('./stretch.js').Stretch[]} */
  const found = [];
  for (let i = from; i < to; i++) {
    if (rates[i] <= threshold) continue;
    const open = found.at(-1);
    if (open && open.to === i) open.to = i + 1;
    else found.push({ from: i, to: i + 1 });
  }
  return found;
}
