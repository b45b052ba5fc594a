import { barForm, barScaleOption, usualScale } from '../bars/barForm.js';
import { barScale } from '../bars/barScale.js';
import { drawBars } from '../bars/bars.js';
import { barStops } from '../stops/barStops.js';
import { runDotNotes, runDotWords } from '../captions/runDotWords.js';
import { productBar } from '../bars/productBar.js';
import { inOrder, orderOptions, sortLabel } from '../bars/productOrder.js';
import { markOf } from '../marks/productStyle.js';

/**
 * One bar for each product, or a read and a write bar, or a short list of workloads under each product's name.
 *
 * @type {import('../../model/chartData.js').ChartKind}
 */
export const bar = {
  kind: 'bar',
  title: 'Bars, one for each product',
  draws: 'rows',
  relative: true,
  takesReadersFile: true,
  scale: barScale,
  usualScale,
  runDots: true,
  order: { byFirst: true },
  captionMarks: runDotWords,
  captionNotes: runDotNotes,
  stops: barStops,
  options: {
    type: 'object',
    properties: { scale: barScaleOption, ...orderOptions(' by the first result') },
    additionalProperties: false,
  },
  spec(data) {
    const labels = [...new Set(data.rows.map((row) => row.label))];
    const label = sortLabel(data, labels) ?? labels[0];
    const products = inOrder(
      data,
      ({ id }) => data.rows.find((row) => row.product === id && row.label === label)?.summary.mean,
    );
    const groups = labels.length > 1 ? groupsOf(data, products, labels) : [single(data, products)];
    return drawBars(data, groups, { form: barForm(data) });
  },
};

/** @typedef {import('../../model/chartData.js').ChartData} ChartData */
/** @typedef {import('../../model/chartData.js').ChartProduct} ChartProduct */

/** @param {ChartData} data @param {ChartProduct[]} products */
function single({ rows }, products) {
  const rowOf = (/** @type {string} */ id) => rows.find((row) => row.product === id) ?? null;
  return {
    heading: null,
    mark: null,
    bars: products.map((product) => productBar(product, rowOf(product.id))),
  };
}

/**
 * @param {ChartData} data
 * @param {ChartProduct[]} products
 * @param {string[]} labels
 */
function groupsOf({ rows }, products, labels) {
  const pair = labels.length === 2;
  return products.map((product) => ({
    heading: product.name,
    mark: markOf(product),
    bars: labels.map((label, index) => ({
      product,
      label,
      hatched: pair && index === 1,
      mark: null,
      strong: product.subject,
      row: rows.find((row) => row.product === product.id && row.label === label) ?? null,
    })),
  }));
}
