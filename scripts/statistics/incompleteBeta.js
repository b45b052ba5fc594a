import { logGamma } from './logGamma.js';

const tiny = 1e-300;
const mostTerms = 500;

/**
 * Regularised incomplete beta function I_x(a, b), by its continued fraction (Abramowitz and Stegun 26.5.8) evaluated
 * with Lentz's method; NIST DLMF 8.17.
 *
 * @param {number} x 0 to 1
 * @param {number} a over 0
 * @param {number} b over 0
 * @returns {number}
 */
export function incompleteBeta(x, a, b) {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  // The fraction converges fast only below the mean of the distribution; beyond it the symmetric one does.
  if (x > (a + 1) / (a + b + 2)) return 1 - incompleteBeta(1 - x, b, a);
  const front = logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x);
  return (Math.exp(front) * continuedFraction(x, a, b)) / a;
}

/**
 * @param {number} x
 * @param {number} a
 * @param {number} b
 */
function continuedFraction(x, a, b) {
  let c = 1;
  let d = 1 / awayFromZero(1 - ((a + b) * x) / (a + 1));
  let fraction = d;
  for (let m = 1; m <= mostTerms; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    for (const term of [even, odd]) {
      d = 1 / awayFromZero(1 + term * d);
      c = awayFromZero(1 + term / c);
      fraction *= c * d;
    }
    if (Math.abs(c * d - 1) < 1e-16) break;
  }
  return fraction;
}

/** @param {number} value */
const awayFromZero = (value) => (Math.abs(value) < tiny ? tiny : value);
