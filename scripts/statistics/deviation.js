import { mean } from './mean.js';

/**
 * Sample standard deviation, sqrt(sum((x - mean)^2) / (n - 1)), by the corrected two-pass algorithm (Chan, Golub and
 * LeVeque, The American Statistician 37 (1983) 242-247). One value has none: `null`, not zero.
 *
 * @param {number[]} values
 * @returns {number | null} in the unit of the values
 */
export function sampleDeviation(values) {
  const n = values.length;
  if (n < 2) return null;
  const centre = mean(values);
  let sum = 0;
  let squares = 0;
  for (const value of values) {
    sum += value - centre;
    squares += (value - centre) ** 2;
  }
  return Math.sqrt(Math.max(0, squares - sum ** 2 / n) / (n - 1));
}

/**
 * Sample variance, the square of the sample deviation.
 *
 * @param {number[]} values two or more
 */
export const sampleVariance = (values) => Number(sampleDeviation(values)) ** 2;
