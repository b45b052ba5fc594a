import { boundOfSum, boundSide, isOpenSum } from './bound.js';

/**
 * What numbers are worth that are computed from the steps of a curve that a source describes in words: they have no more digits than its
 * steps have, and where a step is a bound, they are one.
 *
 * @typedef {import('./measurement.js').Stated} Stated
 */

/** The zero of "about 50 MB/s" may be meant. */
const fewest = 2;

/**
 * A rate over all steps. The end of the last is that of the drive, or of what is asked, and exact.
 *
 * @param {Pick<import('./series.js').StatedSteps, 'rates' | 'places'>} steps
 * @returns {Stated | null} `null` where bounds leave it open to both sides
 */
export function statedWhole({ rates, places }) {
  if (isOpenSum(rates)) return null;
  const digits = Math.max(fewest, Math.min(...rates.map((each) => each.digits), ...places.slice(0, -1)));
  const bound = boundOfSum(rates);
  return { digits, ...(bound && { bound }) };
}

/** @type {Record<import('./measurement.js').Bound, import('./measurement.js').Bound>} */
const turned = { '>': '<', '<': '>', '≥': '≤', '≤': '≥' };

/** Of the time that a rate makes: the more the one, the less the other. @param {Stated | null} stated */
export const statedTime = (stated) => (stated?.bound ? { ...stated, bound: turned[stated.bound] } : stated);

/**
 * A bound is rounded to the side on which it holds. Fifteen digits first, since 0.29 * 100 is a little below 29.
 *
 * @param {number} value
 * @param {{ step: number, stated: Stated }} to
 */
function roundTo(value, { step, stated }) {
  const round = [Math.ceil, Math.round, Math.floor][boundSide(stated) + 1];
  return Number((round(Number((value / step).toPrecision(15))) * step).toPrecision(15));
}

/**
 * As many digits as are known, also before the point: 1608 is 1600, and at least 1690 is at least 1600.
 *
 * @param {number} value above zero
 * @param {Stated | null | undefined} stated as it is where nothing was stated
 */
export const roundStated = (value, stated) =>
  stated
    ? roundTo(value, { step: 10 ** (Math.floor(Math.log10(value)) + 1 - stated.digits), stated })
    : value;

/** Round parts of a minute and an hour. */
const spans = [10, 60, 600, 3600, 36_000];

/**
 * A time by the clock: 637 s are 10 min 40 s, and 1056 s are 18 min.
 *
 * @param {number} seconds
 * @param {Stated | null | undefined} stated
 */
export function roundStatedTime(seconds, stated) {
  const most = 10 ** (stated?.digits ?? Infinity);
  if (!stated || seconds < most) return roundStated(seconds, stated);
  return roundTo(seconds, { step: spans.find((each) => seconds / each < most) ?? 36_000, stated });
}

/**
 * What the mean, the smallest and the largest of a described curve are worth.
 *
 * @param {Pick<import('./series.js').StatedSteps, 'rates' | 'places'>} steps
 * @param {{ low: ArrayLike<number>, high: ArrayLike<number> }} values
 * @returns {import('./series.js').StatedSteps['ends']}
 */
export function statedEnds({ rates, places }, { low, high }) {
  const at = (/** @type {ArrayLike<number>} */ all, /** @type {(...numbers: number[]) => number} */ end) => {
    const list = Array.from(all);
    return rates[list.indexOf(end(...list))];
  };
  return { mean: statedWhole({ rates, places }), min: at(low, Math.min), max: at(high, Math.max) };
}
