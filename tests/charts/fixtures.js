import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { chartKind } from '../../scripts/charts/index.js';
import { readChartData } from './readChartData.js';

const folder = join(import.meta.dirname, 'fixtures');

/** One case of every kind, of timelines and of bars three. */
export const typical = [
  ['bar', 'read-and-write'],
  ['bar', 'far-apart'],
  ['bar', 'ratios-around-1'],
  ['grouped-bar', 'workloads'],
  ['overall', 'six-products'],
  ['score-table', 'five-cards'],
  ['stacked-bar', 'phases'],
  ['timeline', 'five-by-400'],
  ['timeline', 'panels'],
  ['timeline', 'by-capacity'],
  ['trace', 'power-of-two'],
  ['frame-times', 'two-cards'],
  ['consistency', 'two-products'],
  ['sweep', 'queue-depth'],
  ['latency-throughput', 'three-products'],
  ['percentiles', 'latency'],
  ['histogram', 'four-products'],
  ['history', 'versions'],
  ['scaling', 'three-families'],
  ['heatmap', 'two-products-with-holes'],
  ['dumbbell', 'fresh-and-steady'],
  ['distribution', 'two-heaps'],
  ['scatter', 'speed-and-size'],
  ['value', 'seven-products'],
].map(([kind, name]) => ({ kind, name }));

/**
 * The folder `fixtures/<kind>/<case>` with its `data.json`: chart data without the layout. It is read anew each time, so that a test may
 * change it.
 *
 * @typedef {{ kind: string, name: string, folder: string, data: import('../../scripts/charts/bars/bars.js').ChartData }} Case
 *
 * @param {string} kind
 * @param {string} name
 * @returns {Case}
 */
export function chartCase(kind, name) {
  const at = join(folder, kind, name);
  return { kind, name, folder: at, data: readChartData(join(at, 'data.json')) };
}

/** All of them. @returns {Case[]} */
export function chartCases() {
  return readdirSync(folder)
    .sort()
    .flatMap((kind) =>
      readdirSync(join(folder, kind))
        .sort()
        .map((name) => chartCase(kind, name)),
    );
}

/**
 * @param {Case} fixture
 * @returns {{ wide: import('../../scripts/model/chartData.js').Spec, narrow: import('../../scripts/model/chartData.js').Spec }}
 */
export function specsOf({ kind, data }) {
  const draw = (/** @type {'wide' | 'narrow'} */ layout) => chartKind(kind).spec({ ...data, layout });
  return { wide: draw('wide'), narrow: draw('narrow') };
}

/**
 * The same data with a second product beside each, which has its results.
 *
 * @param {any} data
 * @param {object} [facts] of the second products
 */
export function withTwins({ products, rows, ...data }, facts) {
  const twin = (/** @type {string} */ id) => `${id}-twin`;
  return {
    ...data,
    products: [
      ...products,
      ...products.map((/** @type {any} */ product) => ({
        ...product,
        id: twin(product.id),
        name: `Twin ${product.name}`,
        ...facts,
      })),
    ],
    rows: [...rows, ...rows.map((/** @type {any} */ row) => ({ ...row, product: twin(row.product) }))],
  };
}

/** Layers of a spec and of its panels. @param {any} spec @returns {any[]} */
export const layersOf = ({ layer = [], vconcat = [] }) => [...layer, ...vconcat.flatMap(layersOf)];

/** The rows of the layers of that name. @param {any} spec @param {RegExp} name @returns {any[]} */
export const rowsIn = (spec, name) =>
  layersOf(spec).flatMap((layer) => (name.test(layer.name) ? layer.data.values : []));
