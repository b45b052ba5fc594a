/**
 * Pages of the program that ask the data as reviews do, and show what an author may write. They lie in `content/<name>/` and are no
 * reviews: no list, feed or archive has them.
 */
export const referencePages = Object.freeze(['reference', 'chart-kinds']);

/** @param {string} slug */
export const isReference = (slug) => referencePages.includes(slug);

/** The folder of a review or of such a page, as the source of a regular expression. */
export const askingFolder = `content/(?:reviews/[^/]+|${referencePages.join('|')})/`;
