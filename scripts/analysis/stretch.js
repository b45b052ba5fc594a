import { midMean } from './midMean.js';

/**
 * A part of a run.
 *
 * @typedef {{ from: number, to: number }} Stretch indexes of windows, `to` behind the last
 */

/**
 * Seconds of a stretch.
 *
 * @param {import('./rateOverTime.js').RateOverTime} over
 * @param {Stretch} stretch
 */
export const spanOf = ({ ends, start }, { from, to }) => ends[to - 1] - (from > 0 ? ends[from - 1] : start);

/**
 * How far apart the usual rates of two stretches are, in ln(rate).
 *
 * @param {import('./rateOverTime.js').RateOverTime} over
 * @param {Stretch} a
 * @param {Stretch} b
 */
export const difference = ({ rates }, a, b) =>
  Math.abs(
    Math.log((midMean(rates.subarray(a.from, a.to)) + 1) / (midMean(rates.subarray(b.from, b.to)) + 1)),
  );

/**
 * Makes one of two neighbours.
 *
 * @param {Stretch[]} stretches
 * @param {number} at of the first of the two
 */
export const joinAt = (stretches, at) =>
  stretches.splice(at, 2, { from: stretches[at].from, to: stretches[at + 1].to });
