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
