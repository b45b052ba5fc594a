import { textWidth } from '../../model/lib/textWidth.js';
import { meet } from './referenceLines.js';

/**
 * Words beside points, where they cover neither a point nor other words; those that find no room are left out.
 *
 * @template {{ x: number, y: number, text: string, weight?: 400 | 600, before?: number, behind?: number }} T
 * @param {T[]} points px; `before` and `behind`: how far what is drawn at the point reaches to the left and to the right of it
 * @param {{ size: number, boxes: Box[], quiet?: Box[], space: { left: number, right: number, top: number, bottom: number },
 *   near?: number, far?: boolean }} room `boxes` learns of the words; `quiet`: what they cover only where there is no other place,
 *   as grid lines; `far`: they may stand a little away
 * @returns {(T & { align: 'left' | 'right' | 'center' })[]} at their places
 */
export function placeNames(points, { size, boxes, quiet = [], space, near = 8, far = true }) {
  return points.flatMap((point) => {
    const width = textWidth(point.text, { size, weight: point.weight });
    const half = size * 0.62;
    const places = placesOf(point, { near, half, far }).map((place) => {
      const { x, y, align } = place;
      const left = align === 'left' ? x : align === 'right' ? x - width : x - width / 2;
      return { place, box: { left: left - 2, right: left + width + 2, top: y - half, bottom: y + half } };
    });
    const inside = places.filter(
      ({ box }) =>
        box.left >= space.left &&
        box.right <= space.right &&
        box.top >= space.top &&
        box.bottom <= space.bottom,
    );
    const free = inside.filter(({ box }) => !boxes.some((other) => meet(box, other)));
    const found = free.find(({ box }) => !quiet.some((other) => meet(box, other))) ?? free[0];
    if (!found) return [];
    boxes.push(found.box);
    return [{ ...point, ...found.place }];
  });
}

/** @typedef {import('./referenceLines.js').Box} Box */

/**
 * The best one first.
 *
 * @param {{ x: number, y: number, before?: number, behind?: number }} point
 * @param {{ near: number, half: number, far: boolean }} form
 * @returns {{ x: number, y: number, align: 'left' | 'right' | 'center' }[]}
 */
function placesOf({ x, y, before = 0, behind = 0 }, { near, half, far }) {
  const right = x + Math.max(near, behind + 4);
  const left = x - Math.max(near, before + 4);
  // words begin 2 px before their place, and a point's own box ends 6 px from it
  const aside = near + 0.5;
  return [
    { x: right, y, align: 'left' },
    { x: left, y, align: 'right' },
    { x, y: y - near - half, align: 'center' },
    { x, y: y + near + half, align: 'center' },
    { x: x + aside, y: y - near * 0.8 - half * 0.5, align: 'left' },
    { x: x + aside, y: y + near * 0.8 + half * 0.5, align: 'left' },
    { x: x - aside, y: y - near * 0.8 - half * 0.5, align: 'right' },
    { x: x - aside, y: y + near * 0.8 + half * 0.5, align: 'right' },
    ...(far
      ? /** @type {const} */ ([
          { x: x + near, y: y - 2 * near - half, align: 'left' },
          { x: x + near, y: y + 2 * near + half, align: 'left' },
        ])
      : []),
  ];
}

/**
 * The grid's lines, which words had better not stand on.
 *
 * @param {import('../axes/axis.js').Axis} axis of the values
 * @param {import('../plot.js').Place} place
 * @returns {Box[]}
 */
export const gridBoxes = ({ ticks }, { plot, right, y }) =>
  ticks.map((tick) => ({ left: 0, right: plot + right, top: y(tick) - 0.5, bottom: y(tick) + 0.5 }));

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
