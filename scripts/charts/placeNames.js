import { textWidth } from '../model/textWidth.js';
import { meet } from './referenceLines.js';

/**
 * Words beside points, where they cover neither a point nor other words; those that find no room are left out.
 *
 * @template {{ x: number, y: number, text: string, weight?: 400 | 600 }} T
 * @param {T[]} points px
 * @param {{ size: number, boxes: import('./referenceLines.js').Box[], space: { left: number, right: number, top: number, bottom: number }, near?: number }} room
 *   `boxes` learns of the words
 * @returns {(T & { align: 'left' | 'right' | 'center' })[]} at their places
 */
export function placeNames(points, { size, boxes, space, near = 8 }) {
  return points.flatMap((point) => {
    const width = textWidth(point.text, { size, weight: point.weight });
    const half = size * 0.62;
    const places = [
      { x: point.x + near, y: point.y, align: /** @type {const} */ ('left') },
      { x: point.x - near, y: point.y, align: /** @type {const} */ ('right') },
      { x: point.x, y: point.y - near - half, align: /** @type {const} */ ('center') },
      { x: point.x, y: point.y + near + half, align: /** @type {const} */ ('center') },
      { x: point.x + near * 0.8, y: point.y - near * 0.8 - half * 0.5, align: /** @type {const} */ ('left') },
      { x: point.x + near * 0.8, y: point.y + near * 0.8 + half * 0.5, align: /** @type {const} */ ('left') },
      { x: point.x + near, y: point.y - 2 * near - half, align: /** @type {const} */ ('left') },
      { x: point.x + near, y: point.y + 2 * near + half, align: /** @type {const} */ ('left') },
    ];
    const found = places.find(({ x, y, align }) => {
      const left = align === 'left' ? x : align === 'right' ? x - width : x - width / 2;
      const box = { left: left - 2, right: left + width + 2, top: y - half, bottom: y + half };
      const inside =
        box.left >= space.left &&
        box.right <= space.right &&
        box.top >= space.top &&
        box.bottom <= space.bottom;
      if (!inside || boxes.some((other) => meet(box, other))) return false;
      boxes.push(box);
      return true;
    });
    return found ? [{ ...point, ...found }] : [];
  });
}

/**
 * What lies along straight lines, as small boxes that words keep clear of.
 *
 * @param {{ x: number, y: number }[]} points px
 * @returns {import('./referenceLines.js').Box[]}
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
