import { quantile } from '../model/lib/quantile.js';
import { deviationFrom, resistantLine } from './resistantLine.js';

/** A line through fewer windows says nothing. */
const fewest = 4;
/** How much better the step has to fit, or noise would decide. */
const better = 0.95;

/**
 * Whether a rate changes at once rather than little by little: over as much time to each side of a place as both sides
 * have, and over twice as much where one side has it, two constant levels fit better (by absolute deviation) than one
 * straight line.
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
    const line = deviationFrom(values, resistantLine(middles, values));
    return deviationFrom(values, stepThrough(values, at - first)) < better * line;
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
