import { referencedItems } from './referencedItems.js';

/**
 * One stop for each row of a chart of rows, as broad as the drawing, with all that lies in the row.
 *
 * @param {import('./stops.js').Seen} seen
 * @returns {import('./stops.js').Stop[][]} from top to bottom
 */
export function stripStops({ scene, tell }) {
  const [left, top] = scene.origin;
  const marks = referencedItems(scene, 'data-point')
    .flat()
    .sort((a, b) => a.item.y - b.item.y);
  const between = (/** @type {number} */ at) => (marks[at].item.y + marks[at + 1].item.y) / 2;
  const half = marks.length > 1 ? between(0) - marks[0].item.y : 40;
  const stops = marks.map(({ item, of }, at) => ({
    product: of.product,
    of,
    x: left + item.x,
    y: top + item.y,
    box: {
      left: 0,
      right: scene.width,
      top: top + (at > 0 ? between(at - 1) : item.y - half),
      bottom: top + (at < marks.length - 1 ? between(at) : item.y + half),
    },
    tell: () => tell(of),
  }));
  return [stops];
}
