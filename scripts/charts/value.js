import { InputError } from '../model/inputError.js';
import { metrics } from '../model/metric.js';
import { formatTick } from '../model/quantity.js';
import { shownUnit } from '../model/shownUnit.js';
import { valueAxis } from './axis.js';
import { devicePoints } from './devicePoints.js';
import { colourOf, deviceFinder, markOf, shapeOf } from './deviceStyle.js';
import { ink, textLayers, type } from './frame.js';
import { noteLayers } from './notes.js';
import { onAxes } from './onAxes.js';
import { gridBoxes, lineBoxes, placeNames } from './placeNames.js';
import { drawNamed } from './drawNamed.js';
import { drawPlot } from './plot.js';
import { referenceLines } from './referenceLines.js';
import { runDots, runExtent } from './runDots.js';
import { spreadOf } from './spread.js';
import { linearTicks, roomAbove, tidy } from './ticks.js';

/**
 * @typedef {import('../model/chartData.js').ChartData} ChartData
 * @typedef {ReturnType<typeof pointsOf>[number]} Point
 */

/**
 * What the money buys: price along, performance up, and the line of what gives the most for its price.
 *
 * @type {import('../model/chartData.js').ChartKind}
 */
export const value = {
  kind: 'value',
  title: 'Performance against price',
  draws: 'rows',
  asks: 'prices',
  options: {
    type: 'object',
    properties: {
      currency: { type: 'string', pattern: '^[A-Z]{3}$', description: 'which prices, e.g. "USD"' },
    },
    additionalProperties: false,
  },
  spec(data) {
    const rows = data.rows.filter((row) => data.devices.find(({ id }) => id === row.device)?.price);
    if (rows.length === 0)
      throw new InputError(`no prices in chart ${data.id}`, { hint: 'add [[prices]] to the devices' });
    const spreads = rows.map(({ summary }) => spreadOf(summary, data.bars)?.high ?? summary.mean);
    const highest = Math.max(
      ...spreads,
      ...runExtent(data, rows),
      ...data.references.map((line) => line.value),
    );
    const y = valueAxis(
      shownUnit(data),
      { low: 0, high: highest },
      { count: data.layout === 'wide' ? 5 : 4 },
    );
    const find = deviceFinder(data);
    const prices = rows.map(
      (row) => /** @type {import('../model/chartData.js').Price} */ (find(row.device).price),
    );
    const x = priceAxis(prices, data.layout === 'wide' ? 6 : 4);
    const points = pointsOf(data, { rows, y });
    return drawNamed(points.length, (named) => {
      let names = 0;
      const spec = drawPlot(data, {
        x,
        y,
        height: data.layout === 'wide' ? 320 : 260,
        keyAbove: true,
        entries: named ? [] : points.map(({ entry }) => entry),
        marks: Object.fromEntries(points.map((_, at) => [`data-point-${at + 1}`, 1])),
        content: (place) => {
          const content = contentOf(data, { points, x, y, named }, place);
          names = content.names;
          return content;
        },
      });
      return { spec, names };
    });
  },
};

/** @param {import('../model/chartData.js').Price[]} prices @param {number} count @returns {import('./axis.js').Axis} */
function priceAxis(prices, count) {
  const end = roomAbove(Math.max(...prices.map(({ amount }) => amount)) * 1.05, count);
  const ticks = linearTicks(0, end, count);
  const labels = ticks.map(formatTick);
  labels[labels.length - 1] += `\u2009${prices[0].currency}`;
  return {
    factor: 1,
    symbol: prices[0].currency,
    domain: [0, end],
    scale: { type: 'linear' },
    ticks,
    labels,
  };
}

/** @param {ChartData} data @param {{ rows: ChartData['rows'], y: import('./axis.js').Axis }} on */
function pointsOf(data, { rows, y }) {
  const find = deviceFinder(data);
  return rows.map((row, at) => {
    const { device: id, label, summary } = row;
    const device = find(id);
    const shown = (/** @type {number} */ of) => tidy(of / y.factor);
    const spread = spreadOf(summary, data.bars);
    const entry = {
      name: [device.name, label].filter(Boolean).join(', '),
      note: markOf(device) ?? '',
      strong: device.subject,
      colour: colourOf(device),
      shape: shapeOf(device),
      hollow: rows.findIndex((each) => each.device === id) !== at,
      end: shown(summary.mean),
    };
    return {
      x: Number(device.price?.amount),
      y: shown(summary.mean),
      low: spread && shown(spread.low),
      high: spread && shown(spread.high),
      entry,
      of: row,
    };
  });
}

/** @param {ChartData} data @param {{ points: Point[], x: import('./axis.js').Axis, y: import('./axis.js').Axis, named: boolean }} read @param {import('./plot.js').Place} place */
function contentOf(data, { points, x, y, named }, place) {
  const placed = points.map((point) => ({ ...point, px: place.x(point.x), py: place.y(point.y) }));
  const notes = noteLayers(data, { x, place });
  const boxes = [
    ...notes.boxes,
    ...placed.map(({ px, py }) => ({ left: px - 6, right: px + 6, top: py - 6, bottom: py + 6 })),
  ];
  const ray = rayOf(data, { points, x, y });
  const along = ray.flatMap((layer) => layer.data.values);
  boxes.push(
    ...along.flatMap((line) =>
      lineBoxes([
        { x: place.x(0), y: place.y(0) },
        { x: place.x(line.x2), y: place.y(line.y2) },
      ]),
    ),
  );
  const references = referenceLines(data, { y, place, boxes });
  const names = named
    ? placeNames(
        placed.map(({ px, py, entry }) => ({
          x: px,
          y: py,
          text: [entry.name, entry.note && `(${entry.note})`].filter(Boolean).join(' '),
          weight: /** @type {400 | 600} */ (entry.strong ? 600 : 400),
        })),
        {
          size: type.note,
          boxes,
          quiet: gridBoxes(y, place),
          space: { left: 0, right: place.plot + place.right, top: -6, bottom: place.height - 2 },
        },
      )
    : [];
  return {
    names: names.length,
    above: notes.height,
    layers: [
      ...notes.bands,
      ...ray,
      ...references,
      ...(data.bars === 'runs'
        ? runDots(
            'runs',
            points.map(({ entry, ...point }) => ({ ...point, colour: entry.colour })),
            y,
          )
        : []),
      ...points.flatMap(({ entry, ...point }, at) => devicePoints(`-${at + 1}`, [{ ...point, ...entry }])),
    ],
    over: [
      ...notes.words,
      ...textLayers(
        'name',
        names.map((name) => ({ ...name, size: type.note, weight: name.weight })),
      ),
    ],
  };
}

/**
 * From nothing for nothing through what gives the most for its price: all on it gives as much for the money.
 *
 * @param {ChartData} data
 * @param {{ points: Point[], x: import('./axis.js').Axis, y: import('./axis.js').Axis }} read
 */
function rayOf({ metric }, { points, x, y }) {
  if (metrics[metric].better !== 'higher' || points.length < 2) return [];
  const slope = Math.max(...points.map((point) => point.y / point.x));
  const end = Math.min(x.domain[1], y.domain[1] / slope);
  return [
    {
      name: 'ray',
      data: { values: [{ x: 0, y: 0, x2: tidy(end), y2: tidy(end * slope) }] },
      mark: { type: 'rule', color: ink.muted, strokeWidth: 1, strokeDash: [2, 4] },
      encoding: { ...onAxes, x2: { field: 'x2' }, y2: { field: 'y2' } },
    },
  ];
}
