import { least } from './least.js';

/** Px between the words and what they tell of, and between them and the edge of the window. */
export const gap = 8;
const edge = 4;

/**
 * Where words stand, of the places in the window that which covers the least: below the drawing or in it, over or under a row, beside a
 * point, off its error bars, and beside the crosshair of lines that are read together.
 *
 * @typedef {import('./onArea.js').Box} Box from the corner of the area
 * @typedef {{ left: number, top: number }} Place
 *
 * @param {{ width: number, height: number }} words
 * @param {{ outer: DOMRect, drawing: Box, x?: number, keepClear: Box[], lines?: (Box & { weight: number })[], isApart: boolean }} about `keepClear`: first that
 *   which is pointed at; `lines`: what else is worth seeing; `isApart`: off the drawing where there is room
 * @returns {Place}
 */
export function tipPlace({ width, height }, { outer, drawing, x = 0, keepClear, lines = [], isApart }) {
  const [own] = keepClear;
  const sides = [own.top - gap - height, own.bottom + gap];
  const isBeside = lines.length > 0;
  const middle = Math.max(0, Math.min(outer.width - width, x - width / 2));
  const lefts = isApart ? [0] : isBeside ? [x + gap * 2, x - gap * 2 - width] : [middle];
  const tops = isApart
    ? [drawing.bottom + gap, drawing.top]
    : isBeside
      ? [drawing.top, drawing.bottom - height, ...sides]
      : sides;
  const costOf = (/** @type {Place} */ { left, top }) => {
    const overlap = (/** @type {Box} */ each) =>
      each.left <= left + width && each.right >= left
        ? Math.max(0, Math.min(each.bottom, top + height) - Math.max(each.top, top) + 1)
        : 0;
    const hidden = lines.filter(overlap).reduce((sum, { weight }) => sum + weight, 0);
    const right = outer.left + left + width + edge - document.body.clientWidth;
    return (
      Math.max(0, right, edge - outer.left - left) * 100 +
      // what stands over the drawing and beside it is worth as much as a line of it
      Math.max(0, -top) +
      Math.max(0, -left) +
      keepClear.filter(overlap).length * 1000 +
      (overlap(own) && 9000) +
      (hidden * 100) / (lines.length || 1) +
      overlap(drawing) / 10
    );
  };
  const last = innerHeight - edge - outer.top - height;
  const places = lefts.flatMap((left) =>
    tops.map((top) => ({ left, top: Math.max(edge - outer.top, Math.min(last, top)) })),
  );
  return /** @type {Place} */ (least(places, costOf));
}
