/**
 * A decimal number in another unit, as decimal: 512.3 MB/s is 512300000 B/s, not the 512299999.99999994 of binary
 * fractions.
 *
 * @param {number} value
 * @param {number} factor
 */
export const scaled = (value, factor) => Number((value * factor).toPrecision(15));
