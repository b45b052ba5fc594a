import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { leaving, postponedReviews, withoutPostponed } from '../../scripts/dev/postponedReviews.js';
import { unchangedReviews } from '../../scripts/flow/incremental/unchangedReviews.js';
import { temporaryFolder, writeFiles } from '../io/temporary.js';

const slugs = Array.from({ length: 30 }, (_, at) => `review-${String(at).padStart(2, '0')}`);
const inputs = {
  common: 'as it is',
  products: {},
  reviews: Object.fromEntries(slugs.map((slug) => [slug, 'a'])),
};

/** @param {import('node:test').TestContext} t a blog of thirty reviews, the last one the newest */
function blogOf(t) {
  const root = temporaryFolder(t);
  const texts = slugs.map((slug, at) => [
    `content/reviews/${slug}/index.md`,
    `+++\ndate = 2026-10-${String(at + 1).padStart(2, '0')}\n+++\n`,
  ]);
  writeFiles(root, Object.fromEntries(texts));
  return root;
}

/** @param {ReturnType<typeof postponedReviews>} later */
function rounds(later) {
  /** @type {{ made: import('../../scripts/flow/incremental/unchangedReviews.js').Made, inputs: typeof inputs } | null} */
  let last = null;
  return (/** @type {typeof inputs} */ now) => {
    const standing = unchangedReviews(last, now);
    const postponed = later.choose(last, now, standing);
    const made = {
      problems: [],
      common: [],
      reviews: Object.fromEntries(leaving({ ...standing }, postponed, last?.made ?? null).reviews),
    };
    const done = slugs.filter((slug) => !Object.hasOwn(made.reviews, slug));
    for (const slug of done)
      made.reviews[slug] = { problems: [], files: [], lists: [], asked: [], named: [] };
    last = { made, inputs: /** @type {typeof inputs} */ (withoutPostponed(now, postponed)) };
    return done;
  };
}

test('of many reviews the newest are made at once, and others when they are asked for or written at', (t) => {
  const later = postponedReviews(blogOf(t));
  const round = rounds(later);
  assert.deepEqual(round(inputs), slugs.slice(10));
  assert.deepEqual(round(inputs), slugs.slice(0, 10), 'few are left: they are made in the next round');
  later.want('review-03');
  const other = { ...inputs, common: 'another' };
  assert.deepEqual(round(other), ['review-03', ...slugs.slice(10)]);
});

test('a review that is looked at, or written at, follows what all share', (t) => {
  const later = postponedReviews(blogOf(t));
  const round = rounds(later);
  round(inputs);
  round(inputs);
  assert.deepEqual(round({ ...inputs, reviews: { ...inputs.reviews, 'review-05': 'b' } }), ['review-05']);
  assert.deepEqual(
    round({ ...inputs, common: 'another', reviews: { ...inputs.reviews, 'review-05': 'b' } }),
    ['review-05', ...slugs.slice(10)],
  );
});

test('a blog with a frame of its own, which does not ask for reviews, gets all', (t) => {
  const root = blogOf(t);
  writeFiles(root, { 'layouts/baseof.html': '<!DOCTYPE html>{{ block "main" . }}{{ end }}' });
  assert.deepEqual(rounds(postponedReviews(root))(inputs), slugs);
  writeFileSync(join(root, 'layouts/baseof.html'), '{{ partial "preview/is-later.html" . }}');
  assert.deepEqual(rounds(postponedReviews(root))(inputs), slugs.slice(10));
});
