import { longestAbove, longestBelow } from './leadAbove.js';

/** Time allowed on the wrong side of the threshold, before and after the cut. */
const mostStray = 0.3;
/** What has to follow: a last slow moment is no end of a cache. */
const leastAfter = { share: 0.02, windows: 3 };

/**
 * Whether the rate stays below: little time on the wrong side, a slow end that is longer than slow moments before, and
 * no later stretch above that is much the same as the first one, unless such stretches are rare (a cache that recovers
 * now and then).
 *
 * @param {import('./rateOverTime.js').RateOverTime} over
 * @param {{ end: number, lead: number, threshold: number }} cut
 */
export function isLasting(over, { end, lead, threshold }) {
  const { rates, widths, ends, start } = over;
  const last = rates.length - 1;
  const [before, after] = [ends[end - 1] - start, ends[last] - ends[end - 1]];
  if (after < leastAfter.share * (before + after) || last + 1 - end < leastAfter.windows) return false;
  let low = 0;
  let high = 0;
  // A first window is often idle in part, and says nothing against a cache.
  for (let i = 1; i < end; i++) if (rates[i] <= threshold) low += widths[i];
  for (let i = end; i <= last; i++) if (rates[i] > threshold) high += widths[i];
  if (low > mostStray * before || high > mostStray * after) return false;
  if (after < 2 * longestBelow(over, threshold, end)) return false;
  return longestAbove(over, threshold, end) < 0.7 * lead || high < 0.12 * after;
}
