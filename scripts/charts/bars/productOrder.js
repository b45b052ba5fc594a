import { didYouMean } from '../../model/lib/nearest.js';
import { InputError } from '../../model/inputError.js';
import { metrics } from '../../model/metric.js';

/**
 * @typedef {import('../../model/chartData.js').ChartData} ChartData
 * @typedef {import('../../model/chartData.js').ChartProduct} ChartProduct
 */

/** The options of kinds whose products stand in an order. @param {string} sorted what `best` sorts by */
export const orderOptions = (sorted) => ({
  sort: {
    enum: ['best', 'line-up', 'name'],
    default: 'best',
    description: `best first${sorted} (the default), in the order of the line-up, or by name`,
  },
  'sort-by': { type: 'string', description: 'which of several results "best" means, by its label' },
});

/**
 * Which result the products are ordered by, where the author or a reader has said it.
 *
 * @param {ChartData} data
 * @param {string[]} labels of the results that there are
 * @returns {string | null}
 */
export function sortLabel({ id, options }, labels) {
  const label = options['sort-by'];
  if (label === undefined) return null;
  if (labels.includes(String(label))) return String(label);
  throw new InputError(`nothing to sort by in chart ${id}: ${label}`, {
    path: 'sort-by',
    hint: didYouMean(String(label), labels, 'results'),
  });
}

/**
 * Products in the chart's order. Those without the result stand last, as in the line-up.
 *
 * @param {ChartData} data
 * @param {(product: ChartProduct) => number | undefined} valueOf what they are ordered by
 * @param {'higher' | 'lower' | 'neither'} [better]
 * @returns {ChartProduct[]}
 */
export function inOrder({ products, metric, options }, valueOf, better = metrics[metric].better) {
  if (options.sort === 'line-up') return products;
  if (options.sort === 'name') return [...products].sort((a, b) => (a.name < b.name ? -1 : 1));
  const sign = better === 'lower' ? 1 : -1;
  const rank = (/** @type {ChartProduct} */ product) => {
    const value = valueOf(product);
    return value === undefined ? Infinity : sign * value;
  };
  return [...products].sort((a, b) => (rank(a) === rank(b) ? 0 : rank(a) - rank(b)));
}
