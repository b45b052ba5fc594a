import { meet } from './referenceLines.js';

/** @typedef {import('./referenceLines.js').Box} Box */

/**
 * @param {{ x: number, y: number, align: 'left' | 'right' | 'center' }} place
 * @param {{ width: number, half: number }} text px
 * @returns {Box}
 */
export function boxAt({ x, y, align }, { width, half }) {
  const left = align === 'left' ? x : align === 'right' ? x - width : x - width / 2;
  return { left: left - 2, right: left + width + 2, top: y - half, bottom: y + half };
}

/** @param {import('../plot.js').Place} place @returns {(point: { x: number, y: number }) => { x: number, y: number }} */
export const pxOn = (place) => (point) => ({ x: place.x(point.x), y: place.y(point.y) });

/**
 * What lies along straight lines, as small boxes that words keep clear of.
 *
 * @param {{ x: number, y: number }[]} points px
 * @returns {Box[]}
 */
export const lineBoxes = (points) =>
  points.slice(1).flatMap((to, at) => {
    const from = points[at];
    const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / 5));
    return Array.from({ length: steps + 1 }, (_, step) => {
      const x = from.x + ((to.x - from.x) * step) / steps;
      const y = from.y + ((to.y - from.y) * step) / steps;
      return { left: x - 1, right: x + 1, top: y - 1, bottom: y + 1 };
    });
  });

/**
 * Whether a stretch of one line lies on another.
 *
 * @param {{ x: number, y: number }[]} points in the shown units
 * @param {{ x: number, y: number }[]} others
 * @param {import('../plot.js').Place} place
 */
export function covers(points, others, place) {
  const below = lineBoxes(others.map(pxOn(place)));
  return points.slice(1).some((to, at) => {
    const from = points[at];
    return [0.25, 0.5, 0.75].every((share) => {
      const x = place.x(from.x + share * (to.x - from.x));
      const y = place.y(from.y + share * (to.y - from.y));
      return below.some((box) => meet(box, { left: x - 2, right: x + 2, top: y - 2, bottom: y + 2 }));
    });
  });
}
