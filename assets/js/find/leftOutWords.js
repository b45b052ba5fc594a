/**
 * How many a limit of the price leaves out: ` Left out: price too high (3); price not stated (15).`, or nothing.
 *
 * @param {import('../../../scripts/results/find/findProducts.js').Found['others']} others
 */
export function leftOutWords(others) {
  const said = others
    .filter(({ ofPrice }) => ofPrice)
    .map(({ reason, products }) => `${reason.replace('P', 'p')} (${products.length})`);
  return said.length > 0 ? ` Left out: ${said.join('; ')}.` : '';
}
