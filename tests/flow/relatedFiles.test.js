import assert from 'node:assert/strict';
import { test } from 'node:test';
import { relatedFiles } from '../../scripts/flow/records/relatedFiles.js';

/** @param {string} slug @param {string} date @param {Record<string, any>} [more] front matter */
const review = (slug, date, more) =>
  /** @type {any} */ ({
    slug,
    value: { title: `About ${slug}`, date, products: ['a'], methodology: 'v1', ...more },
  });

/** @param {any[]} reviews @returns {(page: string) => any} */
function relatedIn(reviews) {
  const [products, methodologies, testbeds] = [['a', 'b'], ['v1'], ['bench']].map(
    (ids) => new Map(ids.map((id) => [id, {}])),
  );
  const files = relatedFiles({ reviews, products, methodologies, testbeds });
  return (page) => JSON.parse(files.get(`assets/related/${page}.json`) ?? 'null');
}

const slugs = (/** @type {{ path: string }[]} */ cards) =>
  cards.map(({ path }) => path.replace('/reviews/', ''));

test('a review names the one before and after it, and leads on behind a draft', () => {
  const of = relatedIn([
    review('second', '2020-02-01', { draft: true, products: ['b'] }),
    review('first', '2020-01-01', { products: ['b'], series: 'Some' }),
    review('third', '2020-03-01'),
    review('fourth', '2020-01-15', { publishDate: '2020-04-01', series: 'Some' }),
  ]);
  assert.deepEqual(slugs(of('reviews/third').earlier), ['second', 'first']);
  assert.deepEqual(slugs(of('reviews/third').later), ['fourth'], 'by when readers saw it');
  assert.deepEqual(slugs(of('reviews/first').later), ['second', 'third']);
  assert.deepEqual(slugs(of('reviews/first').earlier), []);
  assert.deepEqual(slugs(of('reviews/fourth').series), ['first', 'fourth'], 'the oldest first');
  assert.deepEqual(of('reviews/third').series, []);
});

test('at its end a review links another one once: in its series, else as related, else before or after it', () => {
  const of = relatedIn([
    review('first', '2020-01-01', { series: 'Some' }),
    review('second', '2020-02-01', { series: 'Some' }),
    review('third', '2020-03-01'),
  ]);
  const { series, related, earlier, later } = of('reviews/second');
  assert.deepEqual([series, related, earlier, later].map(slugs), [['first', 'second'], [], [], ['third']]);
  assert.deepEqual(slugs(of('reviews/third').related), ['second', 'first']);
  assert.deepEqual(of('reviews/third').earlier, []);
});

test('related are no newer reviews with a product in common, by products and tags', () => {
  const of = relatedIn([
    review('own', '2020-06-01', { products: ['a', 'b'], tags: ['SSD', 'M.2'] }),
    review('newer', '2020-07-01', { products: ['a', 'b'] }),
    review('tags-alone', '2020-05-01', { products: ['c'], tags: ['ssd', 'm.2'] }),
    review('one', '2020-04-01', { products: ['b'] }),
    review('tagged', '2020-03-01', { products: ['a'], tags: ['ssd'] }),
    review('both', '2020-02-01', { products: ['a', 'b'] }),
    review('hidden', '2020-01-02', { products: ['a'], draft: true }),
    review('old', '2020-01-01', { products: ['a'] }),
    review('older', '2019-01-01', { products: ['a'] }),
  ]);
  assert.deepEqual(slugs(of('reviews/own').related), ['both', 'tagged', 'one', 'hidden', 'old']);
});

test('a product, a methodology and a testbed name their reviews, with all that is shown of these', () => {
  const of = relatedIn([
    review('first', '2020-01-01', { products: ['a', 'b'], author: 'A. Author', slug: 'the-first' }),
    review('second', '2020-02-01', { testbed: 'bench', draft: true }),
    review('reference', '2020-03-01'),
  ]);
  const first = { path: '/reviews/first', title: 'About first', slug: 'the-first', author: 'A. Author' };
  const second = { path: '/reviews/second', title: 'About second', draft: true };
  assert.deepEqual(of('products/a'), { reviews: [second, first] });
  assert.deepEqual(of('products/b'), { reviews: [first] });
  assert.deepEqual(of('methodologies/v1'), { reviews: [second, first] });
  assert.deepEqual(of('testbeds/bench'), { reviews: [second] });
});

test('a tag that is written in two ways is told, as its page has one of them for a name', () => {
  const of = relatedIn([
    review('first', '2020-01-01', { tags: ['SSD', 'M.2'] }),
    review('second', '2020-02-01', { tags: ['ssd'] }),
  ]);
  assert.deepEqual(of('reviews/first').spellings, ['ssd', 'SSD']);
  assert.deepEqual(of('reviews/second').spellings, ['ssd', 'SSD']);
});

test('what a preview reads of a broken review is no error', () => {
  const of = relatedIn([review('first', 'soon', { products: 'a', tags: 3, series: 4 })]);
  assert.deepEqual(of('reviews/first').related, []);
});

test('a review names what replaces it, and so does whatever lists it', () => {
  const of = relatedIn([
    review('first', '2020-01-01', { series: 'Some' }),
    review('second', '2020-02-01', { series: 'Some', supersedes: 'first' }),
    review('third', '2020-03-01', { supersedes: 'first', draft: true }),
  ]);
  assert.deepEqual(slugs(of('reviews/first').replacedBy), ['third', 'second']);
  assert.deepEqual(of('reviews/second').replacedBy, []);
  const listed = of('products/a').reviews.map((/** @type {any} */ { replacedBy }) => replacedBy);
  assert.deepEqual(listed, [undefined, undefined, ['/reviews/third', '/reviews/second']]);
  assert.deepEqual(of('reviews/second').series[0].replacedBy, ['/reviews/third', '/reviews/second']);
});
