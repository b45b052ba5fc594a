import { quantile } from '../model/lib/quantile.js';
import { logSpread } from './stretch.js';

/** Fewer readings than this have no telling spread; then nothing but a drop by 30 % is believed. */
const fewReadings = 4;
const blindDrop = -Math.log(0.7);
/** From this many stretches on their own spread tells how much of a difference is chance. */
const manyStretches = 8;
const farOff = Math.log(1.25);
const farOffWhenBrief = Math.log(1.5);

/**
 * Whether a drop is more than the wandering of the rate: a rate that wanders is high, or low, for a while by chance. So
 * the shorter side of the cut is compared with stretches on the longer side, of as many readings as its level is of. It
 * has to be off by three of their spreads (four where it has few readings: of many first readings, some are high by
 * chance), or far off nine in ten of them; where they are few, off the nearest of them by a drop that counts, and
 * by one and a half spreads of the readings on the calmer side.
 *
 * @param {Float64Array} rates
 * @param {{ end: number, before: number, after: number, least: number }} cut index of the first reading after it; the
 *   levels before and after; the least drop in ln(rate)
 */
export function isClearDrop(rates, { end, before, after, least }) {
  const [earlier, later] = [rates.subarray(0, end), rates.subarray(end)];
  const gaps =
    earlier.length <= later.length
      ? levelsOf(later, Math.max(1, end - 1)).map((level) => Math.log(before / level))
      : levelsOf(earlier, later.length).map((level) => Math.log(level / after));
  const shorter = Math.min(earlier.length, later.length);
  if (gaps.length >= manyStretches) {
    const [far, spreads] = shorter < fewReadings ? [farOffWhenBrief, 4] : [farOff, 3];
    return quantile(gaps, 0.5) >= spreads * spreadOf(gaps) || quantile(gaps, 0.1) > far;
  }
  const sides = [earlier, later].filter(({ length }) => length >= fewReadings);
  if (sides.length === 0) return Math.log(before / after) >= blindDrop;
  const calmer = Math.min(...sides.map(logSpread));
  return quantile(gaps, 0) >= Math.max(least, (shorter < fewReadings ? 3 : 1.5) * calmer);
}

/**
 * Usual rates of as many stretches of a length as there are.
 *
 * @param {Float64Array} rates
 * @param {number} length of one, in readings
 */
const levelsOf = (rates, length) =>
  Float64Array.from({ length: Math.floor(rates.length / length) }, (_, i) =>
    Math.max(Number.MIN_VALUE, quantile(rates.subarray(i * length, (i + 1) * length), 0.5)),
  );

/** @param {Float64Array} values */
function spreadOf(values) {
  const middle = quantile(values, 0.5);
  return (
    1.4826 *
    quantile(
      values.map((value) => Math.abs(value - middle)),
      0.5,
    )
  );
}
