import { formatNumber } from '../../model/quantity.js';

const [fewestDigits, mostDigits] = [3, 7];

/**
 * A range in one unit, with as many digits as it takes to tell its ends apart: `405 to 419`, `954.9 to 955.2`.
 *
 * @param {number} low in the shown unit
 * @param {number} high
 */
export function rangeWords(low, high) {
  if (low === high) return 'all equal';
  for (let digits = fewestDigits; ; digits++) {
    const [from, to] = [low, high].map((value) => formatNumber(value, digits));
    if (from !== to || digits === mostDigits) return from === to ? 'all equal' : `${from} to ${to}`;
  }
}
