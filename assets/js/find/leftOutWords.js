import { joinNames } from '../../../scripts/model/lib/phrases.js';
import { isOtherCurrency, noPrice } from '../../../scripts/results/find/findProducts.js';

/**
 * How many a limit of the price leaves out of which nobody knows that they cost more: ` Left out: 15 without a known price.`, or nothing.
 *
 * @param {import('../../../scripts/results/find/findProducts.js').Found['others']} others
 */
export function leftOutWords(others) {
  const said = others.flatMap(({ reason, products: { length } }) => {
    if (reason === noPrice) return [`${length} without a known price`];
    return isOtherCurrency(reason) ? [`${length} with a ${reason.replace('Price', 'price')}`] : [];
  });
  return said.length > 0 ? ` Left out: ${joinNames(said)}.` : '';
}
