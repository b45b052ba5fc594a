import { quantile } from '../model/lib/quantile.js';
import { deviationFrom, resistantLine } from './resistantLine.js';
import { difference, joinAt, logSpread, spanOf } from './stretch.js';

/** @typedef {import('./stretch.js').Stretch} Stretch */

/** Plateaus that differ by less than this, in ln(rate), are one. */
const sameLevel = Math.log(1.08);
/** The same where there are too few readings to tell their spread. */
const sameWhenFew = Math.log(1.15);
/** A level that a drift comes to is one when it drifts less than this itself, and lasts so many times what is near. */
const atRest = Math.log(1.04);
const longRest = 2.5;
/** Windows looked at on each side of a boundary, however short the time is. */
const leastReach = 6;

/**
 * Joins neighbours without a step between them, the most alike first.
 *
 * @param {Stretch[]} stretches
 * @param {import('./rateOverTime.js').RateOverTime} over
 * @param {number} near seconds
 */
export function mergeAlike(stretches, over, near) {
  const kept = [...stretches];
  while (kept.length > 1) {
    const steps = kept.slice(1).map((after, i) => stepBetween(over, [kept[i], after], near));
    const at = steps.indexOf(Math.min(...steps));
    if (steps[at] >= 1) break;
    joinAt(kept, at);
  }
  return kept;
}

/**
 * How much of a step there is, 1 and more being one: the smaller of two differences, of the whole stretches and of their
 * parts near the boundary (a drift differs in the first alone, a passing disturbance in the second), compared with what
 * is to be told apart, and with twice the spread of the calmer side.
 *
 * @param {import('./rateOverTime.js').RateOverTime} over
 * @param {[Stretch, Stretch]} stretches
 * @param {number} near seconds
 */
function stepBetween(over, [before, after], near) {
  const { ends } = over;
  const edge = ends[before.to - 1];
  let from = before.to - 1;
  while (from > before.from && (before.to - from < leastReach || ends[from - 1] > edge - near)) from--;
  let to = after.from + 1;
  while (to < after.to && (to - after.from < leastReach || ends[to] <= edge + near)) to++;
  const local = difference(over, { from, to: before.to }, { from: after.from, to });
  const spread = calmerSpread(over, [before, after]);
  const least = spread === null ? sameWhenFew : Math.max(sameLevel, 2 * spread);
  const whole = difference(over, before, after) / least;
  if (comesToRest(over, after, near)) return whole;
  return isStep(over, { from: before.from, at: after.from, to: after.to })
    ? Math.min(local / least, whole)
    : 0;
}

/**
 * Whether a stretch is a long level: where a drift ends in one there is no step, and yet what comes is not what was.
 *
 * @param {import('./rateOverTime.js').RateOverTime} over
 * @param {Stretch} stretch
 * @param {number} near seconds
 */
const comesToRest = (over, stretch, near) =>
  spanOf(over, stretch) >= longRest * near && driftOf(over, stretch) < atRest;

/**
 * How far the last third of a stretch is from its first, in ln(rate).
 *
 * @param {import('./rateOverTime.js').RateOverTime} over
 * @param {Stretch} stretch
 */
function driftOf(over, { from, to }) {
  const third = Math.max(1, Math.floor((to - from) / 3));
  return difference(over, { from, to: from + third }, { from: to - third, to });
}

/**
 * Stretches of a few readings have no spread of their own.
 *
 * @param {import('./rateOverTime.js').RateOverTime} over
 * @param {Stretch[]} stretches
 */
function calmerSpread({ rates }, stretches) {
  const enough = stretches.filter(({ from, to }) => to - from >= 8);
  return enough.length === 0
    ? null
    : Math.min(...enough.map(({ from, to }) => logSpread(rates.subarray(from, to))));
}

/** A line through fewer windows says nothing. */
const fewest = 4;
/** How much better the step has to fit, or noise would decide. */
const better = 0.95;

/**
 * Whether a rate changes at once rather than little by little: over as much time to each side of a place as both sides
 * have, and over twice as much where one side has it, two constant levels fit better (by absolute deviation) than one
 * straight line.
 *
 * @param {import('./rateOverTime.js').RateOverTime} over
 * @param {{ from: number, at: number, to: number }} place indexes: of the first window, the first after the step, and
 *   behind the last
 */
export function isStep({ start, ends, widths, rates }, { from, at, to }) {
  const edge = ends[at - 1];
  const shorter = Math.min(edge - (from > 0 ? ends[from - 1] : start), ends[to - 1] - edge);
  return [shorter, 2 * shorter].every((reach) => {
    let first = at;
    while (first > from && ends[first - 1] > edge - reach) first--;
    let last = at;
    while (last < to && ends[last] <= edge + reach) last++;
    if (at - first < fewest || last - at < fewest) return true;
    const values = rates.subarray(first, last);
    const middles = ends.subarray(first, last).map((end, i) => end - widths[first + i] / 2);
    const line = deviationFrom(values, resistantLine(middles, values));
    return deviationFrom(values, stepThrough(values, at - first)) < better * line;
  });
}

/**
 * @param {Float64Array} values
 * @param {number} at
 */
function stepThrough(values, at) {
  const [before, after] = [quantile(values.subarray(0, at), 0.5), quantile(values.subarray(at), 0.5)];
  return (/** @type {number} */ i) => (i < at ? before : after);
}
