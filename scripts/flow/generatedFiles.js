import { chartFiles } from './chartFiles.js';
import { pageFiles } from './pageFiles.js';
import { reviewFiles } from './reviewFiles.js';
import { siteFiles } from './siteFiles.js';

/**
 * Everything that Hugo reads beside what people wrote.
 *
 * @param {import('./compose.js').Composition} composed
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
  const pages = [];
  const drawings = await Promise.all(reviews.map(draw));
  for (const [at, review] of reviews.entries()) {
    const drawn = drawings[at];
    add(reviewFiles(review, { project, devices }));
    add(pageFiles(review, drawn, composed));
    const { slug, published } = review.review;
    const place = { slug, project, files, archive: published?.archive };
    review.charts.forEach((chart, each) => add(chartFiles(chart, drawn[each], place)));
    pages.push(...review.charts.map(({ data }, each) => chartPage(data, drawn[each], review.review)));
  }
  generated.set('assets/charts.json', JSON.stringify(pages));
  return generated;
}

/**
 * What the page of one chart, for other sites to embed, says of itself. It is there when its review is.
 *
 * @param {import('../results/chartData.js').Selected} data
 * @param {import('./chartFiles.js').Drawn} drawn
 * @param {import('../model/project.js').Review} review
 */
function chartPage({ id, title }, { sentence }, { slug, value }) {
  const { draft = false, date = null, publishDate = date } = value;
  return { slug, id, title, sentence, draft, date, publishDate };
}
