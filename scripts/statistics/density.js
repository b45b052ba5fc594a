import { quantile } from '../model/lib/quantile.js';
import { sampleDeviation } from './deviation.js';

/**
 * The density of values along an axis: a Gaussian kernel with Silverman's rule of thumb for its width,
 * 0.9 min(sd, IQR / 1.34) n^(-1/5) (Density Estimation for Statistics and Data Analysis, 1986, equation 3.31).
 *
 * @param {readonly number[]} values
 * @param {readonly number[]} at where it is asked for
 * @returns {number[]} its area is 1; of values that are all the same, an empty list
 */
export function density(values, at) {
  const sorted = [...values].sort((a, b) => a - b);
  const deviation = sampleDeviation(sorted) ?? 0;
  const middle = (quantile(sorted, 0.75) - quantile(sorted, 0.25)) / 1.34;
  const width = 0.9 * (middle > 0 ? Math.min(deviation, middle) : deviation) * values.length ** -0.2;
  if (!(width > 0)) return [];
  const scale = 1 / (values.length * width * Math.sqrt(2 * Math.PI));
  return at.map(
    (place) =>
      scale * values.reduce((sum, value) => sum + Math.exp(-0.5 * ((place - value) / width) ** 2), 0),
  );
}
