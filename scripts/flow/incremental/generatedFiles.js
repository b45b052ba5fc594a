import { deserialize, serialize } from 'node:v8';
import { partsOfCharts } from '../../render/archivedParts.js';
import { listFilesOf } from '../records/pageFiles.js';
import { listsOfAll } from '../records/listsOfAll.js';
import { openDataFiles } from '../records/openDataFiles.js';
import { askedOf } from '../records/otherProducts.js';
import { reviewArchive } from '../records/reviewArchive.js';
import { reviewFiles } from '../records/reviewFiles.js';
import { nothingUnchanged } from './unchangedReviews.js';

/**
 * @typedef {Map<string, string | Uint8Array>} Files by path below `.build`
 *
 * @typedef {object} Part of what is generated; what is of no review and not of the `common` pages either is made at every build
 * @property {Files} files
 * @property {boolean} [common] the pages beside the reviews
 * @property {string} [review] its folder
 * @property {boolean} [lists] of what readers may add to the charts of the review
 * @property {import('../records/otherProducts.js').Asked[]} [asked] what these answer
 * @property {string[]} [kept] paths of those that stand
 * @property {string} [archive] the key of the archive of the review
 *
 * @typedef {object} Making
 * @property {(review: import('../composeReview.js').Composed) => Promise<import('../records/chartFiles.js').Drawn[]>} draw the charts of a review, in their order
 * @property {Pick<Parameters<typeof reviewArchive>[2], 'code' | 'read' | 'pack'>} [archive] what archives are made by; without it, there are none
 */

/** So many reviews are being drawn while one is written: no thread waits, and little is held. */
const ahead = 4;

/**
 * Everything that Hugo reads beside what people wrote, part by part, but for what stands.
 *
 * @param {import('../compose.js').Composition} composed
 * @param {Making & { standing?: import('./unchangedReviews.js').Standing }} making
 * @returns {AsyncGenerator<Part, void>}
 */
export async function* generatedFiles(composed, { draw, archive, standing = nothingUnchanged }) {
  const begin = async (/** @type {import('../composeReview.js').Composed} */ review) => {
    const drawn = await draw(review);
    const last = standing.archives.get(review.review.slug);
    const packed = archive && (await packReview(review, drawn, composed, { ...archive, last }));
    return { review, drawn, packed };
  };
  // threads paint the first ones while the common pages are made
  const begun = begunAhead(composed.reviews, begin);
  if (!standing.common) {
    // the largest files, while little else is held
    const open = openDataFiles(composed.results, composed.about, keptRows(composed));
    yield { files: open.files, common: true };
    open.free();
    // with all parsers, whose names it lists
    const { siteFiles } = await import('../records/siteFiles.js');
    yield { files: siteFiles(composed), common: true };
    for (const review of composed.project.reviews) {
      const stands = standing.reviews.get(review.slug);
      if (stands) yield await listsPart(review, stands.asked, composed);
    }
  }
  for await (const { review, drawn, packed } of begun) {
    yield reviewPart(review, drawn, { composed, archive: packed });
    yield await listsPart(review.review, askedBy(review, drawn), composed);
  }
  yield { files: listsOfAll(composed) };
}

/**
 * Rows of the open data, as an earlier build wrote them of the same results.
 *
 * @param {Pick<import('../compose.js').Composition, 'cache' | 'productKeys'>} composed
 * @returns {import('../records/openDataFiles.js').Keep}
 */
const keptRows =
  ({ cache, productKeys }) =>
  (product, columns, make) => {
    const key = productKeys.get(product);
    if (key === undefined) return make();
    return deserialize(cache.bytes('results', `rows ${columns} ${key}`, () => serialize(make())));
  };

/**
 * The first are begun at once, each other one when one is taken.
 *
 * @template T
 * @param {import('../composeReview.js').Composed[]} reviews
 * @param {(review: import('../composeReview.js').Composed) => Promise<T>} begin
 * @returns {AsyncGenerator<T, void>}
 */
function begunAhead(reviews, begin) {
  const start = (/** @type {import('../composeReview.js').Composed} */ review) => {
    const each = begin(review);
    // the error is reported when its turn has come
    each.catch(() => {});
    return each;
  };
  const begun = reviews.slice(0, ahead).map(start);
  return (async function* () {
    for (const review of reviews.slice(ahead)) {
      begun.push(start(review));
      yield await begun.splice(0, 1)[0];
    }
    for (const each of begun) yield await each;
  })();
}

/**
 * @param {import('../composeReview.js').Composed} review
 * @param {import('../records/chartFiles.js').Drawn[]} drawn
 * @param {import('../compose.js').Composition} composed
 * @param {NonNullable<Making['archive']> & { last?: string }} archive
 */
const packReview = (review, drawn, { project, files }, archive) =>
  reviewArchive(review, partsOfCharts(review.charts, drawn), { project, files, ...archive });

/**
 * @param {import('../composeReview.js').Composed} review
 * @param {import('../records/chartFiles.js').Drawn[]} drawn
 * @param {{ composed: import('../compose.js').Composition, archive?: import('../records/reviewArchive.js').Archive | null }} site
 * @returns {Part}
 */
function reviewPart(review, drawn, { composed, archive }) {
  const files = reviewFiles(review, drawn, composed);
  if (archive?.bytes) files.set(archive.path, archive.bytes);
  const kept = archive && !archive.bytes ? [archive.path] : [];
  return { files, review: review.review.slug, kept, archive: archive?.key };
}

/**
 * @param {import('../../model/project.js').Review} review
 * @param {import('../records/otherProducts.js').Asked[]} asked
 * @param {import('../compose.js').Composition} composed
 * @returns {Promise<Part>}
 */
const listsPart = async (review, asked, composed) => ({
  files: await listFilesOf(review, asked, composed),
  review: review.slug,
  lists: true,
  asked,
});

/**
 * What readers may add to the charts of a review that its page draws again.
 *
 * @param {import('../composeReview.js').Composed} review
 * @param {import('../records/chartFiles.js').Drawn[]} drawn
 */
const askedBy = ({ charts }, drawn) => charts.filter((_, at) => drawn[at].page).map(askedOf);
