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
    if (review.charts.length > 0) pages.push(chartPages(review, drawn));
  }
  generated.set('assets/charts.json', JSON.stringify(pages));
  return generated;
}

/**
 * What the pages of single charts, for other sites to embed, say of themselves. They are there when their review is.
 *
 * @param {import('./composeReview.js').Composed} review
 * @param {import('./chartFiles.js').Drawn[]} drawn
 */
function chartPages({ review: { slug, value }, charts }, drawn) {
  const { title = slug, draft = false, date = null, publishDate = date } = value;
  return {
    ...{ slug, title, draft, date, publishDate },
    charts: charts.map(({ data }, at) => ({ id: data.id, title: data.title, sentence: drawn[at].sentence })),
  };
}
