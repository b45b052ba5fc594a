import { InputError } from '../model/inputError.js';
import { formatQuantity, scaleFor } from '../model/quantity.js';
import { shownUnit } from '../model/shownUnit.js';
import { valueAxis } from './axis.js';
import { devicePoints } from './devicePoints.js';
import { colourOf, deviceFinder, markOf, shapeOf } from './deviceStyle.js';
import { ink, textLayers } from './frame.js';
import { onAxes } from './onAxes.js';
import { lineBoxes, placeNames } from './placeNames.js';
import { drawPlot } from './plot.js';
import { referenceLines } from './referenceLines.js';
import { runDots, runExtent } from './runDots.js';
import { spreadOf } from './spread.js';
import { roomAbove, tidy } from './ticks.js';

/**
 * @typedef {import('../model/chartData.js').ChartData} ChartData
 * @typedef {import('../model/chartData.js').ChartDevice} ChartDevice
 * @typedef {{ device: ChartDevice, x: number, y: number, low: number | null, high: number | null, row: number, of: ChartData['rows'][number] }} Point `row`: counts from 1
 * @typedef {{ name: string, label: string, points: Point[], entry: import('./plot.js').Entry }} Family
 */

/**
 * What a larger sibling gives: the capacities of each family, the change from one to the next, and the line of "twice the
 * capacity, twice the result".
 *
 * @type {import('../model/chartData.js').ChartKind}
 */
export const scaling = {
  kind: 'scaling',
  title: 'Results by capacity, a line for each family',
  draws: 'rows',
  asks: 'capacities',
  options: { type: 'object', properties: {}, additionalProperties: false },
  spec(data) {
    const find = deviceFinder(data);
    const rows = data.rows.filter(({ device }) => find(device).capacity);
    if (rows.length === 0)
      throw new InputError(`no capacities in chart ${data.id}`, {
        hint: 'name them in the devices: capacity = "128 GB"',
      });
    const tops = rows.map(({ summary }) => spreadOf(summary, data.bars)?.high ?? summary.mean);
    const high = Math.max(...tops, ...runExtent(data, rows), ...data.references.map((line) => line.value));
    const y = valueAxis(shownUnit(data), { low: 0, high }, { count: data.layout === 'wide' ? 5 : 4 });
    const x = capacityAxis(rows.map(({ device }) => Number(find(device).capacity)));
    const families = familiesOf(data, { rows, x, y });
    return drawPlot(data, {
      x,
      y,
      height: data.layout === 'wide' ? 300 : 240,
      entries: families.map(({ entry }) => entry),
      marks: Object.fromEntries(rows.map((_, at) => [`data-point-${at + 1}`, 1])),
      content: (place) => contentOf(data, { families, y }, place),
    });
  },
};

/** A tick at every capacity that does not lie on the one before. @param {number[]} values @returns {import('./axis.js').Axis} */
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

/** @param {ChartData} data @param {{ rows: ChartData['rows'], x: import('./axis.js').Axis, y: import('./axis.js').Axis }} on @returns {Family[]} */
function familiesOf(data, { rows, x, y }) {
  const find = deviceFinder(data);
  const familyOf = (/** @type {string} */ id) => find(id).family ?? id;
  const keys = [...new Set(rows.map(({ device, label }) => `${familyOf(device)}\n${label}`))];
  return keys.map((key, at) => {
    const [family, label] = key.split('\n');
    const own = rows.filter((row) => familyOf(row.device) === family && row.label === label);
    const points = own.map((row) => ({
      ...pointOf(find(row.device), { summary: row.summary, bars: data.bars, x, y }),
      of: row,
      row: rows.indexOf(row) + 1,
    }));
    points.sort((a, b) => a.x - b.x);
    const last = points[points.length - 1];
    const entry = {
      name: [sharedName(points.map(({ device }) => device.name)), label].filter(Boolean).join(', '),
      note: markOf(last.device) ?? '',
      strong: points.some(({ device }) => device.subject),
      colour: colourOf(last.device),
      shape: shapeOf(last.device),
      hollow: keys.findIndex((each) => each.startsWith(`${family}\n`)) !== at,
      end: last.y,
      short: last.x < x.domain[1] * 0.9,
    };
    return { name: String(at + 1), label, points, entry };
  });
}

/** @param {ChartDevice} device @param {{ summary: import('../model/summary.js').Summary, bars: ChartData['bars'], x: import('./axis.js').Axis, y: import('./axis.js').Axis }} on */
function pointOf(device, { summary, bars, x, y }) {
  const spread = spreadOf(summary, bars);
  const shown = (/** @type {number} */ of) => tidy(of / y.factor);
  return {
    device,
    x: tidy(Number(device.capacity) / x.factor),
    y: shown(summary.mean),
    low: spread && shown(spread.low),
    high: spread && shown(spread.high),
  };
}

/**
 * The words that all names of a family have, in the order of the first: siblings may go by different makers.
 *
 * @param {string[]} names
 */
function sharedName(names) {
  if (names.length === 1) return names[0];
  const others = names.slice(1).map((name) => name.split(' '));
  const shared = names[0]
    .split(' ')
    .filter((word) => !/^(?:[KMGT]i?B|\d+)$/.test(word) && others.every((words) => words.includes(word)));
  return shared.join(' ').replace(/[,;]$/, '') || names.join(', ');
}

/** @param {ChartData} data @param {{ families: Family[], y: import('./axis.js').Axis }} read @param {import('./plot.js').Place} place */
function contentOf(data, { families, y }, place) {
  const boxes = families.flatMap(({ points }) =>
    points.map((point) => ({
      left: place.x(point.x) - 6,
      right: place.x(point.x) + 6,
      top: place.y(point.high ?? point.y) - 6,
      bottom: place.y(point.low ?? point.y) + 6,
    })),
  );
  const linear = families.flatMap((family) => proportional(family, y));
  const px = (/** @type {number} */ x, /** @type {number} */ at) => ({ x: place.x(x), y: place.y(at) });
  boxes.push(...families.flatMap(({ points }) => lineBoxes(points.map((point) => px(point.x, point.y)))));
  boxes.push(...linear.flatMap(({ x, y: from, x2, y2 }) => lineBoxes([px(x, from), px(x2, y2)])));
  const references = referenceLines(data, { y, place, boxes });
  const told = families.length === 1 ? families : families.filter(({ entry }) => entry.strong);
  const changes = told.flatMap((family) => changeWords(data, family, place));
  const space = { left: 0, right: place.plot, top: -4, bottom: place.height - 2 };
  const words = placeNames(changes, { size: 11.5, boxes, space, near: 9 });
  return {
    above: 0,
    layers: [
      ...(linear.length
        ? [
            {
              name: 'linear',
              data: { values: linear },
              mark: { type: 'rule', color: ink.muted, strokeWidth: 1, strokeDash: [2, 4] },
              encoding: { ...onAxes, x2: { field: 'x2' }, y2: { field: 'y2' } },
            },
          ]
        : []),
      ...references,
      ...families.flatMap(familyLayers),
      ...(data.bars === 'runs'
        ? runDots(
            'runs',
            families.flatMap(({ points }) => points.map((point) => ({ ...point, colour: ink.text }))),
            y,
          )
        : []),
    ],
    over: textLayers(
      'change',
      words.map((word) => ({ ...word, size: 11.5, colour: ink.text })),
    ),
  };
}

/** As much for every gigabyte as the smallest of the family gives, as far as the plot reaches. @param {Family} family @param {import('./axis.js').Axis} y */
function proportional({ points }, y) {
  if (points.length < 2 || !(points[0].y > 0)) return [];
  const slope = points[0].y / points[0].x;
  const end = Math.min(points[points.length - 1].x, y.domain[1] / slope);
  return end > points[0].x ? [{ x: points[0].x, y: points[0].y, x2: tidy(end), y2: tidy(end * slope) }] : [];
}

/** @param {ChartData} data @param {Family} family @param {import('./plot.js').Place} place */
function changeWords({ changes = [] }, { points, label, entry }, place) {
  return points.slice(1).flatMap((to, at) => {
    const from = points[at];
    const found = changes.find(
      (each) => each.from === from.device.id && each.to === to.device.id && each.label === label,
    );
    if (!found) return [];
    const x = (place.x(from.x) + place.x(to.x)) / 2;
    const y = (place.y(from.y) + place.y(to.y)) / 2;
    return [{ x, y, text: changeText(found), weight: /** @type {400 | 600} */ (entry.strong ? 600 : 400) }];
  });
}

/** @param {import('../model/chartData.js').ChartChange} change */
export function changeText({ change, interval }) {
  const signed = (/** @type {number} */ share) => {
    const whole = Math.round(share * 100);
    return `${whole > 0 ? '+' : whole < 0 ? '\u2212' : ''}${Math.abs(whole)}`;
  };
  const range = interval ? ` (${signed(interval.low)} to ${signed(interval.high)})` : '';
  return `${signed(change)}\u2009%${range}`;
}

/** @param {Family} family each point in its own device's colour and shape, the line between them in the last one's */
function familyLayers({ name, points, entry }) {
  const hollow = entry.hollow ?? false;
  const marks = points.flatMap(({ device, row, ...point }) =>
    devicePoints(`-${row}`, [{ ...point, colour: colourOf(device), shape: shapeOf(device), hollow }]),
  );
  const line = {
    name: `curve-${name}`,
    data: { values: points.map(({ x, y }) => ({ x, y })) },
    mark: {
      type: 'line',
      color: entry.colour,
      strokeWidth: entry.strong ? 2.2 : 1.5,
      ...(hollow && { strokeDash: [2, 2] }),
    },
    encoding: onAxes,
  };
  return [...(points.length > 1 ? [line] : []), ...marks];
}
