import { datumRef } from '../marks/datumRef.js';
import { marksBelow } from './marksBelow.js';

/**
 * The marks of the layers that stand for something, with what that is, layer by layer.
 *
 * @param {import('./stops.js').Seen['scene']} scene
 * @param {string} layer how its name begins
 * @returns {{ item: Record<string, any>, of: any }[][]}
 */
export const referencedItems = (scene, layer) =>
  marksBelow(scene.root)
    .filter(({ name }) => name?.startsWith(layer))
    .map(({ items }) =>
      items.flatMap((item) => (item.datum?.[datumRef] ? [{ item, of: item.datum[datumRef] }] : [])),
    );
