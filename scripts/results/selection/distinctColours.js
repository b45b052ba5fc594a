import { metrics } from '../../model/metric.js';

/** Places in the data palette. */
export const slots = 8;

/**
 * Gives products that are shown together a colour of their own each. A product keeps the one it has on the whole site, unless one
 * that comes before it has it already; from the ninth on they are grey.
 *
 * @template {{ slot: number, kind?: string }} P
 * @param {P[]} products the most important first
 * @returns {Map<P, P>} the same products, in the same order
 */
export function distinctColours(products) {
  /** @type {Map<P, number>} */
  const kept = new Map();
  const known = products.filter(({ kind }) => kind !== 'own').slice(0, slots);
  for (const product of known)
    if (product.slot > 0 && ![...kept.values()].includes(product.slot)) kept.set(product, product.slot);
  const free = Array.from({ length: slots }, (_, at) => at + 1).filter(
    (slot) => ![...kept.values()].includes(slot),
  );
  for (const product of known) if (!kept.has(product)) kept.set(product, free.shift() ?? 0);
  return new Map(products.map((product) => [product, { ...product, slot: kept.get(product) ?? 0 }]));
}

/**
 * Products that words name together, in the colours that one of them alone has: what two share tells neither of them.
 *
 * @template {{ slot: number }} P
 * @param {P[]} products
 * @returns {P[]} the same products, in the same order
 */
export const unsharedColours = (products) =>
  products.map((product) =>
    products.some((other) => other !== product && other.slot === product.slot)
      ? { ...product, slot: 0 }
      : product,
  );

/**
 * The colours that products have in the charts of a review. Of more products than there are colours, some are grey in one chart.
 *
 * @param {{ products: { id: string, slot: number }[] }[]} charts
 * @returns {Map<string, number>} by product
 */
export const coloursDrawn = (charts) =>
  new Map(
    [...charts]
      .sort((a, b) => b.products.length - a.products.length)
      .flatMap(({ products }) => products.filter(({ slot }) => slot > 0).map(({ id, slot }) => [id, slot])),
  );

/**
 * Products that the words of a review name, in the colours of its charts: siblings that share one there share it here. What no chart shows
 * has its own, unless another has it.
 *
 * @template {{ id: string, slot: number }} P
 * @param {P[]} products
 * @param {Map<string, number>} drawn
 * @returns {P[]} the same products, in the same order
 */
export function inColoursDrawn(products, drawn) {
  const others = products.filter(({ id }) => !drawn.has(id));
  const free = new Map(unsharedColours(others).map(({ id, slot }) => [id, slot]));
  const used = new Set(drawn.values());
  const own = (/** @type {P} */ { id, slot }) => (used.has(slot) ? 0 : free.get(id)) ?? 0;
  return products.map((product) => ({ ...product, slot: drawn.get(product.id) ?? own(product) }));
}

/**
 * The products of one chart, each in a colour of its own. Of more products than there are colours, the subject and those in the lead
 * have one, the rest are grey until pointed at.
 *
 * @param {Pick<import('../../model/chartData.js').ChartData, 'products' | 'rows' | 'series' | 'metric'>} chart
 * @returns {import('../../model/chartData.js').ChartProduct[]} in their order
 */
export function colouredLeaders({ products, rows, series, metric }) {
  const sign = metrics[metric]?.better === 'lower' ? 1 : -1;
  const levels = (/** @type {string} */ id) => [
    ...rows.filter(({ product }) => product === id).map(({ summary }) => summary.mean),
    ...series.filter(({ product }) => product === id).map(({ series: { values } }) => meanOf(values)),
  ];
  const rank = (/** @type {import('../../model/chartData.js').ChartProduct} */ { id, subject }) =>
    subject ? -Infinity : Math.min(Infinity, ...levels(id).map((level) => sign * level));
  const rankOf = products.length > slots ? rank : isOther;
  const ranks = new Map(products.map((product) => [product, rankOf(product)]));
  const given = distinctColours(inOrder(products, (product) => Number(ranks.get(product))));
  return products.map((product) => given.get(product) ?? product);
}

/** @param {import('../../model/chartData.js').ChartProduct} product */
const isOther = ({ subject }) => (subject ? 0 : 1);

/**
 * @template T
 * @param {T[]} all
 * @param {(each: T) => number} rankOf
 */
const inOrder = (all, rankOf) =>
  [...all].sort((a, b) => (rankOf(a) === rankOf(b) ? 0 : rankOf(a) - rankOf(b)));

/** @param {ArrayLike<number>} values */
const meanOf = (values) => Array.from(values).reduce((sum, value) => sum + value, 0) / values.length;
