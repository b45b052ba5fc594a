import { studentTQuantile, upperTail } from './studentT.js';

/**
 * @typedef {object} Level of one side, on the scale that is compared
 * @property {number} n
 * @property {number} at
 * @property {number} variance of one run
 *
 * @typedef {{ variance: number, df: number }} Spread of a difference of two means, and its degrees of freedom
 */

/**
 * Half the interval of a difference of two means, by Welch's degrees of freedom (Biometrika 34 (1947) 28-35). With unequal numbers of
 * runs, the side with few runs may have missed a mode that the other has seen; then Student's pooled variance must agree as well.
 *
 * @param {Level} one
 * @param {Level} other
 * @param {number} alpha 0.05 for 95 %
 */
export const widestMargin = (one, other, alpha) =>
  Math.max(
    ...spreadsOf(one, other).map(({ variance, df }) =>
      variance === 0 ? 0 : studentTQuantile(1 - alpha / 2, df) * Math.sqrt(variance),
    ),
  );

/** Tails this near to the level are left to the quantile, which both functions round in other ways. */
const near = 1e-6;

/**
 * Whether two means differ by more than `widestMargin`, by the tail of the distribution alone: to find its quantile takes twenty times as
 * long. Most differences need not even that: they are beyond the quantile at fewer degrees of freedom, or within that at more.
 *
 * @param {Level} one
 * @param {Level} other
 * @param {number} alpha
 * @returns {boolean | null} `null` where only the quantile can tell
 */
export function isBeyondMargin(one, other, alpha) {
  const distance = Math.abs(other.at - one.at);
  const spreads = spreadsOf(one, other);
  let beyond = true;
  for (const { variance, df } of spreads) {
    const t = distance / Math.sqrt(variance);
    if (t < wholeQuantile(alpha, Math.ceil(df)) * (1 - wary)) return false;
    beyond &&= t > wholeQuantile(alpha, Math.floor(df)) * (1 + wary);
  }
  if (beyond) return true;
  const wanted = 1 - (1 - alpha / 2);
  const tails = spreads.map(({ variance, df }) => upperTail(distance / Math.sqrt(variance), df));
  const excess = Math.max(...tails) / wanted - 1;
  return Math.abs(excess) > near ? excess < 0 : null;
}

/** So near to a quantile, as a share of it, the tail is asked: its own limit is `near`. */
const wary = 1e-4;

/** @type {Map<number, number[]>} by level, then by degrees of freedom */
const wholeQuantiles = new Map();

/**
 * Student's quantile at whole degrees of freedom, which are few.
 *
 * @param {number} alpha
 * @param {number} df
 */
function wholeQuantile(alpha, df) {
  if (!(df > 0)) return NaN;
  const known = wholeQuantiles.get(alpha) ?? [];
  wholeQuantiles.set(alpha, known);
  return (known[df] ??= studentTQuantile(1 - alpha / 2, df));
}

/**
 * @param {Level} one
 * @param {Level} other
 * @returns {Spread[]}
 */
const spreadsOf = (one, other) =>
  one.n === other.n ? [welchSpread(one, other)] : [welchSpread(one, other), pooledSpread(one, other)];

/**
 * @param {Level} one
 * @param {Level} other
 * @returns {Spread}
 */
function welchSpread(one, other) {
  const a = one.variance / one.n;
  const b = other.variance / other.n;
  return { variance: a + b, df: (a + b) ** 2 / (a ** 2 / (one.n - 1) + b ** 2 / (other.n - 1)) };
}

/** @type {typeof welchSpread} */
function pooledSpread(one, other) {
  const df = one.n + other.n - 2;
  const pooled = ((one.n - 1) * one.variance + (other.n - 1) * other.variance) / df;
  return { variance: pooled / one.n + pooled / other.n, df };
}
