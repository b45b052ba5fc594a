import { statedTime, statedWhole } from '../model/statedSteps.js';
import { rateOverTime } from './rateOverTime.js';
import { bandEnds } from './writeCurve.js';

/** A step of at least this much, in ln(rate), is the end of a cache: as for recorded fills. */
const leastDrop = -Math.log(0.85);

/**
 * Whether a series is a curve described in words ("17 GB at 700 to 756 MB/s, then 200"): few steps of unequal length, each
 * with its low and its high. There is nothing to detect in it; its steps are the findings.
 *
 * @param {import('../model/series.js').Series} series
 */
export const isDescribed = ({ low, evidence, points, times }) =>
  low !== null && evidence !== undefined && points === times.length;

/**
 * Between which mean rates the bands of a description leave room: all at their low ends, and all at their high ends.
 *
 * @param {import('../model/series.js').Series} series
 * @param {{ capacity?: number | null }} context
 * @returns {import('../model/finding.js').Band | undefined}
 */
export function bandOf(series, context) {
  const [high, low] = bandEnds(series).map((end) => {
    const over = rateOverTime(end, context);
    if (!over) return 0;
    const { amount, ends, start } = over;
    return amount[amount.length - 1] / (ends[ends.length - 1] - start);
  });
  return low > 0 ? { low, high } : undefined;
}

/**
 * The steps that were described, each a plateau.
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

/**
 * What its numbers are worth: those of a step as its source gives them, those of several steps as `statedWhole` says.
 *
 * @param {import('../model/series.js').Series} series
 * @param {{ over: import('./rateOverTime.js').RateOverTime, end: import('./cacheEnd.js').CacheEnd | null,
 *   found: import('../model/finding.js').Plateau[], last: import('../model/finding.js').Plateau }} profile
 *   `last`: of `found`, the sustained one
 * @returns {import('../model/finding.js').FillProfile['stated']} none where the source is no table by hand
 */
export function stateSteps(series, { over, end, found, last }) {
  const steps = statedSteps(series, over);
  if (!steps) return undefined;
  const { rates, places } = steps;
  const first = end?.index ?? 0;
  found.forEach((plateau, at) => {
    const step = first + at;
    const from = step > 0 ? { digits: places[step - 1] } : undefined;
    plateau.stated = { ...rates[step], ...(from && { from }), to: { digits: places[step] } };
  });
  const whole = statedWhole(steps);
  const cache = { digits: places[first - 1] };
  return {
    ...(end && { 'cache-end': cache, 'cache-share': cache, 'cached-rate': rates[0] }),
    'sustained-rate': rates[first + found.indexOf(last)],
    'mean-rate': whole,
    // which steps are in the slowest tenth depends on how long the others take
    'worst-tenth': whole?.bound ? null : whole,
    'fill-time': statedTime(whole),
  };
}

/**
 * The steps that wrote something, as `rateOverTime` has them.
 *
 * @param {import('../model/series.js').Series} series
 * @param {import('./rateOverTime.js').RateOverTime} over
 * @returns {import('../model/series.js').StatedSteps | undefined}
 */
function statedSteps({ stated, times, values }, over) {
  if (!stated || stated.rates.length === over.rates.length) return stated;
  const wrote = (/** @type {unknown} */ _, /** @type {number} */ at) =>
    times[at] > (times[at - 1] ?? 0) && values[at] > 0;
  return { ...stated, rates: stated.rates.filter(wrote), places: stated.places.filter(wrote) };
}
