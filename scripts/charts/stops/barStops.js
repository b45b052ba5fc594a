import { referencedItems } from './referencedItems.js';

/**
 * One stop for each bar, with all that lies on it.
 *
 * @param {import('./stop.js').Seen} seen
 * @returns {import('./stop.js').Stop[][]} from top to bottom
 */
export function barStops({ scene, tell }) {
  const [left, top] = scene.origin;
  const bars = [...referencedItems(scene, 'data-bar').flat(), ...dots(scene)].sort(
    (a, b) => a.item.y - b.item.y,
  );
  const stops = bars.map(({ item, of }, at) => {
    const before = at ? bars[at - 1].item : { y: -top, height: 0 };
    return {
      product: of.product,
      of,
      x: left + item.x + item.width,
      y: top + item.y + item.height / 2,
      box: {
        left: 0,
        right: scene.width,
        top: top + Math.max(item.y - 22, (before.y + before.height + item.y) / 2),
        bottom: top + item.y + item.height + 2,
      },
      tell: () => tell(of),
    };
  });
  return [stops];
}

/** Px around a dot that are as much its own as a bar's height is its own. */
const half = 9;

/** Dots that stand where bars would, as high as these. @param {import('./stop.js').Seen['scene']} scene */
const dots = (scene) =>
  referencedItems(scene, 'data-dot')
    .flat()
    .map(({ item, of }) => ({ item: { x: item.x, width: 0, y: item.y - half, height: 2 * half }, of }));
