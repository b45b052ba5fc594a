/**
 * A value, or a bound of one: of `> 750` it is known only that the value is above 750. Of a number that the ranges of a source leave open, its `band` says
 * between which ends it lies.
 *
 * @typedef {{ mean: number, bound?: import('../model/measurement.js').Bound, band?: import('../model/finding.js').Band }} Known
 */

/** Where a bound stands among values of its own number: -2 and -1 below them, 1 and 2 above. @param {Known} known */
const sideOf = ({ bound }) => '<≤ ≥>'.indexOf(bound ?? ' ') - 2;

/**
 * Which of two is more, by what is known of them: 1 the first, -1 the second, 0 neither; `null` where a bound or a band leaves it open. `> 750` is more
 * than 600, and may be more or less than 950.
 *
 * @param {Known} one
 * @param {Known} other
 * @returns {1 | 0 | -1 | null}
 */
export function knownOrder(one, other) {
  if (isAbove(one, other)) return 1;
  if (isAbove(other, one)) return -1;
  return [one, other].some(({ bound, band }) => bound || band) ? null : 0;
}

/** @param {Known} one @param {Known} other */
function isAbove(one, other) {
  // how low the one may be, and how high the other
  if (sideOf(one) < 0 || sideOf(other) > 0) return false;
  const [low, high] = [one.band?.low ?? one.mean, other.band?.high ?? other.mean];
  return low > high || (low === high && Math.max(sideOf(one), -sideOf(other)) === 2);
}

/**
 * What leaves an order open: `bounds`, `ranges`, or both.
 *
 * @param {Known[]} some
 */
export const openWords = (some) =>
  [some.some(({ bound }) => bound) && 'bounds', some.some(({ band }) => band) && 'ranges']
    .filter(Boolean)
    .join(' and ');

/**
 * From the least to the most, a bound beyond the values of its number. What is known to be more comes after.
 *
 * @param {Known} one
 * @param {Known} other
 */
export const ascending = (one, other) => one.mean - other.mean || sideOf(one) - sideOf(other);
