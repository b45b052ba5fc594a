import { boundSign } from './bound.js';
import { formatQuantity } from './quantity.js';

/**
 * @param {number} value base unit
 * @param {import('./quantity.js').ShownUnit} unit
 * @param {Partial<import('./measurement.js').Stated> | null} [stated] of a number that a source gives; a measured one has the usual digits
 */
export const statedText = (value, unit, stated) =>
  boundSign({ ...stated }) + formatQuantity(value, unit, { ...stated });
