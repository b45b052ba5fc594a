import { colourOf, markOf, shapeOf } from './productStyle.js';

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
