/**
 * Quantile of type 7: linear between the two order statistics around rank 1 + (n - 1) p, as numpy, R and spreadsheets
 * do by default. It stands in the model because statistics (of runs) and analyses (of readings) share it.
 * Hyndman and Fan, "Sample quantiles in statistical packages", The American Statistician 50 (1996) 361-365.
 *
 * @param {ArrayLike<number>} values in any order, at least one
 * @param {number} p 0 to 1
 */
export function quantile(values, p) {
  return quantileOfSorted(Float64Array.from(values).sort(), p);
}

/**
 * @param {Float64Array} sorted ascending, at least one
 * @param {number} p 0 to 1
 */
function quantileOfSorted(sorted, p) {
  if (sorted.length === 0) throw new Error('quantile of no values');
  if (!(p >= 0 && p <= 1)) throw new Error(`quantile outside 0 to 1: ${p}`);
  const rank = (sorted.length - 1) * p;
  const below = Math.floor(rank);
  const above = Math.min(below + 1, sorted.length - 1);
  return sorted[below] + (rank - below) * (sorted[above] - sorted[below]);
}
