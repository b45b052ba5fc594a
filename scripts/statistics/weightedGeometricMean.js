/**
 * Weighted geometric mean, exp(sum(w ln x) / sum(w)): of ratios to one base it does not matter which base was taken
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
