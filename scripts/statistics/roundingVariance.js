/**
 * Equal runs are equal as far as they were printed: their spread is at least that of rounding, step^2 / 12. The step is the last digit
 * of the values.
 *
 * @param {number[]} values
 * @param {number} coarsest the largest step, as it is not known whether the zero of 40 was read
 */
export const roundingVariance = (values, coarsest) => Math.min(coarsest, ...values.map(lastDigit)) ** 2 / 12;

/**
 * The place of the last digit that a number is written with: 0.01 of 1.25, 100 of 1200.
 *
 * @param {number} value
 */
function lastDigit(value) {
  const [digits, exponent] = value.toExponential().split('e');
  return 10 ** (Number(exponent) - Math.max(0, digits.replace('-', '').length - 2));
}
