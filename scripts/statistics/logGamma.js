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
