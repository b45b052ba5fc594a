import { shownUnit } from '../model/shownUnit.js';
import { valueAxis } from './axis.js';
import { colourOf, deviceFinder, markOf, shapeOf } from './deviceStyle.js';
import { asIs, ink } from './frame.js';
import { meant } from './meant.js';
import { noteLayers } from './notes.js';
import { onAxes } from './onAxes.js';
import { drawPlot } from './plot.js';
import { referenceLines } from './referenceLines.js';
import { runDots, runExtent } from './runDots.js';
import { spreadOf } from './spread.js';
import { tidy } from './ticks.js';

/**
 * A line through the summaries of each device, with a mark and an error bar at each: for sweeps and percentiles.
 *
 * @typedef {import('../model/chartData.js').ChartData} ChartData
 * @typedef {import('../model/summary.js').Summary} Summary
 * @typedef {{ x: number, y: number, low: number, high: number, bar: boolean, row: ChartData['rows'][number] }} Point in the shown units
 *
 * @typedef {object} Curve
 * @property {string} name of its layers
 * @property {import('../model/chartData.js').ChartDevice} device
 * @property {boolean} second the second curve of its device
 * @property {Point[]} points
 * @property {import('./plot.js').Entry} entry
 */

/**
 * @param {ChartData} data
 * @param {{ of: (summary: Summary) => number | null, axis: (values: number[]) => import('./axis.js').Axis, xTitle: string, groups?: { at: number, text: string }[], log: boolean }} form
 *   `of`: where a summary stands on the axis; what stands nowhere is left out
 */
export function drawCurves(data, { of, axis, xTitle, groups, log }) {
  const placed = data.rows.filter(({ summary }) => of(summary) !== null);
  const x = axis(placed.map(({ summary }) => Number(of(summary))));
  const y = valueAxis(shownUnit(data), extent(data, placed), {
    log,
    count: data.layout === 'wide' ? 5 : 4,
  });
  const curves = curvesOf(data, placed, { of, x, y });
  return drawPlot(data, {
    x,
    y,
    xTitle,
    groups,
    height: data.layout === 'wide' ? 300 : 230,
    entries: curves.map(({ entry }) => entry),
    marks: Object.fromEntries(
      curves.flatMap(({ name, points }) => [
        [`data-curve-${name}`, points.length],
        [`data-point-${name}`, points.length],
      ]),
    ),
    content: (place) => {
      const notes = noteLayers(data, { x, place });
      const boxes = [...notes.boxes, ...curves.flatMap(({ points }) => segmentBoxes(points, place))];
      return {
        above: notes.height,
        layers: [
          ...notes.bands,
          ...referenceLines(data, { y, place, boxes }),
          ...curves.flatMap(lineLayer),
          ...curves.flatMap(barLayer),
          ...(data.bars === 'runs' ? curves.flatMap((curve) => runLayer(curve, y)) : []),
          ...curves.flatMap(pointLayer),
        ],
        over: notes.words,
      };
    },
  });
}

/** @param {ChartData} data @param {ChartData['rows']} rows */
function extent(data, rows) {
  const { bars, references } = data;
  const spreads = rows.map(({ summary }) => spreadOf(summary, bars));
  const means = [...rows.map(({ summary }) => summary.mean), ...runExtent(data, rows)];
  const lines = references.map(({ value }) => value);
  const all = [...means, ...lines, ...spreads.flatMap((spread) => spread?.low ?? [])];
  const positive = all.filter((value) => value > 0);
  return {
    low: Math.min(...(positive.length ? positive : [1])),
    high: Math.max(
      ...means,
      ...lines,
      ...spreads.map((spread) => spread?.high ?? 0),
      positive.length ? 0 : 1,
    ),
    zeros: positive.length < all.length,
  };
}

/**
 * @param {ChartData} data
 * @param {ChartData['rows']} rows
 * @param {{ of: (summary: Summary) => number | null, x: import('./axis.js').Axis, y: import('./axis.js').Axis }} on
 * @returns {Curve[]}
 */
function curvesOf(data, rows, { of, x, y }) {
  const find = deviceFinder(data);
  const keys = [...new Set(rows.map(({ device, label }) => `${device}\n${label}`))];
  /** @type {Set<string>} */
  const seen = new Set();
  return keys.map((key, index) => {
    const [id, label] = key.split('\n');
    const device = find(id);
    const own = rows.filter((row) => row.device === id && row.label === label);
    const points = own.map((row) =>
      pointOf(row, { at: Number(of(row.summary)) / x.factor, y, bars: data.bars }),
    );
    points.sort((a, b) => a.x - b.x);
    const second = seen.has(id);
    seen.add(id);
    const entry = {
      name: [device.name, label].filter(Boolean).join(', '),
      label,
      note: markOf(device) ?? '',
      strong: device.subject,
      colour: colourOf(device),
      shape: shapeOf(device),
      hollow: second,
      end: points[points.length - 1].y,
      short: points[points.length - 1].x < x.domain[1] * 0.97,
    };
    return { name: String(index + 1), device, second, points, entry };
  });
}

/**
 * @param {ChartData['rows'][number]} row
 * @param {{ at: number, y: import('./axis.js').Axis, bars: ChartData['bars'] }} on
 * @returns {Point}
 */
function pointOf(row, { at, y, bars }) {
  const { summary } = row;
  const floor = y.scale.type === 'log' ? y.domain[0] : 0;
  const shown = (/** @type {number} */ value) => Math.max(floor, tidy(value / y.factor));
  const spread = spreadOf(summary, bars);
  const mean = shown(summary.mean);
  return {
    x: at,
    y: mean,
    low: spread ? shown(spread.low) : mean,
    high: spread ? shown(spread.high) : mean,
    bar: spread !== null,
    row,
  };
}

/** @param {Curve} curve */
const lineLayer = ({ name, points, device, second, entry }) => [
  {
    name: `data-curve-${name}`,
    data: { values: points.map(({ x, y }) => ({ x, y })) },
    mark: {
      type: 'line',
      color: entry.colour,
      strokeWidth: device.subject ? 2.4 : 1.7,
      strokeJoin: 'round',
      ...(device.kind !== 'measured' ? { strokeDash: [6, 2.5] } : second && { strokeDash: [2, 2] }),
    },
    encoding: onAxes,
  },
];

/** @param {Curve} curve */
function barLayer({ name, points, entry }) {
  const bars = points.filter(({ bar }) => bar).map(({ x, low, high }) => ({ x, low, high }));
  if (bars.length === 0) return [];
  return [
    {
      name: `spread-${name}`,
      data: { values: bars },
      mark: { type: 'rule', color: entry.colour, strokeWidth: 1.4 },
      encoding: { x: onAxes.x, y: { field: 'low', type: 'quantitative' }, y2: { field: 'high' } },
    },
  ];
}

/** @param {Curve} curve @param {import('./axis.js').Axis} y */
const runLayer = ({ name, points, entry }, y) =>
  runDots(
    `run-${name}`,
    points.map(({ x, row }) => ({ x, of: row, colour: entry.colour })),
    y,
  );

/** @param {Curve} curve hollow for the second line of a device, with the same colour and shape */
const pointLayer = ({ name, points, second, entry }) => [
  {
    name: `data-point-${name}`,
    data: { values: points.map(({ x, y, row }) => ({ x, y, shape: entry.shape, [meant]: row })) },
    mark: {
      type: 'point',
      fill: second ? ink.paper : entry.colour,
      stroke: second ? entry.colour : ink.paper,
      strokeWidth: second ? 1.6 : 0.8,
      size: 58,
      opacity: 1,
    },
    encoding: { ...onAxes, shape: asIs('shape') },
  },
];

/**
 * What words beside a line must not cover.
 *
 * @param {{ x: number, y: number }[]} points
 * @param {import('./plot.js').Place} place
 */
export const segmentBoxes = (points, place) =>
  points.map(({ x, y }, at) => {
    const before = points[Math.max(0, at - 1)];
    return {
      left: place.x(Math.min(x, before.x)) - 4,
      right: place.x(Math.max(x, before.x)) + 4,
      top: place.y(Math.max(y, before.y)) - 4,
      bottom: place.y(Math.min(y, before.y)) + 4,
    };
  });
