/** How a product looks in every chart: its colour and its shape go together, and both follow from its slot. */

/** Vega's names; the ninth product and later share the last with grey. */
const shapes = [
  'circle',
  'square',
  'triangle-up',
  'diamond',
  'triangle-down',
  'cross',
  'triangle-right',
  'triangle-left',
];

/** A reader's own is drawn in the colour of the text, which no product has. @param {{ slot: number, kind?: string }} product */
export const colourOf = ({ slot, kind }) =>
  kind === 'own' ? 'var(--chart-text)' : slot >= 1 && slot <= 8 ? `var(--data-${slot})` : 'var(--data-other)';

/** @param {{ slot: number }} product */
export const shapeOf = ({ slot }) => shapes[slot - 1] ?? 'circle';

/** Marks of what was not measured here are pale, and their edges and lines dashed. @param {{ kind?: string }} product */
export const isMeasured = ({ kind }) => kind === 'measured';

/**
 * What the reader must know before comparing: an emulated drive or a transcribed number was not measured here.
 *
 * @param {import('../../model/chartData.js').ChartProduct} product
 */
export const originOf = ({ kind }) =>
  kind === 'measured' ? null : kind === 'own' ? 'not measured by us' : kind;

/** The same beside a name in the drawing, where the heading does not say it of all. @param {import('../../model/chartData.js').ChartProduct} product */
export const markOf = (product) => (product.inHeading ? null : originOf(product));

/**
 * @param {import('../../model/chartData.js').ChartData} data
 * @returns {(id: string) => import('../../model/chartData.js').ChartProduct}
 */
export function productFinder({ products, id }) {
  const known = new Map(products.map((product) => [product.id, product]));
  return (product) => {
    const found = known.get(product);
    if (!found) throw new Error(`chart ${id}: a row of a product that is not in its line-up: ${product}`);
    return found;
  };
}

/**
 * What is about a product of the line-up: a reader of the page may have hidden others.
 *
 * @param {import('../../model/chartData.js').ChartData} data
 * @returns {(each: { product: string }) => boolean}
 */
export function isShown({ products }) {
  const known = new Set(products.map(({ id }) => id));
  return ({ product }) => known.has(product);
}

/**
 * What a source describes in words has levels and no readings: it is drawn in steps.
 *
 * @param {import('../../model/chartData.js').ChartSeries} line
 * @param {import('../../model/chartData.js').ChartProduct[]} products
 */
export const isStepped = ({ product, origin }, products) =>
  origin.kind === 'transcribed' || products.find(({ id }) => id === product)?.kind === 'transcribed';
