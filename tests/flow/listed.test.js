import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { pageInputs } from '../../scripts/flow/incremental/pageInputs.js';
import { unchangedPages } from '../../scripts/flow/incremental/unchangedPages.js';
import { openLook } from '../../scripts/io/fingerprint.js';
import { temporaryFolder, writeFiles } from '../io/temporary.js';

/*
 * The lists of all reviews and charts stand while what they show of each review is the same: its front matter, what was generated for
 * it, files beside its text, and of the text what `review/first-number.html` makes of it.
 */

const layouts = join(import.meta.dirname, '../../layouts');
const textOf = (/** @type {string} */ path) => readFileSync(join(layouts, path), 'utf8');

/** @param {string} path @param {Set<string>} [known] @returns {Set<string>} it and all partials that it leads to */
function templatesFrom(path, known = new Set()) {
  if (known.has(path)) return known;
  known.add(path);
  for (const [, name] of textOf(path).matchAll(/partial(?:Cached)? "([^"]+)"/g))
    templatesFrom(`_partials/${name}`, known);
  return known;
}

test('lists of reviews show nothing of their texts but numbers that stand for them', () => {
  const ofText =
    /\.(?:Content|Summary|Plain|RawContent|(?:Fuzzy)?WordCount|ReadingTime|TableOfContents|Lastmod|Fragments)\b/;
  const all = ['charts/section.html', 'section.html'].flatMap((path) => [...templatesFrom(path)]);
  const found = [...new Set(all)].filter((path) => ofText.test(textOf(path)));
  // the words of a list are its own, and problems are shown in a preview alone
  const others = ['_partials/generated.html', '_partials/page/header.html'];
  assert.deepEqual(found.sort(), ['_partials/review/first-number.html', ...others].sort());
});

const front = (/** @type {string} */ more) => `+++\ntitle = "One"\n${more}\n+++\n`;

/** @param {import('node:test').TestContext} t @param {string} text @param {Record<string, string>} [made] */
function inputsOf(t, text, made = {}) {
  const root = temporaryFolder(t);
  const path = 'content/reviews/one/index.md';
  writeFiles(root, { [path]: text });
  return { common: '', rest: '', date: '', ...pageInputs(openLook(root), [{ path, text }], made) };
}

test('a changed sentence leaves lists as they are, a changed title, chart or number that stands for a review does not', (t) => {
  const site = { content: [], taxonomies: ['tags'], tags: [], lists: ['charts', 'reviews', 'archive'] };
  const last = inputsOf(t, `${front('')}A sentence.`);
  const lists = (/** @type {typeof last} */ before, /** @type {typeof last} */ now) =>
    unchangedPages(before, now, site)?.lists;
  assert.deepEqual(lists(last, inputsOf(t, `${front('')}Another one.`)), site.lists);
  assert.deepEqual(lists(last, inputsOf(t, `${front('draft = true')}A sentence.`)), []);
  assert.deepEqual(lists(last, inputsOf(t, `${front('')}A sentence.`, { 'charts/one': 'other' })), []);
  const [five, six] = [5, 6].map((number) =>
    inputsOf(t, `${front('')}{{< key-numbers >}}\n- ${number}\n{{< /key-numbers >}}`),
  );
  assert.deepEqual(lists(five, six), []);
});

test('a photo that lists show lies with the page of its review, and comes with that', (t) => {
  const site = { content: [], taxonomies: ['tags'], tags: [], lists: ['charts', 'reviews'] };
  const last = inputsOf(t, `${front('cover = "a.jpg"')}A sentence.`);
  assert.deepEqual(unchangedPages(last, last, site)?.lists, site.lists);
  const now = inputsOf(t, `${front('cover = "a.jpg"')}Another one.`);
  assert.deepEqual(unchangedPages(last, now, site)?.lists, []);
});

test('with a changed sentence alone, nothing new can be wrong but on the pages of its review', (t) => {
  const site = { content: ['docs', 'reviews'], taxonomies: ['tags'], tags: [], lists: ['charts', 'reviews'] };
  const last = inputsOf(t, `${front('')}A sentence.`);
  const changed = (/** @type {typeof last} */ now, lists = site.lists) =>
    unchangedPages(last, now, { ...site, lists })?.changed;
  const sentence = inputsOf(t, `${front('')}Another one.`);
  const paths = ['/charts/one', '/reviews/one', '/reviews/one/**', '/sections/one/*'];
  assert.deepEqual(changed(sentence), { includes: paths.map((path) => ({ path: [path] })) });
  assert.equal(changed(inputsOf(t, `${front('draft = true')}A sentence.`)), null);
  assert.equal(changed({ ...sentence, rest: 'other' }), null);
  assert.equal(changed(sentence, []), null, 'templates may show anything');
});
