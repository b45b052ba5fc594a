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

/** Lanczos' coefficients for g = 7, n = 9, as computed by P. Godfrey (2001). */
const lanczos = [
  0.99999999999980993, 676.5203681218851, -1259.1392167224028, 771.32342877765313, -176.61502916214059,
  12.507343278686905, -0.13857109526572012, 9.9843695780195716e-6, 1.5056327351493116e-7,
];

/**
 * ln Γ(x) by Lanczos' approximation, about 15 digits for x > 0.
 * C. Lanczos, "A precision approximation of the gamma function", SIAM J. Numer. Anal. B 1 (1964) 86-96.
 *
 * @param {number} x over 0
 */
export function logGamma(x) {
  const shifted = x - 1;
  const base = shifted + 7.5;
  const sum = lanczos.slice(1).reduce((total, each, i) => total + each / (shifted + i + 1), lanczos[0]);
  return 0.5 * Math.log(2 * Math.PI) + (shifted + 0.5) * Math.log(base) - base + Math.log(sum);
}
