import { logGamma } from '../../statistics/studentT.js';
import { normalBelow } from './bootstrap.js';

const steps = 64;

/**
 * P(Q > q) of the studentised range of k means: the range of k normal values, integrated over the distribution of s
 * (H. O. Hartley, Biometrika 32 (1942) 309-310), by Simpson's rule. Good to about four digits.
 *
 * @param {number} q
 * @param {number} k
 * @param {number} df
 */
export function tukeyTail(q, k, df) {
  const scale = Math.LN2 + (df / 2) * Math.log(df / 2) - logGamma(df / 2);
  const density = (/** @type {number} */ s) => Math.exp(scale + (df - 1) * Math.log(s) - (df * s * s) / 2);
  const most = 1 + 6 / Math.sqrt(2 * df) + 1;
  return 1 - simpson((s) => (s > 0 ? density(s) * rangeBelow(q * s, k) : 0), 0, most);
}

/** @param {number} w @param {number} k */
const rangeBelow = (w, k) =>
  simpson(
    (z) =>
      k *
      (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) *
      (normalBelow(z) - normalBelow(z - w)) ** (k - 1),
    -6,
    6 + Math.min(w, 4),
  );

/** @param {(x: number) => number} of @param {number} from @param {number} to */
function simpson(of, from, to) {
  const width = (to - from) / steps;
  let sum = of(from) + of(to);
  for (let at = 1; at < steps; at++) sum += of(from + at * width) * (at % 2 === 1 ? 4 : 2);
  return (sum * width) / 3;
}
