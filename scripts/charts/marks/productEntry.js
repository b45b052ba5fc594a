import { colourOf, markOf, shapeOf } from './productStyle.js';
import { joinNames } from '../../model/lib/phrases.js';

/**
 * What a key says of a line or a point of a product: its name, and what tells it from others of the same product.
 *
 * @param {import('../../model/chartData.js').ChartProduct} product
 * @param {string} label
 */
export const productEntry = (product, label) => ({
  name: [product.name, label].filter(Boolean).join(', '),
  note: markOf(product) ?? '',
  strong: product.subject,
  colour: colourOf(product),
  shape: shapeOf(product),
  of: { product: product.id, label },
});

/**
 * A name as it stands beside its point.
 *
 * @param {import('../plot.js').Entry} entry
 * @param {{ x: number, y: number }} at px
 */
export const nameBeside = ({ name, note, strong }, at) => ({
  ...at,
  text: [name, note && `(${note})`].filter(Boolean).join(' '),
  weight: /** @type {400 | 600} */ (strong ? 600 : 400),
});

/**
 * The words that all names of a family have, in the order of the first: siblings may go by different makers.
 *
 * @param {string[]} names
 */
export function sharedName(names) {
  if (names.length === 1) return names[0];
  const others = names.slice(1).map((name) => name.split(' '));
  const shared = names[0]
    .split(' ')
    .filter((word) => !/^(?:[KMGT]i?B|\d+)$/.test(word) && others.every((words) => words.includes(word)));
  return shared.join(' ').replace(/[,;]$/, '') || joinNames(names);
}
