import { InputError } from '../../model/inputError.js';
import { formatTicks } from '../../model/quantity.js';
import { amountAxis } from '../axes/measureAxis.js';
import { withUnit } from '../axes/axis.js';
import { productEntry } from '../marks/productEntry.js';
import { productFinder } from '../marks/productStyle.js';
import { drawNamed, productKey } from '../marks/drawNamed.js';
import { errorBarEnds } from '../marks/errorBars.js';
import { linearTicks, roomAbove, tidy } from '../axes/ticks.js';
import { pointStops, oneRow } from '../stops/pointStops.js';
import { valueContent } from './value/valueContent.js';
import { valueWords } from './value/valueWords.js';

/**
 * @typedef {import('../../model/chartData.js').ChartData} ChartData
 * @typedef {ReturnType<typeof pointsOf>[number]} Point
 */

/**
 * What the money buys: price along, performance up, and the line of what gives the most for its price.
 *
 * @type {import('../../model/chartData.js').ChartKind}
 */
export const value = {
  kind: 'value',
  title: 'Performance against price',
  draws: 'rows',
  input: 'prices',
  relative: true,
  ...valueWords,
  stops: oneRow(pointStops),
  options: {
    type: 'object',
    properties: {
      currency: { type: 'string', pattern: '^[A-Z]{3}$', description: 'which prices, e.g. "USD"' },
    },
    additionalProperties: false,
  },
  spec(data) {
    const rows = data.rows.filter((row) => data.products.find(({ id }) => id === row.product)?.price);
    if (rows.length === 0)
      throw new InputError(`no prices in chart ${data.id}`, { hint: 'add [[prices]] to the products' });
    const y = amountAxis(data, rows);
    const find = productFinder(data);
    const prices = rows.map(
      (row) => /** @type {import('../../model/chartData.js').Price} */ (find(row.product).price),
    );
    const x = priceAxis(prices, data.layout === 'wide' ? 6 : 4);
    const points = pointsOf(data, { rows, y });
    return drawNamed(data, {
      x,
      y,
      height: data.layout === 'wide' ? 320 : 260,
      entries: points.map(({ entry }) => entry),
      key: productKey(points, data.products),
      marks: Object.fromEntries(points.map((_, at) => [`data-point-${at + 1}`, 1])),
      content: (place, named) => valueContent(data, { points, x, y, named }, place),
    });
  },
};

/** @param {import('../../model/chartData.js').Price[]} prices @param {number} count @returns {import('../axes/axis.js').Axis} */
function priceAxis(prices, count) {
  const end = roomAbove(Math.max(...prices.map(({ amount }) => amount)) * 1.05, count);
  const ticks = linearTicks(0, end, count);
  return withUnit({
    factor: 1,
    symbol: prices[0].currency,
    domain: [0, end],
    scale: { type: 'linear' },
    ticks,
    labels: formatTicks(ticks),
  });
}

/** @param {ChartData} data @param {{ rows: ChartData['rows'], y: import('../axes/axis.js').Axis }} on */
function pointsOf(data, { rows, y }) {
  const find = productFinder(data);
  return rows.map((row, at) => {
    const { product: id, label, summary } = row;
    const product = find(id);
    const shown = (/** @type {number} */ of) => tidy(of / y.factor);
    const spread = errorBarEnds(summary, data.errorBars);
    const entry = {
      ...productEntry(product, label),
      further: rows.slice(0, at).filter((each) => each.product === id).length,
      end: shown(summary.mean),
    };
    return {
      x: Number(product.price?.amount),
      y: shown(summary.mean),
      low: spread && shown(spread.low),
      high: spread && shown(spread.high),
      entry,
      of: row,
    };
  });
}
