/**
 * Smallest and largest value.
 *
 * @param {number[]} values at least one
 */
export function extent(values) {
  if (values.length === 0) throw new Error('extent of no values');
  let [min] = values;
  let max = min;
  for (const value of values) {
    if (value < min) min = value;
    if (value > max) max = value;
  }
  return { min, max };
}
