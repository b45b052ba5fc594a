/** Enough to see a cache of a thousandth of the time; a change within a window is found from its rate. */
const enough = 8192;

/**
 * Fewer and wider windows, for questions about the whole run: `per` neighbours at a time become one, the last window
 * may be shorter. Index i of the result begins where index i · per of the original does.
 *
 * @param {import('./rateOverTime.js').RateOverTime} over
 * @returns {{ coarse: import('./rateOverTime.js').RateOverTime, per: number }}
 */
export function coarsen(over) {
  const { start, ends, amount } = over;
  const per = Math.ceil(ends.length / enough);
  if (per === 1) return { coarse: over, per };
  const count = Math.ceil(ends.length / per);
  const last = (/** @type {number} */ i) => Math.min((i + 1) * per, ends.length) - 1;
  const coarseEnds = Float64Array.from({ length: count }, (_, i) => ends[last(i)]);
  const coarseAmount = Float64Array.from({ length: count }, (_, i) => amount[last(i)]);
  const widths = coarseEnds.map((end, i) => end - (i > 0 ? coarseEnds[i - 1] : start));
  const rates = coarseAmount.map((sum, i) => (sum - (i > 0 ? coarseAmount[i - 1] : 0)) / widths[i]);
  return { coarse: { start, ends: coarseEnds, widths, rates, amount: coarseAmount }, per };
}
