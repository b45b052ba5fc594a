import { byAlong, hasScale } from '../../model/axisParameters.js';
import { parameterWords } from '../../model/parameters.js';
import { parameter } from '../../model/vocabulary/index.js';
import { joinNames } from '../../model/lib/phrases.js';

/**
 * @param {import('../../model/chartData.js').ChartProduct[]} products
 * @param {string} id
 */
export const nameOf = (products, id) => products.find((product) => product.id === id)?.name ?? id;

/**
 * What a row or a line of a chart is called: its product, and its label where there are several of one.
 *
 * @param {import('../../model/chartData.js').ChartProduct[]} products
 * @param {{ product: string, label: string }} of
 */
export const lineName = (products, { product, label }) =>
  [nameOf(products, product), label].filter(Boolean).join(', ');

/**
 * The products that a chart has no result of.
 *
 * @param {{ rows: { product: string }[], products: import('../../model/chartData.js').ChartProduct[] }} data
 */
export function noResultWords({ rows, products }) {
  const silent = products.filter(({ id }) => !rows.some(({ product }) => product === id));
  return silent.length > 0 ? [`No result: ${joinNames(silent.map(({ name }) => name))}.`] : [];
}

/**
 * The steps a result was measured at, in words, without what is usual: `8 threads, level 3`.
 *
 * @param {import('../../model/summary.js').Summary} summary
 */
export const workloadOf = ({ parameters }) =>
  Object.keys(parameters)
    .filter((name) => hasScale(name) && parameters[name] !== parameter(name).usual)
    .sort(byAlong)
    .map((name) => parameterWords(name, parameters[name]));
