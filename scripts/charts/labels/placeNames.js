import { textWidth } from '../../model/lib/textWidth.js';
import { boxAt } from './boxes.js';
import { ledPlace } from './leaders.js';
import { meet } from './referenceLines.js';

/**
 * Words beside points, where they cover neither a point nor other words and stand nearest to their own point; those that find no such
 * place stand further away at the end of a line from their point, where that is allowed, or are left out.
 *
 * @template {{ x: number, y: number, text: string, weight?: 400 | 600, before?: number, behind?: number }} T
 * @param {T[]} points px; `before` and `behind`: how far what is drawn at the point reaches to the left and to the right of it
 * @param {{ size: number, boxes: Box[], quiet?: Box[], space: { left: number, right: number, top: number, bottom: number },
 *   near?: number, far?: boolean, marks?: { x: number, y: number }[], led?: boolean }} room `boxes` learns of the words; `quiet`: what
 *   they cover only where there is no other place, as grid lines; `far`: they may stand a little away; `marks`: all points that words
 *   could be taken to name; `led`: a line may lead to them
 * @returns {(T & { align: 'left' | 'right' | 'center', leader?: import('./leaders.js').Leader })[]} at their places
 */
export function placeNames(points, { size, boxes, space, near = 8, marks = points, ...room }) {
  const { quiet = [], far = true, led } = room;
  const half = size * 0.62;
  return points.flatMap((point) => {
    const width = textWidth(point.text, { size, weight: point.weight });
    const isFree = (/** @type {{ box: Box }} */ { box }) =>
      box.left >= space.left &&
      box.right <= space.right &&
      box.top >= space.top &&
      box.bottom <= space.bottom &&
      !boxes.some((other) => meet(box, other));
    const free = placesOf(point, { near, half, far })
      .map((place) => ({ place, box: boxAt(place, { width, half }) }))
      .filter((each) => isFree(each) && isNearest(each.box, point, marks));
    const beside = free.find(({ box }) => !quiet.some((other) => meet(box, other))) ?? free[0];
    const found =
      beside ??
      (led &&
        ledPlace(point, {
          width,
          half,
          boxes,
          isFree: (each) => isFree(each) && isAway(each.box, { point, marks, least: away }),
        }));
    if (!found) return [];
    boxes.push(found.box);
    return [{ ...point, ...found.place }];
  });
}

/** @typedef {import('./referenceLines.js').Box} Box */

/** How much nearer words must stand to their own point than to any other for readers to see whose they are. */
const clearly = 1.5;

/** Px from words that a line leads to, to any other point. */
const away = 14;

/**
 * @param {Box} box
 * @param {{ x: number, y: number, before?: number, behind?: number }} point
 * @param {{ x: number, y: number }[]} marks
 */
function isNearest(box, point, marks) {
  const { x, y, before = 0, behind = 0 } = point;
  return isAway(box, {
    point,
    marks,
    least: clearly * distance(box, { left: x - before, right: x + behind, y }),
  });
}

/**
 * Whether words stand off from all points but their own.
 *
 * @param {Box} box
 * @param {{ point: { x: number, y: number }, marks: { x: number, y: number }[], least: number }} from px
 */
const isAway = (box, { point, marks, least }) =>
  marks.every(
    ({ x, y }) => (x === point.x && y === point.y) || distance(box, { left: x, right: x, y }) >= least,
  );

/** Px between a box and a point with what is drawn across at it. @param {Box} box @param {{ left: number, right: number, y: number }} point */
const distance = (box, { left, right, y }) =>
  Math.hypot(Math.max(box.left - right, 0, left - box.right), Math.max(box.top - y, 0, y - box.bottom));

/**
 * The best one first.
 *
 * @param {{ x: number, y: number, before?: number, behind?: number }} point
 * @param {{ near: number, half: number, far: boolean }} form
 * @returns {{ x: number, y: number, align: 'left' | 'right' | 'center' }[]}
 */
function placesOf({ x, y, before = 0, behind = 0 }, { near, half, far }) {
  const sides = /** @type {const} */ ([
    { x: x + Math.max(near, behind + 4), y, align: 'left' },
    { x: x - Math.max(near, before + 4), y, align: 'right' },
  ]);
  // what a bar leads to seems to be its end
  const isAtBar = Math.max(before, behind) > near;
  // words begin 2 px before their place, and a point's own box ends 6 px from it
  const aside = near + 0.5;
  return [
    ...(isAtBar ? [] : sides),
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
    ...(isAtBar ? sides : []),
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
