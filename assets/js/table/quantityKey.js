import { parseQuantity } from '../../../scripts/model/parseQuantity.js';

/**
 * Quantities by their value in base units, whatever prefix they are shown with.
 *
 * @param {string} text
 */
export function quantityKey(text) {
  const plain = text.replace('−', '-').replace('\u2009', ' ');
  return parseQuantity(plain)?.value ?? text;
}
