import { boundSign } from './bound.js';
import { formatQuantity } from './quantity.js';
import { ownDigits } from './runWords.js';

/**
 * A result as labels and tables show it, with its bound and no more digits than its source has: `412 MB/s`, `> 150 kIOPS`.
 *
 * @param {import('./runWords.js').Counted & { mean: number }} over
 * @param {import('./quantity.js').ShownUnit} unit
 * @param {{ digits?: number, scale?: import('./quantity.js').Scale }} [options]
 */
export const resultText = (over, unit, { digits = ownDigits(over), scale } = {}) =>
  boundSign(over) + formatQuantity(over.mean, unit, { digits, scale });
