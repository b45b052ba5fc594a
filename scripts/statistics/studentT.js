import { incompleteBeta } from './incompleteBeta.js';
import { logGamma } from './logGamma.js';

/**
 * P(T > t) of Student's t distribution for t >= 0: I_x(df/2, 1/2) / 2 with x = df / (df + t^2)
 * (Abramowitz and Stegun 26.7.1).
 *
 * @param {number} t
 * @param {number} df degrees of freedom over 0, whole or not (Welch)
 */
export const upperTail = (t, df) => incompleteBeta(df / (df + t * t), df / 2, 0.5) / 2;

const mostSteps = 200;

/**
 * The t below which a share p of the distribution lies, by Newton's method on its distribution function, kept within a bracket.
 *
 * @param {number} p over 0 and under 1
 * @param {number} df degrees of freedom over 0
 * @returns {number}
 */
export function studentTQuantile(p, df) {
  if (!(p > 0 && p < 1)) throw new Error(`t quantile outside 0 to 1: ${p}`);
  if (!(df > 0)) throw new Error(`t quantile with ${df} degrees of freedom`);
  if (p < 0.5) return -studentTQuantile(1 - p, df);
  const tail = 1 - p;
  let low = 0;
  let high = 1;
  while (upperTail(high, df) > tail && high < 1e300) [low, high] = [high, high * 2];
  const scale = logGamma((df + 1) / 2) - logGamma(df / 2) - Math.log(df * Math.PI) / 2;
  let t = (low + high) / 2;
  for (let step = 0; step < mostSteps && high > low; step++) {
    const excess = upperTail(t, df) - tail;
    if (excess > 0) low = t;
    else high = t;
    const density = Math.exp(scale - ((df + 1) / 2) * Math.log1p((t * t) / df));
    const newton = t + excess / density;
    const next = newton > low && newton < high ? newton : (low + high) / 2;
    if (Math.abs(next - t) <= 2e-16 * t) return next;
    t = next;
  }
  return t;
}
