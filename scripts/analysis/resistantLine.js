import { quantile } from '../model/lib/quantile.js';

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
