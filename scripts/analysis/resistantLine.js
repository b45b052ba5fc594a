import { quantile } from '../model/lib/quantile.js';
import { midMean } from './stretch.js';

/**
 * A straight line through the medians of the outer thirds, which strays do not tilt (Tukey, "Exploratory Data Analysis", 1977,
 * ch. 10).
 *
 * @param {Float64Array} times
 * @param {Float64Array} values
 * @returns {(i: number) => number} the value of the line at a place
 */
export function resistantLine(times, values) {
  const third = Math.max(1, Math.floor(values.length / 3));
  const [left, right] = [values.subarray(0, third), values.subarray(values.length - third)].map((part) =>
    quantile(part, 0.5),
  );
  const [from, to] = [times.subarray(0, third), times.subarray(times.length - third)].map((part) =>
    quantile(part, 0.5),
  );
  const slope = (right - left) / (to - from);
  const offset = quantile(
    values.map((value, i) => value - slope * times[i]),
    0.5,
  );
  return (/** @type {number} */ i) => offset + slope * times[i];
}

/**
 * The sum of absolute deviations from a model.
 *
 * @param {Float64Array} values
 * @param {(i: number) => number} model
 */
export const deviationFrom = (values, model) =>
  values.reduce((sum, value, i) => sum + Math.abs(value - model(i)), 0);

/** A line through fewer windows says nothing. */
const fewest = 12;
/** From its first third to its last a rate changes by this much, in ln(rate), before it is no level. */
const leastChange = Math.log(1.15);
/** How much better than a level a line has to fit, or the change is lost in the noise. */
const better = 0.75;
/** Share of the windows at either end whose usual rate is stated. */
const end = 0.1;

/**
 * Whether a stretch falls or rises little by little from its beginning to its end: then it has no rate of its own.
 *
 * @param {import('./rateOverTime.js').RateOverTime} over
 * @param {import('./stretch.js').Stretch} stretch
 * @returns {import('../model/finding.js').Trend | null}
 */
export function trendOf({ ends, widths, rates }, { from, to }) {
  if (to - from < fewest) return null;
  const values = rates.subarray(from, to);
  const [early, middle, late] = [0, 1, 2].map((at) => midMean(thirdOf(values, at)));
  if (!(Math.min(early, late) > 0) || Math.abs(Math.log(early / late)) < leastChange) return null;
  if ((middle - early) * (late - middle) <= 0) return null;
  const middles = ends.subarray(from, to).map((at, i) => at - widths[from + i] / 2);
  const usual = quantile(values, 0.5);
  const line = deviationFrom(values, resistantLine(middles, values));
  if (line >= better * deviationFrom(values, () => usual)) return null;
  const few = Math.max(3, Math.floor(end * values.length));
  return {
    from: quantile(values.subarray(0, few), 0.5),
    to: quantile(values.subarray(values.length - few), 0.5),
  };
}

/** @param {Float64Array} values @param {number} at 0 to 2 */
const thirdOf = (values, at) =>
  values.subarray(Math.floor((at * values.length) / 3), Math.floor(((at + 1) * values.length) / 3));
