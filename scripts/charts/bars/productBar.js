import { markOf } from '../marks/productStyle.js';

/**
 * A bar that stands for a product and bears its name.
 *
 * @param {import('../../model/chartData.js').ChartProduct} product
 * @param {import('../../model/chartData.js').ChartRow | null} row
 * @returns {import('./bars.js').Bar}
 */
export const productBar = (product, row) => ({
  product,
  label: product.name,
  hatched: false,
  mark: markOf(product),
  strong: product.subject,
  row,
});
