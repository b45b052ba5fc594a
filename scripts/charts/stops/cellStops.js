import { referencedItems } from './referencedItems.js';

/**
 * The cells of heat maps, row by row, one grid after another.
 *
 * @param {import('./stops.js').Seen} seen
 * @returns {import('./stops.js').Stop[][]}
 */
export function cellStops({ scene, tell }) {
  const [left, top] = scene.origin;
  const cells = referencedItems(scene, 'data-cell').flat();
  const heights = [...new Set(cells.map(({ item }) => item.y))].sort((a, b) => a - b);
  return heights.map((y) =>
    cells
      .filter(({ item }) => item.y === y)
      .sort((a, b) => a.item.x - b.item.x)
      .map(({ item, of }) => ({
        product: of.product,
        x: left + item.x + item.width / 2,
        y: top + item.y + item.height / 2,
        box: {
          left: left + item.x - 1,
          right: left + item.x + item.width + 1,
          top: top + item.y - 1,
          bottom: top + item.y + item.height + 1,
        },
        tell: () => tell(of),
      })),
  );
}
