import { referencedItems } from './referencedItems.js';

/**
 * The cells of heat maps, row by row, one grid after another.
 *
 * @param {import('./stop.js').Seen} seen
 * @returns {import('./stop.js').Stop[][]}
 */
export function cellStops({ scene, tell }) {
  const [left, top] = scene.origin;
  const cells = referencedItems(scene, 'data-cell').flat();
  const heights = [...new Set(cells.map(({ item }) => item.y))].sort((a, b) => a - b);
  return heights.map((y) =>
    cells
      .filter(({ item }) => item.y === y)
      .sort((a, b) => a.item.x - b.item.x)
      .map(({ item, of }) => {
        const box = (/** @type {number} */ more) => ({
          left: left + item.x - more,
          right: left + item.x + item.width + more,
          top: top + item.y - more,
          bottom: top + item.y + item.height + more,
        });
        const [x, y] = [left + item.x + item.width / 2, top + item.y + item.height / 2];
        return {
          product: of.product,
          x,
          y,
          box: box(1),
          ring: box(-Math.min(4, item.width / 3)),
          tell: () => tell(of),
        };
      }),
  );
}
