/**
 * A value, or a bound of one: of `> 750` it is known only that the value is above 750.
 *
 * @typedef {{ mean: number, bound?: import('../model/measurement.js').Bound }} Known
 */

/** Where a bound stands among values of its own number: -2 and -1 below them, 1 and 2 above. @param {Known} known */
const sideOf = ({ bound }) => '<≤ ≥>'.indexOf(bound ?? ' ') - 2;

/**
 * Which of two is more, by what is known of them: 1 the first, -1 the second, 0 neither; `null` where a bound leaves it open. `> 750` is more than
 * 600, and may be more or less than 950.
 *
 * @param {Known} one
 * @param {Known} other
 * @returns {1 | 0 | -1 | null}
 */
export function knownOrder(one, other) {
  if (!one.bound && !other.bound) return /** @type {1 | 0 | -1} */ (Math.sign(one.mean - other.mean));
  if (isAbove(one, other)) return 1;
  return isAbove(other, one) ? -1 : null;
}

/** @param {Known} one @param {Known} other */
function isAbove(one, other) {
  // how low the one may be, and how high the other
  if (sideOf(one) < 0 || sideOf(other) > 0) return false;
  return one.mean > other.mean || (one.mean === other.mean && Math.max(sideOf(one), -sideOf(other)) === 2);
}

/**
 * From the least to the most, a bound beyond the values of its number. What is known to be more comes after.
 *
 * @param {Known} one
 * @param {Known} other
 */
export const ascending = (one, other) => one.mean - other.mean || sideOf(one) - sideOf(other);
