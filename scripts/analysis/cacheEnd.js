import { cachedUntil } from './cachedUntil.js';
import { cutsByThreshold, isSameCut, persistenceOf } from './cutsByThreshold.js';
import { isLasting } from './isLasting.js';
import { isStep } from './isStep.js';
import { leadAbove } from './leadAbove.js';
import { levelsAround } from './levelsAround.js';
import { standsOut } from './standsOut.js';

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
      standsOut(over.rates, { end, ...levels, least: leastDrop }) &&
      isLasting(over, { end, lead, threshold })
    ) {
      return { ...cachedUntil(over, { end, ...levels }), drop: Math.log(levels.before / levels.after) };
    }
  }
  return null;
}

/** @param {ReturnType<typeof levelsAround>} levels */
const isDrop = ({ before, justBefore, after }) => Math.log(Math.min(before, justBefore) / after) >= leastDrop;
