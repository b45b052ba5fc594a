/**
 * Segments of nearly constant level in a noisy row of values.
 *
 * Penalised optimal partitioning (Yao 1988; Jackson et al. 2005; the exact search that PELT prunes, Killick, Fearnhead
 * and Eckley, JASA 107 (2012) 1590-1598) with an absolute loss that stops growing at `cap`, so that a few stray values
 * are no segment of their own (Fearnhead and Rigaill, "Changepoint detection in the presence of outliers", JASA 114
 * (2019) 169-183). Levels are taken from a grid, which makes the search exact on it in O(n · levels): the cheapest way
 * to be at a level is to stay there, or to come from the best of all levels at the price of one penalty.
 *
 * @param {Float64Array} values
 * @param {Float64Array} weights of the values, e.g. seconds
 * @param {{ penalty: number, cap: number, step: number }} options in weight · value, in values, in values
 * @returns {number[]} index behind the end of each segment, the last one `values.length`
 */
export function partition(values, weights, { penalty, cap, step }) {
  const levels = grid(values, step);
  const cost = new Float64Array(levels.length);
  const began = new Int32Array(levels.length);
  // For each prefix: where the last segment of its best partition began.
  const lastBegan = new Int32Array(values.length);
  for (let i = 0; i < values.length; i++) {
    const best = i === 0 ? 0 : cost[cheapest(cost)];
    for (let k = 0; k < levels.length; k++) {
      if (i > 0 && best + penalty < cost[k]) {
        cost[k] = best + penalty;
        began[k] = i;
      }
      const off = Math.abs(values[i] - levels[k]);
      cost[k] += weights[i] * (off < cap ? off : cap);
    }
    lastBegan[i] = began[cheapest(cost)];
  }
  return endsOf(lastBegan);
}

/**
 * @param {Float64Array} values
 * @param {number} step
 */
function grid(values, step) {
  const low = values.reduce((least, value) => Math.min(least, value), Infinity);
  const high = values.reduce((most, value) => Math.max(most, value), -Infinity);
  return Float64Array.from({ length: Math.ceil((high - low) / step) + 1 }, (_, k) => low + k * step);
}

/** @param {Float64Array} cost */
function cheapest(cost) {
  let best = 0;
  for (let k = 1; k < cost.length; k++) if (cost[k] < cost[best]) best = k;
  return best;
}

/** @param {Int32Array} lastBegan */
function endsOf(lastBegan) {
  const ends = [];
  for (let end = lastBegan.length; end > 0; end = lastBegan[end - 1]) ends.push(end);
  return ends.reverse();
}
