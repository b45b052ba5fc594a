/**
 * Arithmetic mean, sum(x) / n. A second pass adds the mean of what the first one left over, so that values that differ
 * only in their last digits keep them (Chan, Golub and LeVeque, The American Statistician 37 (1983) 242-247).
 *
 * @param {number[]} values at least one
 */
export function mean(values) {
  if (values.length === 0) throw new Error('mean of no values');
  const first = values.reduce((sum, value) => sum + value, 0) / values.length;
  return first + values.reduce((sum, value) => sum + (value - first), 0) / values.length;
}

/**
 * Harmonic mean, n / sum(1 / x): what equal amounts of data at these rates take on average.
 *
 * @param {number[]} values at least one, none negative; a rate of zero makes it zero
 */
export function harmonicMean(values) {
  const negative = values.find((value) => value < 0);
  if (negative !== undefined) throw new Error(`harmonic mean of a negative value: ${negative}`);
  return values.includes(0) ? 0 : 1 / mean(values.map((value) => 1 / value));
}

/**
 * Weighted geometric mean, exp(sum(w ln x) / sum(w)): for ratios, where twice and half cancel out, whichever base was taken
 * (Fleming and Wallace, "How not to lie with statistics", Communications of the ACM 29 (1986) 218-221).
 *
 * @param {number[]} values all over zero, at least one
 * @param {number[]} weights as many, over zero
 */
export function weightedGeometricMean(values, weights) {
  if (values.length === 0 || values.length !== weights.length)
    throw new Error(`geometric mean of ${values.length} values with ${weights.length} weights`);
  const wrong = [...values, ...weights].find((each) => !(each > 0));
  if (wrong !== undefined) throw new Error(`geometric mean of a value not over zero: ${wrong}`);
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return Math.exp(values.reduce((sum, value, at) => sum + weights[at] * Math.log(value), 0) / total);
}
