/**
 * The place of the last digit that a number is written with: 0.01 of 1.25, 100 of 1200.
 *
 * @param {number} value
 */
export function lastDigit(value) {
  const [digits, exponent] = value.toExponential().split('e');
  return 10 ** (Number(exponent) - Math.max(0, digits.replace('-', '').length - 2));
}
