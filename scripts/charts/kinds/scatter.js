import { InputError } from '../../model/inputError.js';
import { metrics, unitShown } from '../../model/metric.js';
import { shownOn, valueAxis } from '../axes/axis.js';
import { measureAxis, scaleOption } from '../axes/measureAxis.js';
import { drawNamed, productKey } from '../marks/drawNamed.js';
import { productEntry } from '../marks/productEntry.js';
import { productFinder } from '../marks/productStyle.js';
import { errorBarEnds } from '../marks/errorBars.js';
import { oneRow, pointStops } from '../stops/pointStops.js';
import { acrossOf, paretoOf, placedRows } from './scatter/paretoOf.js';
import { scatterContent } from './scatter/scatterContent.js';
import { scatterWords } from './scatter/scatterWords.js';

/**
 * @typedef {import('../../model/chartData.js').ChartData} ChartData
 * @typedef {import('../axes/axis.js').Axis} Axis
 * @typedef {ReturnType<typeof pointsOf>[number]} Point
 */

/**
 * Two measures against each other, or a measure against a fact or the price: who is worth a look.
 *
 * @type {import('../../model/chartData.js').ChartKind}
 */
export const scatter = {
  kind: 'scatter',
  title: 'Two measures against each other, with the Pareto front',
  draws: 'rows',
  input: 'across',
  ...scatterWords,
  stops: oneRow(pointStops),
  options: {
    type: 'object',
    properties: {
      x: {
        type: 'string',
        description: 'what stands along: a metric, a fact of the products, as "capacity", or "price"',
      },
      'x-test': { type: 'string', description: 'the test of that metric, where it is another one' },
      'x-statistic': { type: 'string', description: 'its statistic, e.g. "p99"' },
      'x-where': { type: 'object', description: 'its parameters, e.g. x-where = { threads = 8 }' },
      'x-better': {
        enum: ['higher', 'lower', 'neither'],
        description: 'which way is better along, where x is a fact; without it there is no Pareto front',
      },
      'x-scale': scaleOption('linear', 'horizontal'),
      scale: scaleOption('linear'),
      currency: { type: 'string', pattern: '^[A-Z]{3}$', description: 'which prices, e.g. "USD"' },
    },
    required: ['x'],
    additionalProperties: false,
  },
  spec(data) {
    const rows = placedRows(data);
    if (rows.length === 0)
      throw new InputError(`no two measures of one product in chart ${data.id}`, {
        hint: 'name a metric that these products have, or a fact that they state: x = "capacity"',
      });
    const wide = data.layout === 'wide';
    const x = acrossAxis(data, rows, wide ? 6 : 4);
    const y = measureAxis(
      data,
      rows.map(({ summary }) => summary),
      { count: wide ? 5 : 4 },
    );
    const points = pointsOf(data, { rows, x, y });
    return drawNamed(data, {
      x,
      // a number without a unit does not say what it is, and the other axis is named
      y: { ...y, symbol: y.symbol || metrics[data.metric].title },
      xTitle: xWords(data, x),
      height: wide ? 340 : 280,
      most: wide ? 16 : 10,
      entries: points.map(({ entry }) => entry),
      key: productKey(points, data.products),
      marks: Object.fromEntries(points.map((_, at) => [`data-point-${at + 1}`, 1])),
      content: (place, named) => scatterContent(data, { points, x, y, named }, place),
    });
  },
};

/** @param {ChartData} data @param {Axis} x */
function xWords({ across }, { symbol }) {
  const { title = '', better = 'neither' } = across ?? {};
  const direction = better === 'neither' ? '' : `; ${better} is better`;
  return `${[title, symbol].filter(Boolean).join(', ')}${direction}`;
}

/** @param {ChartData} data @param {ChartData['rows']} rows @param {number} count @returns {Axis} */
function acrossAxis(data, rows, count) {
  const log = data.options['x-scale'] === 'log';
  const results = rows.flatMap(({ against }) => (against ? [against] : []));
  if (results.length > 0)
    return measureAxis({ ...data, references: [] }, results, { unit: unitShown(results[0]), log, count });
  const { unit = null, symbol = '' } = data.across ?? {};
  const values = rows.map((row) => acrossOf(row, data));
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const extent = { low, high: log ? Math.max(high, low * 1.01) : high * 1.03 };
  const axis = valueAxis(unit ?? '1', extent, { log, count, fit: true });
  return unit ? axis : { ...axis, symbol };
}

/** @param {ChartData} data @param {{ rows: ChartData['rows'], x: Axis, y: Axis }} on */
function pointsOf(data, { rows, x, y }) {
  const find = productFinder(data);
  const pareto = paretoOf(data);
  const [along, up] = [shownOn(x), shownOn(y)];
  return rows.map((row) => {
    const tall = errorBarEnds(row.summary, data.errorBars);
    const broad = row.against ? errorBarEnds(row.against, data.errorBars) : null;
    const beaten = pareto?.beaten.has(row) ?? false;
    return {
      x: along(acrossOf(row, data)),
      y: up(row.summary.mean),
      low: tall && up(tall.low),
      high: tall && up(tall.high),
      left: broad && along(broad.low),
      right: broad && along(broad.high),
      onFront: pareto?.front.has(row) ?? false,
      entry: { ...productEntry(find(row.product), row.label), beaten, end: up(row.summary.mean) },
      of: row,
    };
  });
}
