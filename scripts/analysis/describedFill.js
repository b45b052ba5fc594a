/** A step of at least this much, in ln(rate), is the end of a cache: as for recorded fills. */
const leastDrop = -Math.log(0.85);

/**
 * Whether a series is a curve told in words ("17 GB at 700 to 756 MB/s, then 200"): few steps of unequal length, each
 * with its low and its high. There is nothing to detect in it; its steps are the findings.
 *
 * @param {import('../model/series.js').Series} series
 */
export const isDescribed = ({ low, evidence, points, times }) =>
  low !== null && evidence !== undefined && points === times.length;

/**
 * The steps that were told, each a plateau.
 *
 * @param {import('./rateOverTime.js').RateOverTime} over
 * @returns {import('./stretch.js').Stretch[]}
 */
export const describedPlateaus = ({ rates }) => Array.from(rates, (_, from) => ({ from, to: from + 1 }));

/**
 * The end of the first step, where the second is clearly slower.
 *
 * @param {import('./rateOverTime.js').RateOverTime} over
 * @returns {import('./cacheEnd.js').CacheEnd | null}
 */
export function describedCacheEnd({ rates, ends, amount }) {
  if (rates.length < 2 || Math.log(rates[0] / rates[1]) < leastDrop) return null;
  return { index: 1, seconds: ends[0], bytes: amount[0], rate: rates[0] };
}
