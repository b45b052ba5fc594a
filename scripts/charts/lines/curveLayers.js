import { linePoints } from './linePoints.js';
import { onAxes } from '../frame.js';
import { runDots } from '../marks/runDots.js';
import { furtherDash } from '../marks/crossing.js';
import { isMeasured } from '../marks/productStyle.js';

/** @typedef {import('./curves.js').Curve} Curve */

/**
 * Lines, and over all of them the error bars or runs of each result, and its point.
 *
 * @param {Curve[]} curves
 * @param {{ y: import('../axes/axis.js').Axis, bars: import('../../model/chartData.js').ChartData['bars'] }} on
 */
export const curveLayers = (curves, { y, bars }) => [
  ...curves.map(lineLayer),
  ...curves.flatMap(barLayer),
  ...(bars === 'runs' ? curves.flatMap((curve) => runLayer(curve, y)) : []),
  ...curves.flatMap(({ name, points, entry }) => linePoints(name, points, entry)),
];

/** @param {Curve} curve */
const lineLayer = ({ name, points, product, entry }) => {
  const dash = isMeasured(product) ? furtherDash(entry.further ?? 0) : [6, 2.5];
  return {
    name: `data-curve-${name}`,
    data: { values: points.map(({ x, y }) => ({ x, y })) },
    mark: {
      type: 'line',
      color: entry.colour,
      strokeWidth: product.subject ? 2.4 : 1.7,
      strokeJoin: 'round',
      ...(dash && { strokeDash: dash }),
    },
    encoding: onAxes,
  };
};

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

/** @param {Curve} curve @param {import('../axes/axis.js').Axis} y */
const runLayer = ({ name, points, entry }, y) =>
  runDots(
    `run-${name}`,
    points.map(({ x, row }) => ({ x, of: row, colour: entry.colour })),
    y,
  );

/**
 * What words beside a line must not cover.
 *
 * @param {{ x: number, y: number }[]} points
 * @param {import('../plot.js').Place} place
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
