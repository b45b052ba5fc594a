/**
 * How long, and for how much, a cache lasted. The windows beside the cut may hold some of both: their rate says how much of
 * them was cached.
 *
 * @param {import('./rateOverTime.js').RateOverTime} over
 * @param {{ end: number, before: number, justBefore: number, after: number }} cut
 * @returns {import('./cacheEnd.js').CacheEnd}
 */
export function cachedUntil(over, { end, justBefore, after }) {
  const { start, rates, widths, ends, amount } = over;
  const share = (/** @type {number} */ i) =>
    Math.min(1, Math.max(0, (rates[i] - after) / (justBefore - after)));
  const whole = Math.max(0, end - 2);
  let seconds = whole > 0 ? ends[whole - 1] : start;
  let bytes = whole > 0 ? amount[whole - 1] : 0;
  for (let i = whole; i <= end; i++) {
    seconds += share(i) * widths[i];
    bytes += Math.min(share(i) * justBefore, rates[i]) * widths[i];
  }
  return { index: end, seconds, bytes, rate: cachedRate(over, end) };
}

/**
 * Bytes over elapsed time, without the last tenth, in which the passage to the next level may have begun.
 *
 * @param {import('./rateOverTime.js').RateOverTime} over
 * @param {number} end
 */
function cachedRate({ start, ends, amount }, end) {
  let last = Math.max(0, end - 2);
  while (last > 2 && ends[last] - start > 0.9 * (ends[end - 1] - start)) last--;
  return amount[last] / (ends[last] - start);
}
