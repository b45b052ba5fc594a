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
  const px = (/** @type {{ x: number, y: number }} */ { x, y }) => ({ x: place.x(x), y: place.y(y) });
  const ends = curves.flatMap(({ points, entry }) =>
    place.named && entry.short ? [{ ...nameBeside(entry, px(points[points.length - 1])), entry }] : [],
  );
  const taken = curves.flatMap(({ points }) => points.map((point) => reachBox(point, place, factor)));
  const names = placeNames(ends, {
    size: type.label,
    boxes: [...boxes, ...taken],
    space: { left: 0, right: place.plot, top: -6, bottom: place.height - 2 },
    marks: curves.flatMap(({ points }) => points.map(px)),
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
 * @param {import('../plot.js').Place} place
 * @param {number} factor
 */
function reachBox({ x, low, high, row: { summary } }, place, factor) {
  const at = place.x(x);
  return {
    left: at - 6,
    right: at + 6,
    top: place.y(Math.max(high, summary.max / factor)) - 5,
    bottom: Math.min(place.height, place.y(Math.min(low, summary.min / factor)) + 5),
  };
}
