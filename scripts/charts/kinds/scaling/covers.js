import { lineBoxes } from '../../labels/boxes.js';
import { meet } from '../../labels/referenceLines.js';

/**
 * Whether a stretch of one line lies on another.
 *
 * @param {{ x: number, y: number }[]} points in the shown units
 * @param {{ x: number, y: number }[]} others
 * @param {import('../../plot.js').Place} place
 */
export function covers(points, others, place) {
  const below = lineBoxes(others.map((point) => ({ x: place.x(point.x), y: place.y(point.y) })));
  return points.slice(1).some((to, at) => {
    const from = points[at];
    return [0.25, 0.5, 0.75].every((share) => {
      const x = place.x(from.x + share * (to.x - from.x));
      const y = place.y(from.y + share * (to.y - from.y));
      return below.some((box) => meet(box, { left: x - 2, right: x + 2, top: y - 2, bottom: y + 2 }));
    });
  });
}
