import { datumRef } from '../marks/datumRef.js';

/**
 * The marks of the layers that stand for something, with what that is, layer by layer.
 *
 * @param {import('./stop.js').Seen['scene']} scene
 * @param {string} layer how its name begins
 * @returns {{ item: Record<string, any>, of: any }[][]}
 */
export const referencedItems = (scene, layer) =>
  marksBelow(scene.root)
    .filter(({ name }) => name?.startsWith(layer))
    .map(({ items }) =>
      items.flatMap((item) => (item.datum?.[datumRef] ? [{ item, of: item.datum[datumRef] }] : [])),
    );

/** Every mark below the root. @param {import('../../render/sceneOf.js').Mark} mark @returns {import('../../render/sceneOf.js').Mark[]} */
export const marksBelow = (mark) => [
  mark,
  ...mark.items.flatMap((item) =>
    (item.items ?? []).flatMap((/** @type {import('../../render/sceneOf.js').Mark} */ child) =>
      marksBelow(child),
    ),
  ),
];
