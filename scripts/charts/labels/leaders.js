import { ink, pixel, round } from '../frame.js';
import { boxAt, lineBoxes } from './boxes.js';
import { meet } from './referenceLines.js';

/**
 * @typedef {import('./referenceLines.js').Box} Box
 * @typedef {{ x: number, y: number, x2: number, y2: number }} Leader px, from a point to its words
 */

/** Px from a point to the words that a line leads to. */
const distances = [24, 36, 48];

/** Px between a point and where its line begins. */
const apart = 7;

/** Right before left, above before below. */
const directions = Object.freeze(
  /** @type {const} */ ([
    { along: 0.8, up: 0.6, align: 'left' },
    { along: 0.8, up: -0.6, align: 'left' },
    { along: -0.8, up: 0.6, align: 'right' },
    { along: -0.8, up: -0.6, align: 'right' },
    { along: 0, up: 1, align: 'center' },
    { along: 0, up: -1, align: 'center' },
  ]),
);

/**
 * Where words find room at the end of a line from their point that crosses nothing of others.
 *
 * @param {{ x: number, y: number }} point
 * @param {{ width: number, half: number, boxes: Box[], isFree: (at: { box: Box }) => boolean }} text
 */
export function ledPlace(point, { boxes, isFree, ...text }) {
  const others = boxes.filter((box) => !meet(box, boxOf(point)));
  return distances
    .flatMap((distance) =>
      directions.map(({ along, up, align }) => {
        const place = { x: point.x + along * distance, y: point.y - up * distance, align };
        const box = boxAt(place, text);
        return { place: { ...place, leader: leaderTo(box, point) }, box };
      }),
    )
    .find((each) => isFree(each) && isClear(each.place.leader, others));
}

/** @param {{ x: number, y: number }} point @returns {Box} */
const boxOf = ({ x, y }) => ({ left: x - 1, right: x + 1, top: y - 1, bottom: y + 1 });

/** @param {Box} box @param {{ x: number, y: number }} point @returns {Leader} */
function leaderTo(box, { x, y }) {
  const x2 = Math.max(box.left, Math.min(x, box.right));
  const y2 = Math.max(box.top, Math.min(y, box.bottom));
  const share = apart / Math.hypot(x2 - x, y2 - y);
  return { x: x + (x2 - x) * share, y: y + (y2 - y) * share, x2, y2 };
}

/** @param {Leader} leader @param {Box[]} boxes */
const isClear = ({ x, y, x2, y2 }, boxes) =>
  lineBoxes([
    { x, y },
    { x: x2, y: y2 },
  ]).every((box) => !boxes.some((other) => meet(box, other)));

/** @param {(Leader | undefined)[]} leaders @returns {object[]} */
export function leaderLayer(leaders) {
  const values = leaders.flatMap((leader) =>
    leader ? [Object.fromEntries(Object.entries(leader).map(([key, px]) => [key, round(px)]))] : [],
  );
  if (values.length === 0) return [];
  return [
    {
      name: 'name-leader',
      data: { values },
      mark: { type: 'rule', color: ink.muted, strokeWidth: 0.8 },
      encoding: { x: pixel('x'), y: pixel('y'), x2: { field: 'x2' }, y2: { field: 'y2' } },
    },
  ];
}
