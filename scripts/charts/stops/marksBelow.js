/** Every mark below the root. @param {import('../../render/sceneOf.js').Mark} mark @returns {import('../../render/sceneOf.js').Mark[]} */
export const marksBelow = (mark) => [
  mark,
  ...mark.items.flatMap((item) =>
    (item.items ?? []).flatMap((/** @type {import('../../render/sceneOf.js').Mark} */ child) =>
      marksBelow(child),
    ),
  ),
];
