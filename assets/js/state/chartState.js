import { chartKind } from '../../../scripts/charts/loadedKinds.js';
import { placesOf, xAxisOf } from '../../../scripts/charts/lines/seriesAxis.js';
import { isStepped } from '../../../scripts/charts/marks/productStyle.js';
import { distinctCautions } from '../../../scripts/model/caution.js';
import { distinctColours } from '../../../scripts/results/selection/distinctColours.js';
import { relativeBase, relativeTo } from './relativeTo.js';

/**
 * What a reader has chosen in one chart; what is absent is as the author drew it.
 *
 * @typedef {object} ChartState
 * @property {'linear' | 'log'} [scale]
 * @property {'interval' | 'sd' | 'range' | 'runs' | 'none'} [bars] what the error bars are, by the word that addresses have for it
 * @property {string} [relative] id of the product that is 100 %
 * @property {'time' | 'bytes' | 'capacity'} [x]
 * @property {string} [sort] `best`, `line-up`, `name`, or `by-0` for the first of several results
 * @property {'apart' | 'together'} [panels]
 * @property {'shared' | 'own'} [y] the value axes of panels
 * @property {[number, number]} [view] stretch of the x axis, base unit
 * @property {string[]} [hidden] ids of products
 * @property {[number, number]} [copy] GB, and times a day: what is asked below a chart of fills
 * @property {string[]} [added] ids of products that the author's chart does not have
 *
 * @typedef {import('../../../scripts/runtime/pageChart.js').PageChart} PageChart
 * @typedef {import('../../../scripts/flow/records/otherProducts.js').OtherProduct | import('../../../scripts/flow/records/otherProducts.js').RefusedProduct} Other
 */

/**
 * The chart's data as the reader wants them drawn: rows and series are left out, options are set, and shares of a product are made
 * by the statistics stage as in the build.
 *
 * @param {PageChart} author as the author asked for it
 * @param {ChartState} state
 * @param {Other[]} [others] the products that may be added
 * @returns {PageChart}
 */
export function shownData(author, state, others = []) {
  const { scale, bars, relative, x, sort, panels, y, view, hidden = [] } = state;
  const data = relativeTo(withAdded(author, state.added ?? [], others), relative);
  const seen = (/** @type {{ product: string }} */ { product }) => !hidden.includes(product);
  const isShown = (/** @type {string} */ id) =>
    seen({ product: id }) && data.products.some((each) => each.id === id);
  const options = {
    // dots stay dots while a reader hides the product that made them so
    ...(chartKind(author.kind).usualScale?.(author) === 'log' && { scale: 'log' }),
    ...data.options,
    ...(scale && { scale }),
    ...(x && { x, view: undefined }),
    ...(sort && sortOptions(author, sort)),
    ...(y && { 'panel-axis': y }),
    ...(panels && { panels: panels === 'apart' }),
  };
  const axis = xAxisOf(/** @type {any} */ ({ ...data, options }));
  /** Whether it has readings there: a line that ends earlier is not drawn. @param {PageChart['series'][number]} line @param {[number, number]} view */
  const isRead = (line, [from, to]) =>
    isStepped(line, data.products) || placesOf(line, axis).some((at) => at >= from && at <= to);
  return {
    ...data,
    errorBars: bars ?? data.errorBars,
    products: data.products.filter(({ id }) => !hidden.includes(id)),
    rows: data.rows.filter(seen),
    ...(data.changes && { changes: data.changes.filter(({ from, to }) => isShown(from) && isShown(to)) }),
    series: data.series
      .filter((line) => seen(line) && (!view || isRead(line, view)))
      .map((line) => (view && line.seen ? { ...line, seen: undefined } : line)),
    references: withBase(data, hidden),
    notes: x && x !== xAxisOf(/** @type {any} */ (data)) ? [] : data.notes,
    options: view ? { ...options, view: view.map((place) => written(place, axis)) } : options,
  };
}

/**
 * What is 100 % is said by its bar; where that is hidden, by a line.
 *
 * @param {PageChart} data
 * @param {string[]} hidden
 */
function withBase(data, hidden) {
  const id = relativeBase(data);
  const base = data.products.find((product) => product.id === id && hidden.includes(product.id));
  return base ? [...data.references, { value: 1, label: `${base.name} = 100\u2009%` }] : data.references;
}

/** The results that products can be ordered by. @param {PageChart} data @returns {string[]} */
export const sortLabels = (data) =>
  chartKind(data.kind).order?.labels?.(data) ?? [...new Set(data.rows.map(({ label }) => label))];

/** @param {PageChart} data @param {string} sort */
function sortOptions(data, sort) {
  const by = /^by-(\d+)$/.exec(sort)?.[1];
  return by === undefined
    ? { sort, 'sort-by': undefined }
    : { sort: 'best', 'sort-by': sortLabels(data)[Number(by)] };
}

/** A place on the x axis as authors write it. @param {number} place @param {string} axis */
function written(place, axis) {
  const digits = (/** @type {number} */ number) => Number(number.toPrecision(5));
  if (axis === 'capacity') return `${digits(place * 100)} %`;
  return `${digits(place)} ${axis === 'bytes' ? 'B' : 's'}`;
}

/**
 * @param {PageChart} data
 * @param {string[]} added
 * @param {Other[]} others
 * @returns {PageChart}
 */
function withAdded(data, added, others) {
  const found = others.flatMap((other) =>
    'rows' in other && added.includes(other.product.id) ? [other] : [],
  );
  if (found.length === 0) return data;
  return {
    ...data,
    products: [
      ...distinctColours([
        ...data.products,
        ...found.map(({ product }) => ({ ...product, subject: false, ...saidOf(product, data.products) })),
      ]).values(),
    ],
    rows: [...data.rows, ...found.flatMap(({ rows }) => rows)],
    series: [...data.series, ...found.flatMap(({ series }) => series)],
    ...(data.steady && { steady: [...data.steady, ...found.flatMap(({ steady = [] }) => steady)] }),
    ...(data.changes && {
      changes: unlike([...data.changes, ...found.flatMap(({ changes = [] }) => changes)]),
    }),
    cautions: distinctCautions([...data.cautions, ...found.flatMap(({ cautions }) => cautions)]),
  };
}

/**
 * What the heading says of the author's products, it says of one more of their kind.
 *
 * @param {import('../../../scripts/model/chartData.js').ChartProduct} product
 * @param {import('../../../scripts/model/chartData.js').ChartProduct[]} others
 * @returns {{ inHeading?: true }}
 */
const saidOf = ({ kind }, others) =>
  others.every((each) => each.inHeading && each.kind === kind) ? { inHeading: true } : {};

/** Between two products that are both added, either knows it. @param {import('../../../scripts/model/chartData.js').ChartChange[]} changes */
const unlike = (changes) => [
  ...new Map(changes.map((each) => [JSON.stringify([each.from, each.to, each.label]), each])).values(),
];
