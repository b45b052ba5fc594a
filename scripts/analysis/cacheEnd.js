import { quantile } from '../model/lib/quantile.js';
import { cutsByThreshold, isSameCut, persistenceOf } from './cutsByThreshold.js';
import { leadAbove, longestAbove, longestBelow } from './leadAbove.js';
import { isStep } from './mergeAlike.js';
import { isClearDrop } from './isClearDrop.js';

/**
 * @typedef {object} CacheEnd
 * @property {number} index of the first window after it
 * @property {number} seconds
 * @property {number} bytes
 * @property {number} rate of the cache, B/s
 *
 * @typedef {CacheEnd & { drop: number }} Drop with its size in ln(rate)
 */

/** A drop is one when the rate falls by 15 % or more, and no less than a tenth (of ln) of the largest drop. */
const leastDrop = -Math.log(0.85);
/** Noise takes some of the thresholds away at both ends. */
const leastPersistence = 0.1;
const leastOfLargest = 0.1;

/**
 * Where the cache of a drive is full: the first lasting, sudden drop of the rate.
 *
 * For each threshold there is one best cut into "above" and "below" (`leadAbove`). At a real step all thresholds between
 * the two levels agree on the cut; along a slope or in wandering rates each has its own. So the range of thresholds that
 * agree (its persistence) measures a drop, however noisy the levels are; the first that persists is the end of the cache.
 * (The cut is the CUSUM estimator of a change on the signs of rate - threshold; persistence over thresholds is as in
 * Edelsbrunner, Letscher and Zomorodian, Discrete & Computational Geometry 28 (2002) 511-533.)
 *
 * @param {import('./rateOverTime.js').RateOverTime} over
 * @returns {CacheEnd | null} `null` where there is none to see: no drop, a run within the cache, or wandering rates
 */
export function cacheEnd(over) {
  const largest = mostPersistentDrop(over, 0);
  if (!largest) return null;
  // The largest drop may be a later one: what lies before it is looked at as if it were the whole run.
  const least = leastOfLargest * largest.drop;
  let first = largest;
  for (;;) {
    const earlier = mostPersistentDrop(upTo(over, first.index), least);
    if (!earlier) return first;
    first = earlier;
  }
}

/**
 * @param {import('./rateOverTime.js').RateOverTime} over
 * @param {number} least persistence
 * @returns {Drop | null}
 */
function mostPersistentDrop(over, least) {
  const cuts = cutsByThreshold(over);
  const candidates = cuts
    .map(({ end }, i) => ({ end, persistence: persistenceOf(cuts, i, over) }))
    .filter(({ persistence }) => persistence >= Math.max(leastPersistence, least))
    .sort((a, b) => b.persistence - a.persistence);
  /** @type {number[]} */
  const tried = [];
  for (const { end } of candidates) {
    if (tried.some((other) => isSameCut(over, end, other))) continue;
    const found = dropAt(over, end);
    if (found) return found;
    tried.push(end);
  }
  return null;
}

/**
 * @param {import('./rateOverTime.js').RateOverTime} over
 * @param {number} end index
 * @returns {import('./rateOverTime.js').RateOverTime}
 */
const upTo = ({ start, ends, widths, rates, amount }, end) => ({
  start,
  ends: ends.subarray(0, end),
  widths: widths.subarray(0, end),
  rates: rates.subarray(0, end),
  amount: amount.subarray(0, end),
});

/**
 * Around a cut there is an end of a cache when some threshold between the two levels parts the run in two. Half-way is
 * tried first; nearer to the cache's level, bursts that come close to it are below.
 *
 * @param {import('./rateOverTime.js').RateOverTime} over
 * @param {number} roughly index of a cut
 * @returns {Drop | null}
 */
function dropAt(over, roughly) {
  const { before, after } = levelsAround(over, roughly);
  for (const share of [0.5, 0.75]) {
    const threshold = after + share * (before - after);
    const { end, lead } = leadAbove(over, threshold);
    if (end === 0 || end === over.rates.length) continue;
    const levels = levelsAround(over, end);
    if (
      isDrop(levels) &&
      isStep(over, { from: 0, at: end, to: over.rates.length }) &&
      isClearDrop(over.rates, { end, ...levels, least: leastDrop }) &&
      isLasting(over, { end, lead, threshold })
    ) {
      return { ...cachedUntil(over, { end, ...levels }), drop: Math.log(levels.before / levels.after) };
    }
  }
  return null;
}

/** @param {ReturnType<typeof levelsAround>} levels */
const isDrop = ({ before, justBefore, after }) => Math.log(Math.min(before, justBefore) / after) >= leastDrop;

/**
 * How long, and for how much, a cache lasted. The windows beside the cut may hold some of both: their rate says how much of
 * them was cached.
 *
 * @param {import('./rateOverTime.js').RateOverTime} over
 * @param {{ end: number, before: number, justBefore: number, after: number }} cut
 * @returns {CacheEnd}
 */
function cachedUntil(over, { end, justBefore, after }) {
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

/**
 * The usual rates up to a cut, just before it, and soon after it. The last window before the cut may hold some of both.
 *
 * @param {import('./rateOverTime.js').RateOverTime} over
 * @param {number} end
 */
function levelsAround({ rates, ends, start }, end) {
  const whole = Math.max(1, end - 1);
  const edge = ends[end - 1];
  let late = whole - 1;
  while (late > 0 && (late > whole - 5 || ends[late - 1] >= edge - 0.25 * (edge - start))) late--;
  let soon = end;
  while (soon < ends.length && (soon < end + 5 || ends[soon] <= edge + 0.1 * (ends[ends.length - 1] - edge)))
    soon++;
  const before = quantile(rates.subarray(0, whole), 0.5);
  const justBefore = quantile(rates.subarray(late, whole), 0.5);
  return { before, justBefore, after: Math.max(quantile(rates.subarray(end, soon), 0.5), before / 1000) };
}

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
function isLasting(over, { end, lead, threshold }) {
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
