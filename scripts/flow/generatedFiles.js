import { chartFiles } from './chartFiles.js';
import { pageFiles } from './pageFiles.js';
import { reviewFiles } from './reviewFiles.js';
import { siteFiles } from './siteFiles.js';

/**
 * Everything that Hugo reads beside what people wrote.
 *
 * @param {ReturnType<typeof import('../build.js').compose>} composed
 * @param {(review: import('./composeReview.js').Composed) => Promise<import('./chartFiles.js').Drawn[]>} draw the charts of a review, in
 *   their order
 * @returns {Promise<Map<string, string | Uint8Array>>} by path below `.build`
 */
export async function generatedFiles(composed, draw) {
  const { project, files, devices, reviews } = composed;
  /** @type {Map<string, string | Uint8Array>} */
  const generated = new Map(siteFiles(composed));
  const add = (/** @type {Map<string, string | Uint8Array>} */ more) =>
    more.forEach((content, path) => generated.set(path, content));
  for (const review of reviews) {
    const drawn = await draw(review);
    add(reviewFiles(review, { project, devices }));
    add(pageFiles(review, drawn, composed));
    const place = { slug: review.review.slug, project, files };
    review.charts.forEach((chart, at) => add(chartFiles(chart, drawn[at], place)));
  }
  return generated;
}
