import { textLayers, type } from '../frame.js';
import { leaderLayer } from '../labels/leaders.js';
import { placeNames } from '../labels/placeNames.js';
import { nameBeside } from '../marks/productEntry.js';

/**
 * The names of curves that end well before the plot does, each beside the end of its curve, or at the end of a line from there, where it covers
 * nothing: in the column right of the plot nothing would tie it to its curve.
 *
 * @typedef {import('./curves.js').Curve} Curve
 *
 * @param {Curve[]} curves
 * @param {{ place: import('../plot.js').Place, boxes: import('../labels/referenceLines.js').Box[], factor: number }} on `boxes`: the curves and words;
 *   `factor`: of the values
 */
export function endNames(curves, { place, boxes, factor }) {
  const pointsOf = (/** @type {Curve} */ { points, aside = 0 }) =>
    points.map(({ x, y }) => ({ x: place.x(x) + aside, y: place.y(y) }));
  const ends = curves.flatMap((curve) =>
    place.named && curve.entry.short
      ? [{ ...nameBeside(curve.entry, pointsOf(curve)[curve.points.length - 1]), entry: curve.entry }]
      : [],
  );
  const taken = curves.flatMap(({ points, aside }) =>
    points.map((point) => reachBox(point, { place, factor, aside })),
  );
  const names = placeNames(ends, {
    size: type.label,
    boxes: [...boxes, ...taken],
    space: { left: 0, right: place.plot, top: -6, bottom: place.height - 2 },
    marks: curves.flatMap(pointsOf),
    led: true,
  });
  return {
    named: names.map(({ entry }) => entry),
    layers: [
      ...leaderLayer(names.map(({ leader }) => leader)),
      ...textLayers(
        'end-name',
        names.map(({ entry, ...name }) => ({ ...name, of: entry.of })),
      ),
    ],
  };
}

/**
 * A point with its error bar and its runs.
 *
 * @param {import('./curves.js').Point} point
 * @param {{ place: import('../plot.js').Place, factor: number, aside?: number }} on
 */
function reachBox({ x, low, high, row: { summary } }, { place, factor, aside = 0 }) {
  const at = place.x(x) + aside;
  return {
    left: at - 6,
    right: at + 6,
    top: place.y(Math.max(high, summary.max / factor)) - 5,
    bottom: Math.min(place.height, place.y(Math.min(low, summary.min / factor)) + 5),
  };
}
