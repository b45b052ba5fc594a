import { InputError } from '../../model/inputError.js';
import { formatQuantity, scaleFor } from '../../model/quantity.js';
import { amountAxis } from '../axes/measureAxis.js';
import { colourOf, productFinder, markOf, shapeOf } from '../marks/productStyle.js';
import { drawNamed } from '../marks/drawNamed.js';
import { scalingContent } from './scaling/scalingContent.js';
import { scalingWords } from './scaling/scalingWords.js';
import { oneRow, pointStops } from '../stops/pointStops.js';
import { together } from '../stops/together.js';
import { sharedName } from '../marks/productEntry.js';
import { errorBarEnds } from '../marks/errorBars.js';
import { roomAbove, tidy } from '../axes/ticks.js';

/**
 * @typedef {import('../../model/chartData.js').ChartData} ChartData
 * @typedef {import('../../model/chartData.js').ChartProduct} ChartProduct
 * @typedef {{ product: ChartProduct, x: number, y: number, low: number | null, high: number | null, row: number, of: ChartData['rows'][number] }} Point `row`: counts from 1
 * @typedef {{ name: string, label: string, points: Point[], entry: import('../plot.js').Entry }} Family
 */

/**
 * What a larger sibling gives: the capacities of each family, the change from one to the next, and the line of "twice the
 * capacity, twice the result".
 *
 * @type {import('../../model/chartData.js').ChartKind}
 */
export const scaling = {
  kind: 'scaling',
  title: 'Results by capacity, a line for each family',
  draws: 'rows',
  input: 'capacities',
  families: true,
  relative: true,
  ...scalingWords,
  stops: oneRow(together(pointStops)),
  options: { type: 'object', properties: {}, additionalProperties: false },
  spec(data) {
    const find = productFinder(data);
    const rows = data.rows.filter(({ product }) => find(product).capacity);
    if (rows.length === 0)
      throw new InputError(`no capacities in chart ${data.id}`, {
        hint: 'name them in the products: capacity = "128 GB"',
      });
    const y = amountAxis(data, rows);
    const x = capacityAxis(rows.map(({ product }) => Number(find(product).capacity)));
    const families = familiesOf(data, { rows, x, y });
    return drawNamed(data, {
      x,
      y,
      height: data.layout === 'wide' ? 300 : 240,
      entries: families.map(({ entry }) => entry),
      marks: Object.fromEntries(rows.map((_, at) => [`data-point-${at + 1}`, 1])),
      content: (place, named) => scalingContent(data, { families, x, y, named }, place),
    });
  },
};

/** A tick at every capacity that does not lie on the one before. @param {number[]} values @returns {import('../axes/axis.js').Axis} */
function capacityAxis(values) {
  const distinct = [...new Set(values)].sort((a, b) => a - b);
  const end = roomAbove(distinct[distinct.length - 1] * 1.03);
  const { factor, symbol } = scaleFor('B', end);
  const ticks = distinct
    .filter((each, at) => at === 0 || each - distinct[at - 1] > end * 0.06)
    .map((each) => tidy(each / factor));
  const labels = ticks.map((tick) => formatQuantity(tick * factor, 'B', { scale: { factor, symbol: '' } }));
  labels[labels.length - 1] += `\u2009${symbol}`;
  return { factor, symbol: '', domain: [0, tidy(end / factor)], scale: { type: 'linear' }, ticks, labels };
}

/** @param {ChartData} data @param {{ rows: ChartData['rows'], x: import('../axes/axis.js').Axis, y: import('../axes/axis.js').Axis }} on @returns {Family[]} */
function familiesOf(data, { rows, x, y }) {
  const find = productFinder(data);
  const familyOf = (/** @type {string} */ id) => find(id).family ?? id;
  const keys = [...new Set(rows.map(({ product, label }) => `${familyOf(product)}\n${label}`))];
  return keys.map((key, at) => {
    const [family, label] = key.split('\n');
    const own = rows.filter((row) => familyOf(row.product) === family && row.label === label);
    const points = own.map((row) => ({
      ...pointOf(find(row.product), { summary: row.summary, errorBars: data.errorBars, x, y }),
      of: row,
      row: rows.indexOf(row) + 1,
    }));
    points.sort((a, b) => a.x - b.x);
    const last = points[points.length - 1];
    const entry = {
      name: [sharedName(points.map(({ product }) => product.name)), label].filter(Boolean).join(', '),
      note: markOf(last.product) ?? '',
      strong: points.some(({ product }) => product.subject),
      colour: colourOf(last.product),
      shape: shapeOf(last.product),
      further: keys.slice(0, at).filter((each) => each.startsWith(`${family}\n`)).length,
      end: last.y,
      short: last.x < x.domain[1] * 0.9,
    };
    return { name: String(at + 1), label, points, entry };
  });
}

/** @param {ChartProduct} product @param {{ summary: import('../../model/summary.js').Summary, errorBars: ChartData['errorBars'], x: import('../axes/axis.js').Axis, y: import('../axes/axis.js').Axis }} on */
function pointOf(product, { summary, errorBars, x, y }) {
  const spread = errorBarEnds(summary, errorBars);
  const shown = (/** @type {number} */ of) => tidy(of / y.factor);
  return {
    product,
    x: tidy(Number(product.capacity) / x.factor),
    y: shown(summary.mean),
    low: spread && shown(spread.low),
    high: spread && shown(spread.high),
  };
}
