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
 * @param {{ y: import('../axes/axis.js').Axis, errorBars: import('../../model/chartData.js').ChartData['errorBars'] }} on
 */
export const curveLayers = (curves, { y, errorBars }) => [
  ...curves.flatMap(aside(lineLayer)),
  ...curves.flatMap(aside(errorBarLayer)),
  ...(errorBars === 'runs' ? curves.flatMap(aside((curve) => runLayer(curve, y))) : []),
  ...curves.flatMap(aside(({ name, points, entry }) => linePoints(name, points, entry))),
];

/** Values stay as they are; what is drawn of them stands beside them. @param {(curve: Curve) => { mark: object }[]} layersOf */
const aside = (layersOf) => (/** @type {Curve} */ curve) =>
  curve.aside
    ? layersOf(curve).map((layer) => ({ ...layer, mark: { ...layer.mark, xOffset: curve.aside } }))
    : layersOf(curve);

/** @param {Curve} curve */
const lineLayer = ({ name, points, product, entry }) => {
  const dash = isMeasured(product) ? furtherDash(entry.further ?? 0) : [6, 2.5];
  return [
    {
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
    },
  ];
};

/** @param {Curve} curve */
function errorBarLayer({ name, points, entry }) {
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
 * @param {Pick<Curve, 'points' | 'aside'>} curve
 * @param {import('../plot.js').Place} place
 */
export const segmentBoxes = ({ points, aside: by = 0 }, place) =>
  points.map(({ x, y }, at) => {
    const before = points[Math.max(0, at - 1)];
    return {
      left: place.x(Math.min(x, before.x)) + by - 4,
      right: place.x(Math.max(x, before.x)) + by + 4,
      top: place.y(Math.max(y, before.y)) - 4,
      bottom: place.y(Math.min(y, before.y)) + 4,
    };
  });
