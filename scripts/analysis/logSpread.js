import { quantile } from '../model/lib/quantile.js';

/**
 * Robust standard deviation of ln(rate): 1.4826 times the median absolute deviation from the median. Strays of up to
 * half of the readings do not move it.
 *
 * @param {Float64Array} rates at least one
 */
export function logSpread(rates) {
  const usual = quantile(rates, 0.5);
  if (usual === 0) return Infinity;
  return (
    1.4826 *
    quantile(
      rates.map((rate) => Math.abs(Math.log(Math.max(rate, usual / 1000) / usual))),
      0.5,
    )
  );
}
