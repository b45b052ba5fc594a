import { quantile } from '../model/lib/quantile.js';

/** A line through fewer windows says nothing. */
const fewest = 4;
/** How much better the step has to fit, or noise would decide. */
const better = 0.95;

/**
 * Whether a rate changes at once rather than little by little: over as much time to each side of a place as both sides
 * have, and over twice as much where one side has it, two constant levels fit better (by absolute deviation) than one
 * straight line. The line is resistant, through the medians of the outer thirds (Tukey, "Exploratory Data Analysis",
 * 1977, ch. 10).
 *
 * @param {import('./rateOverTime.js').RateOverTime} over
 * @param {{ from: number, at: number, to: number }} place indexes: of the first window, the first after the step, and
 *   behind the last
 */
export function isStep({ start, ends, widths, rates }, { from, at, to }) {
  const edge = ends[at - 1];
  const shorter = Math.min(edge - (from > 0 ? ends[from - 1] : start), ends[to - 1] - edge);
  return [shorter, 2 * shorter].every((reach) => {
    let first = at;
    while (first > from && ends[first - 1] > edge - reach) first--;
    let last = at;
    while (last < to && ends[last] <= edge + reach) last++;
    if (at - first < fewest || last - at < fewest) return true;
    const values = rates.subarray(first, last);
    const middles = ends.subarray(first, last).map((end, i) => end - widths[first + i] / 2);
    const line = deviation(values, lineThrough(middles, values));
    return deviation(values, stepThrough(values, at - first)) < better * line;
  });
}

/**
 * @param {Float64Array} values
 * @param {number} at
 */
function stepThrough(values, at) {
  const [before, after] = [quantile(values.subarray(0, at), 0.5), quantile(values.subarray(at), 0.5)];
  return (/** @type {number} */ i) => (i < at ? before : after);
}

/**
 * @param {Float64Array} times
 * @param {Float64Array} values
 */
function lineThrough(times, values) {
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
 * @param {Float64Array} values
 * @param {(i: number) => number} model
 */
const deviation = (values, model) => values.reduce((sum, value, i) => sum + Math.abs(value - model(i)), 0);
