import { quantile } from '../model/lib/quantile.js';
import { leadAbove } from './leadAbove.js';

/** Thresholds tried, as a step of ln(rate). */
const step = 0.02;
const mostSteps = 400;
/** Cuts within this share of all bytes, or two windows, are the same cut. */
const sameCut = 0.015;

/**
 * The best cut of each threshold, highest threshold first, without those that cut nothing off.
 *
 * @param {import('./rateOverTime.js').RateOverTime} over
 */
export function cutsByThreshold(over) {
  const high = Math.log(over.rates.reduce((most, rate) => Math.max(most, rate), 0));
  const low = Math.max(Math.log(Math.max(quantile(over.rates, 0.01), 1e-9)), high - step * mostSteps);
  const count = Math.ceil((high - low) / step);
  return Array.from({ length: count }, (_, i) => high - (i + 0.5) * step)
    .map((threshold) => ({ threshold, end: leadAbove(over, Math.exp(threshold)).end }))
    .filter(({ end }) => end > 0 && end < over.rates.length);
}

/**
 * How far, in ln(rate), thresholds agree on a cut.
 *
 * @param {{ threshold: number, end: number }[]} cuts
 * @param {number} i
 * @param {import('./rateOverTime.js').RateOverTime} over
 */
export function persistenceOf(cuts, i, over) {
  const agrees = (/** @type {number} */ k) => isSameCut(over, cuts[k].end, cuts[i].end);
  let first = i;
  let last = i;
  while (first > 0 && agrees(first - 1)) first--;
  while (last < cuts.length - 1 && agrees(last + 1)) last++;
  return (last - first + 1) * step;
}

/**
 * @param {import('./rateOverTime.js').RateOverTime} over
 * @param {number} a
 * @param {number} b
 */
export const isSameCut = ({ amount }, a, b) =>
  Math.abs(a - b) <= 2 || Math.abs(amount[a - 1] - amount[b - 1]) <= sameCut * amount[amount.length - 1];
