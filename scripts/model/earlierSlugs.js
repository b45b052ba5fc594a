/**
 * The folders that a review was in before, as its `aliases` say: `old-name`, or `/reviews/old-name/`. What else was at an address
 * below that of the review, a section or a chart, moved with it.
 *
 * @param {Record<string, any>} value front matter
 * @returns {string[]}
 */
export const earlierSlugs = ({ aliases }) =>
  (Array.isArray(aliases) ? aliases : []).flatMap(
    (alias) => /^(?:\/reviews\/)?([a-z0-9][a-z0-9.-]*)\/?$/.exec(String(alias))?.[1] ?? [],
  );
