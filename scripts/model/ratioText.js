import { formatNumber } from './quantity.js';

/**
 * A ratio, or a change in per cent, with no more digits than published values leave of it: see `ratioDigits`. Other than of a number, tens and
 * hundreds are rounded too; where the sides were measured, the interval says how exact it is.
 *
 * @param {number} value
 * @param {number} usual digits of one that was measured
 * @param {{ digits?: number, limit?: 'least' | 'most' }} of
 */
export const ratioText = (value, usual, { digits = 9, limit }) =>
  formatNumber(
    digits < usual && !limit ? Number(value.toPrecision(digits)) : value,
    Math.min(digits, usual),
    limit,
  );
