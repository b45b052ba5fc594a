import { loadName } from '../../../model/axisParameters.js';
import { groupAlike } from '../../../model/quantity.js';
import { parameter } from '../../../model/vocabulary/index.js';
import { ink, onAxes, textLayers } from '../../frame.js';
import { linePoints } from '../../lines/linePoints.js';
import { noteLayers } from '../../labels/noteLayers.js';
import { lineBoxes, pxOn } from '../../labels/boxes.js';
import { gridBoxes, placeNames } from '../../labels/placeNames.js';
import { referenceLines } from '../../labels/referenceLines.js';
import { runDots } from '../../marks/runDots.js';
import { tidy } from '../../axes/ticks.js';

/**
 * @typedef {import('../../../model/chartData.js').ChartData} ChartData
 * @typedef {import('../../axes/axis.js').Axis} Axis
 * @typedef {import('../latencyThroughput.js').Path} Path
 * @typedef {import('../latencyThroughput.js').Point} Point
 */

/**
 * Paths with their error bars, and the load beside each point where the words cover nothing.
 *
 * @param {ChartData} data
 * @param {{ paths: Path[], x: Axis, y: Axis }} read
 * @param {import('../../plot.js').Place} place
 */
export function pathContent(data, { paths, x, y }, place) {
  const notes = noteLayers(data, { x, place });
  const points = paths.flatMap((path) =>
    path.points.map((point, at) => ({
      ...point,
      px: place.x(point.x),
      py: place.y(point.y),
      order: at === path.points.length - 1 ? -1 : at && path.points.length - at,
    })),
  );
  const boxes = [
    ...notes.boxes,
    ...paths.flatMap((path) => lineBoxes(path.points.map(pxOn(place)))),
    ...points.map(({ px, py }) => ({ left: px - 5, right: px + 5, top: py - 5, bottom: py + 5 })),
    ...points.flatMap((point) => {
      const { left, right, top, bottom } = reachOf(point, { data, x, y, place });
      return [
        { left, right, top: point.py - 1, bottom: point.py + 1 },
        { left: point.px - 1, right: point.px + 1, top, bottom },
      ];
    }),
  ];
  const references = referenceLines(data, { y, place, boxes });
  // of all paths alike: where they end, where they begin, then what lies between; none has its numbers at the cost of another
  points.sort((a, b) => a.order - b.order);
  const loads = points.flatMap((point) => {
    const { px, py, load, words: text } = point;
    if (load === null) return [];
    const { left, right } = reachOf(point, { data, x, y, place });
    return [{ x: px, y: py, text, before: px - left, behind: right - px, of: point.row }];
  });
  // the axis ends near the highest point, below the free line under the key
  const space = { left: 0, right: place.plot + place.right, top: -8, bottom: place.height - 2 };
  const texts = groupAlike(loads.map(({ text }) => text));
  const named = loads.map((each, at) => ({ ...each, text: texts[at] }));
  const quiet = gridBoxes(y, place);
  const words = placeNames(named, { size: 11, boxes, quiet, space, near: 7, far: false });
  const load = loadName(data.rows.map(({ summary }) => summary.parameters));
  return {
    above: notes.height,
    remarks: words.length > 0 && load !== null ? [`numbers: ${parameter(load).title}`] : [],
    layers: [
      ...notes.bands,
      ...references,
      ...paths.flatMap(segmentLayer),
      ...paths.flatMap(errorBarLayers),
      ...(data.errorBars === 'runs' ? paths.flatMap((path) => runLayer(path, { x, y })) : []),
      ...paths.flatMap(({ name, points: own, entry }) => linePoints(name, own, entry)),
      ...textLayers(
        'load',
        words.map((word) => ({ ...word, size: 11, colour: ink.muted })),
      ),
    ],
    over: notes.words,
  };
}

/**
 * Px from where to where the error bars or the runs of a point reach.
 *
 * @param {Point} point
 * @param {{ data: ChartData, x: Axis, y: Axis, place: import('../../plot.js').Place }} on
 */
function reachOf(
  { left, right, low, high, row: { summary, against } },
  { data: { errorBars }, x, y, place },
) {
  const runs = errorBars === 'runs';
  const ends = (/** @type {typeof summary} */ of, /** @type {Axis} */ { factor }) =>
    [of.min, of.max].map((value) => value / factor);
  const across = runs && against ? ends(against, x) : [left, right];
  const up = runs ? ends(summary, y) : [low, high];
  const dot = runs ? 3 : 0;
  return {
    left: place.x(across[0]) - dot,
    right: place.x(across[1]) + dot,
    top: place.y(up[1]) - dot,
    bottom: place.y(up[0]) + dot,
  };
}

/** Segments in the order of the loads: throughput may fall again. @param {Path} path */
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
function errorBarLayers({ name, points, entry }) {
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
