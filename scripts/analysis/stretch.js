import { quantile } from '../model/lib/quantile.js';

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

/**
 * Interquartile mean: the mean of the middle half of the values. Unlike a median it follows how often a rate is at each
 * of two levels; unlike a mean it leaves out dips and peaks of up to a quarter of the readings.
 *
 * @param {Float64Array} values at least one
 */
export function midMean(values) {
  const sorted = Float64Array.from(values).sort();
  const cut = sorted.length / 4;
  let sum = 0;
  let weights = 0;
  for (let i = Math.floor(cut); i < sorted.length - Math.floor(cut); i++) {
    const weight = Math.min(1, i + 1 - cut, sorted.length - cut - i);
    sum += weight * sorted[i];
    weights += weight;
  }
  return sum / weights;
}

/**
 * Robust standard deviation of ln(rate): 1.4826 times the median absolute deviation from the median. Strays of up to
 * half of the readings do not move it.
 *
 * @param {Float64Array} rates at least one
 */
export function logSpread(rates) {
  const usual = quantile(rates, 0.5);
  if (usual === 0) return Infinity;
  return (
    1.4826 *
    quantile(
      rates.map((rate) => Math.abs(Math.log(Math.max(rate, usual / 1000) / usual))),
      0.5,
    )
  );
}
