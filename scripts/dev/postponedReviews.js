import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasOwnTheme, reviewFolders } from '../io/projectFiles.js';

/** So many reviews are made whether anybody looks at them or not: those of the first page of a list. */
const atOnce = 20;

/**
 * @typedef {import('../flow/incremental/unchangedReviews.js').Made} Made
 * @typedef {import('../flow/incremental/unchangedReviews.js').Inputs} Inputs
 * @typedef {import('../flow/incremental/unchangedReviews.js').Standing} Standing
 */

/** Of a review that has changed since it was made, or was never made. */
const unknown = '';

/**
 * Which reviews a round of live preview leaves for later. Where few have changed, none; else all but the newest, those that are written
 * at, and those that were asked for.
 *
 * @param {string} root of the blog
 */
export function postponedReviews(root) {
  /** @type {Set<string>} */
  const wanted = new Set();
  let rounds = 0;
  let isFull = false;
  return {
    /** @param {string} slug */
    want: (slug) => void wanted.add(slug),
    /**
     * @param {{ made: Made, inputs: Inputs } | null} last
     * @param {Inputs} inputs
     * @param {Standing} standing
     * @returns {string[]} slugs
     */
    choose(last, inputs, standing) {
      const due = Object.keys(inputs.reviews).filter((slug) => !standing.reviews.has(slug));
      const known = last?.inputs.reviews ?? {};
      const isWrittenAt = (/** @type {string} */ slug) =>
        known[slug] !== unknown && known[slug] !== inputs.reviews[slug];
      if (rounds++ > 0 && last) for (const slug of due.filter(isWrittenAt)) wanted.add(slug);
      if (due.length <= atOnce || !areAskedFor(root)) return [];
      if (!isFull) for (const slug of newestFirst(root).slice(0, atOnce)) wanted.add(slug);
      isFull = true;
      return due.filter((slug) => !wanted.has(slug));
    },
  };
}

/** Own templates may show a review that nobody was told to make. @param {string} root */
const areAskedFor = (root) =>
  !hasOwnTheme(root) &&
  ['layouts/baseof.html', 'layouts/reviews/page.html']
    .map((path) => join(root, path))
    .every((file) => !existsSync(file) || /is-later|define "main"/.test(readFileSync(file, 'utf8')));

/** @param {string} root @returns {string[]} slugs */
const newestFirst = (root) =>
  reviewFolders(root)
    .map(({ slug, folder }) => ({ slug, date: dateIn(join(root, folder, 'index.md')) }))
    .sort((a, b) => (a.date < b.date ? 1 : -1))
    .map(({ slug }) => slug);

/** @param {string} file @returns {string} what has none is yet to be published */
const dateIn = (file) =>
  (existsSync(file) && /^date\s*=\s*"?(\d{4}-\d\d-\d\d)/m.exec(readFileSync(file, 'utf8'))?.[1]) || 'none';

/**
 * What stands in a round, when these reviews are left as they are.
 *
 * @param {Standing} standing
 * @param {string[]} postponed slugs
 * @param {Made | null} made
 * @returns {Standing}
 */
export const leaving = (standing, postponed, made) => ({
  ...standing,
  reviews: new Map([
    ...standing.reviews,
    ...postponed.map((slug) => /** @type {const} */ ([slug, made?.reviews[slug] ?? neverMade])),
  ]),
});

/** @type {import('../flow/incremental/unchangedReviews.js').MadeReview} */
const neverMade = { problems: [], files: [], lists: [], asked: [], named: [] };

/** @param {Inputs} inputs @param {string[]} postponed @returns {Inputs} by which they stand in no round */
export const withoutPostponed = (inputs, postponed) => ({
  ...inputs,
  reviews: { ...inputs.reviews, ...Object.fromEntries(postponed.map((slug) => [slug, unknown])) },
});
