import { incompleteBeta } from './incompleteBeta.js';

/**
 * P(T <= t) of Student's t distribution: 1 - I_x(df/2, 1/2) / 2 with x = df / (df + t^2) for t >= 0
 * (Abramowitz and Stegun 26.7.1).
 *
 * @param {number} t
 * @param {number} df degrees of freedom over 0, whole or not (Welch)
 */
function studentTProbability(t, df) {
  const tail = incompleteBeta(df / (df + t * t), df / 2, 0.5) / 2;
  return t < 0 ? tail : 1 - tail;
}

/**
 * The t below which a share p of the distribution lies, by bisection of its distribution function.
 *
 * @param {number} p over 0 and under 1
 * @param {number} df degrees of freedom over 0
 * @returns {number}
 */
export function studentTQuantile(p, df) {
  if (!(p > 0 && p < 1)) throw new Error(`t quantile outside 0 to 1: ${p}`);
  if (!(df > 0)) throw new Error(`t quantile with ${df} degrees of freedom`);
  if (p < 0.5) return -studentTQuantile(1 - p, df);
  let low = 0;
  let high = 1;
  while (studentTProbability(high, df) < p && high < 1e300) [low, high] = [high, high * 2];
  for (let middle = (low + high) / 2; middle > low && middle < high; middle = (low + high) / 2) {
    if (studentTProbability(middle, df) < p) low = middle;
    else high = middle;
  }
  return high;
}
