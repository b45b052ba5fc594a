import { InputError } from '../model/inputError.js';
import { metrics } from '../model/metric.js';
import { valueAxis } from './axis.js';
import { colourOf, deviceFinder, markOf, shapeOf } from './deviceStyle.js';
import { asIs, ink, textLayers } from './frame.js';
import { meant } from './meant.js';
import { noteLayers } from './notes.js';
import { onAxes } from './onAxes.js';
import { lineBoxes, placeNames } from './placeNames.js';
import { drawPlot } from './plot.js';
import { referenceLines } from './referenceLines.js';
import { runDots } from './runDots.js';
import { scaleOption } from './scaleOption.js';
import { spreadOf } from './spread.js';
import { tidy } from './ticks.js';

/**
 * @typedef {import('../model/chartData.js').ChartData} ChartData
 * @typedef {import('./axis.js').Axis} Axis
 * @typedef {{ x: number, y: number, depth: number | null, low: number, high: number, left: number, right: number, row: ChartData['rows'][number] }} Point in the shown units
 * @typedef {{ name: string, points: Point[], entry: import('./plot.js').Entry }} Path
 */

/**
 * What more throughput costs in latency: a path for each device, from one queue depth to the next.
 *
 * @type {import('../model/chartData.js').ChartKind}
 */
export const latencyThroughput = {
  kind: 'latency-throughput',
  title: 'Latency against throughput, over queue depths',
  draws: 'rows',
  axes: ['queueDepth', 'jobs'],
  asks: 'throughput',
  options: {
    type: 'object',
    properties: {
      x: { enum: ['iops', 'bandwidth'], description: 'the throughput; iops is the default' },
      scale: scaleOption('log', 'latency'),
    },
    additionalProperties: false,
  },
  spec(data) {
    const rows = data.rows.filter(({ against }) => against);
    if (rows.length === 0) {
      const hint = 'choose a test that gives both a latency and a throughput';
      throw new InputError(`no latency beside a throughput in chart ${data.id}`, { hint });
    }
    const log = data.options.scale !== 'linear';
    const across = rows.map((row) => /** @type {import('../model/summary.js').Summary} */ (row.against));
    const x = valueAxis(metrics[across[0].metric].unit, extentOf(across, data), {
      count: data.layout === 'wide' ? 6 : 4,
    });
    const y = valueAxis(
      metrics[data.metric].unit,
      extentOf(
        rows.map(({ summary }) => summary),
        data,
      ),
      { log, count: 5 },
    );
    const paths = pathsOf(data, { rows, x, y });
    return drawPlot(data, {
      x,
      y,
      xTitle: [metrics[across[0].metric].title, x.symbol].filter(Boolean).join(', '),
      height: data.layout === 'wide' ? 320 : 250,
      keyAbove: true,
      entries: paths.map(({ entry }) => entry),
      marks: Object.fromEntries(paths.map(({ name, points }) => [`data-point-${name}`, points.length])),
      content: (place) => contentOf(data, { paths, x, y }, place),
    });
  },
};

/** @param {import('../model/summary.js').Summary[]} summaries @param {ChartData} data */
function extentOf(summaries, { bars, references, metric }) {
  const lines = summaries[0].metric === metric ? references.map(({ value }) => value) : [];
  const spreads = summaries.map(
    (summary) => spreadOf(summary, bars) ?? { low: summary.mean, high: summary.mean },
  );
  const runs = bars === 'runs' ? summaries.flatMap(({ min, max }) => [min, max]) : [];
  const all = [...lines, ...runs, ...spreads.map(({ low }) => low)];
  const lows = all.filter((value) => value > 0);
  return {
    low: Math.min(...(lows.length ? lows : [1e-6])),
    high: Math.max(...lines, ...runs, ...spreads.map(({ high }) => high)),
    zeros: lows.length < all.length,
  };
}

/** @param {ChartData} data @param {{ rows: ChartData['rows'], x: Axis, y: Axis }} on @returns {Path[]} */
function pathsOf(data, { rows, x, y }) {
  const find = deviceFinder(data);
  const keys = [...new Set(rows.map(({ device, label }) => `${device}\n${label}`))];
  return keys.map((key, at) => {
    const [id, label] = key.split('\n');
    const device = find(id);
    const own = rows.filter((row) => row.device === id && row.label === label);
    const points = own.map((row) => pointOf(row, { x, y, bars: data.bars }));
    points.sort((a, b) => Number(a.depth) - Number(b.depth) || a.x - b.x);
    const entry = {
      name: [device.name, label].filter(Boolean).join(', '),
      note: markOf(device) ?? '',
      strong: device.subject,
      colour: colourOf(device),
      shape: shapeOf(device),
      hollow: keys.findIndex((each) => each.startsWith(`${id}\n`)) !== at,
      end: points[points.length - 1].y,
    };
    return { name: String(at + 1), points, entry };
  });
}

/** @param {ChartData['rows'][number]} row @param {{ x: Axis, y: Axis, bars: ChartData['bars'] }} on @returns {Point} */
function pointOf(row, { x, y, bars }) {
  const { summary, against } = row;
  const throughput = /** @type {import('../model/summary.js').Summary} */ (against);
  const floor = y.scale.type === 'log' ? y.domain[0] : 0;
  const up = (/** @type {number} */ value) => Math.max(floor, tidy(value / y.factor));
  const tall = spreadOf(summary, bars) ?? { low: summary.mean, high: summary.mean };
  const wide = spreadOf(throughput, bars) ?? { low: throughput.mean, high: throughput.mean };
  return {
    x: tidy(throughput.mean / x.factor),
    y: up(summary.mean),
    depth: summary.queueDepth,
    low: up(tall.low),
    high: up(tall.high),
    left: tidy(wide.low / x.factor),
    right: tidy(wide.high / x.factor),
    row,
  };
}

/** @param {ChartData} data @param {{ paths: Path[], x: Axis, y: Axis }} read @param {import('./plot.js').Place} place */
function contentOf(data, { paths, x, y }, place) {
  const notes = noteLayers(data, { x, place });
  const points = paths.flatMap((path) =>
    path.points.map((point) => ({ ...point, path, px: place.x(point.x), py: place.y(point.y) })),
  );
  const boxes = [
    ...notes.boxes,
    ...paths.flatMap((path) =>
      lineBoxes(path.points.map((point) => ({ x: place.x(point.x), y: place.y(point.y) }))),
    ),
    ...points.map(({ px, py }) => ({ left: px - 5, right: px + 5, top: py - 5, bottom: py + 5 })),
    ...points.map((point) => ({
      ...reachOf(point, { data, x, place }),
      top: point.py - 1,
      bottom: point.py + 1,
    })),
  ];
  const references = referenceLines(data, { y, place, boxes });
  const told = paths.length > 4 ? paths.filter(({ entry }, at) => entry.strong || at === 0) : paths;
  const depths = points
    .filter(({ path }) => told.includes(path))
    .flatMap((point) => {
      const { px, py, depth } = point;
      if (depth === null) return [];
      const { left, right } = reachOf(point, { data, x, place });
      return [{ x: px, y: py, text: String(depth), before: px - left, behind: right - px }];
    });
  const space = { left: 0, right: place.plot + place.right, top: 0, bottom: place.height - 2 };
  const words = placeNames(depths, { size: 11, boxes, space, near: 7, far: false });
  return {
    above: notes.height,
    layers: [
      ...notes.bands,
      ...references,
      ...paths.flatMap(segmentLayer),
      ...paths.flatMap(spreadLayers),
      ...(data.bars === 'runs' ? paths.flatMap((path) => runLayer(path, { x, y })) : []),
      ...paths.map(pointLayer),
      ...textLayers(
        'depth',
        words.map((word) => ({ ...word, size: 11, colour: ink.muted })),
      ),
    ],
    over: notes.words,
  };
}

/**
 * Px from where to where the error bar or the runs of a point reach.
 *
 * @param {Point} point
 * @param {{ data: ChartData, x: Axis, place: import('./plot.js').Place }} on
 */
function reachOf({ left, right, row: { against } }, { data: { bars }, x, place }) {
  const [low, high] =
    bars === 'runs' && against ? [against.min, against.max].map((value) => value / x.factor) : [left, right];
  const dot = bars === 'runs' ? 3 : 0;
  return { left: place.x(low) - dot, right: place.x(high) + dot };
}

/** Segments in the order of the depths: throughput may fall again. @param {Path} path */
const segmentLayer = ({ name, points, entry }) =>
  points.length < 2
    ? []
    : [
        {
          name: `path-${name}`,
          data: {
            values: points
              .slice(1)
              .map((to, at) => ({ x: points[at].x, y: points[at].y, x2: to.x, y2: to.y })),
          },
          mark: { type: 'rule', color: entry.colour, strokeWidth: entry.strong ? 2.2 : 1.5 },
          encoding: { ...onAxes, x2: { field: 'x2' }, y2: { field: 'y2' } },
        },
      ];

/** @param {Path} path */
function spreadLayers({ name, points, entry }) {
  const mark = { type: 'rule', color: entry.colour, strokeWidth: 1.2, opacity: 0.7 };
  const tall = points.filter(({ low, high }) => low < high);
  const wide = points.filter(({ left, right }) => left < right);
  return [
    ...(tall.length
      ? [
          {
            name: `spread-${name}`,
            data: { values: tall.map(({ x, low, high }) => ({ x, low, high })) },
            mark,
            encoding: { x: onAxes.x, y: { field: 'low', type: 'quantitative' }, y2: { field: 'high' } },
          },
        ]
      : []),
    ...(wide.length
      ? [
          {
            name: `spread-x-${name}`,
            data: { values: wide.map(({ y, left, right }) => ({ y, left, right })) },
            mark,
            encoding: { y: onAxes.y, x: { field: 'left', type: 'quantitative' }, x2: { field: 'right' } },
          },
        ]
      : []),
  ];
}

/** Each run at its own throughput and latency. @param {Path} path @param {{ x: Axis, y: Axis }} on */
const runLayer = ({ name, points, entry }, { x, y }) =>
  runDots(
    `run-${name}`,
    points.map(({ row, x: mean }) => ({
      of: row,
      colour: entry.colour,
      x: mean,
      along: new Map((row.against?.runs ?? []).map(({ run, value }) => [run, tidy(value / x.factor)])),
    })),
    y,
  );

/** @param {Path} path */
const pointLayer = ({ name, points, entry }) => ({
  name: `data-point-${name}`,
  data: { values: points.map(({ x, y, row }) => ({ x, y, shape: entry.shape, [meant]: row })) },
  mark: {
    type: 'point',
    fill: entry.hollow ? ink.paper : entry.colour,
    stroke: entry.hollow ? entry.colour : ink.paper,
    strokeWidth: entry.hollow ? 1.6 : 0.8,
    size: 58,
    opacity: 1,
  },
  encoding: { ...onAxes, shape: asIs('shape') },
});
