import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { indexSite } from '../../scripts/io/indexSite.js';
import { readIndex } from '../../scripts/io/searchIndex.js';
import { indexPages } from '../../scripts/io/searchedPages.js';

/** @typedef {Record<string, string>} Pages by path */

const marked = ' data-pagefind-body';

/** @param {string} words @param {{ mark?: string, head?: string, lang?: string }} [more] */
const pageOf = (words, { mark = marked, head = '', lang = 'en' } = {}) =>
  `<!doctype html><html lang="${lang}"><head><title>${words}</title>${head}</head><body><main${mark}><h1>${words}</h1><p>${words} in words.</p></main></body></html>`;

/** @param {string} name @param {string} value */
const filter = (name, value) => `<meta data-pagefind-filter="${name}[content]" content="${value}">`;
/** @param {string} name @param {string} value */
const field = (name, value) => `<meta data-pagefind-meta="${name}[content]" content="${value}">`;

/**
 * @param {Pages} pages
 * @param {{ last?: Map<string, Buffer>, stands?: (path: string) => boolean }} [before]
 */
async function indexOf(pages, { last, stands = () => false } = {}) {
  /** @type {string[]} */
  const asked = [];
  const read = (/** @type {string} */ path) => {
    asked.push(path);
    return Buffer.from(pages[path]);
  };
  const site = { paths: Object.keys(pages), stands, read };
  const { problems, files } = await indexSite(site, last ? readIndex(last) : null);
  assert.deepEqual(problems, []);
  return { files: new Map([...files].sort(([one], [other]) => (one < other ? -1 : 1))), asked };
}

/** @type {Pages} */
const last = {
  '404.html': pageOf('Nothing here'),
  'about/über uns/index.html': pageOf('About us'),
  ...Object.fromEntries(
    ['ant', 'bee', 'cat', 'dog', 'elk'].map((name, at) => [
      `reviews/${name}/index.html`,
      pageOf(`About the ${name}`, { head: filter('legs', at < 2 ? 'six' : 'four') }),
    ]),
  ),
};
const [, us, ant, bee, cat, dog, elk] = Object.keys(last);

/** Fewer of them. @param {(path: string) => boolean} isKept @returns {Pages} */
const only = (isKept) => Object.fromEntries(Object.entries(last).filter(([path]) => isKept(path)));

/** @type {Record<string, Pages>} by what has changed */
const changes = {
  nothing: last,
  'a sentence': { ...last, [bee]: pageOf('About the bees') },
  'one more': { ...last, 'reviews/cow/index.html': pageOf('About the cow') },
  'one less': only((path) => path !== dog),
  'one that is no longer searched': { ...last, [dog]: pageOf('About the dog', { mark: '' }) },
  'an accent': { ...last, [ant]: pageOf('Åbout the ant'), [elk]: pageOf('Abóut the elk, and about the ånt') },
  'another filter': { ...last, [cat]: pageOf('About the cat', { head: filter('fur', 'soft') }) },
  'another field': {
    ...last,
    [us]: pageOf('About us', { head: field('of', 'us and others') }),
    [cat]: pageOf('About the cat', { head: field('zone', 'the cat of us') }),
  },
  'the only one with six legs': { ...only((path) => path !== ant), [bee]: pageOf('Legs no more') },
  'another language': { ...last, [elk]: pageOf('Der Elch', { lang: 'de' }) },
  all: { [elk]: pageOf('Elks') },
  'none left': { [elk]: pageOf('Elks', { mark: '' }) },
};

for (const [what, now] of Object.entries(changes)) {
  test(`an index made of the last one is that of all pages: ${what}`, async () => {
    const before = await indexOf(last);
    const stands = (/** @type {string} */ path) => last[path] === now[path];
    const renewed = await indexOf(now, { last: before.files, stands });
    assert.deepEqual(renewed.files, (await indexOf(now)).files);
    // and once more of that one
    const again = await indexOf(last, { last: renewed.files, stands });
    assert.deepEqual(again.files, before.files);
  });
}

test('no page that stands is read', async () => {
  const before = await indexOf(last);
  const now = changes['one more'];
  const { asked } = await indexOf(now, { last: before.files, stands: (path) => path in last });
  assert.deepEqual([...new Set(asked)], ['reviews/cow/index.html']);
});

test('an index of several languages stands as Pagefind makes it', async () => {
  const { files } = await indexOf(changes['another language']);
  const { languages } = JSON.parse(String(files.get('pagefind-entry.json')));
  assert.deepEqual(Object.keys(languages).sort(), ['de', 'en']);
  assert.equal(readIndex(files), null);
});

test('what is written is what Pagefind writes, but for how it is packed', async () => {
  // of several chunks
  const words = (/** @type {number} */ page) =>
    Array.from({ length: 600 }, (_, at) => `${(page * 7919 + at * 104729) % 6007}x ñandú${at}`).join(' ');
  const many = Object.fromEntries(
    Array.from({ length: 40 }, (_, at) => [`reviews/many-${at}/index.html`, pageOf(words(at))]),
  );
  const pages = { ...changes['another field'], ...changes['an accent'], ...many };
  const { files } = await indexOf(pages);
  const own = await indexPages(Object.keys(pages).sort(), (path) => Buffer.from(pages[path]));
  const packed = own.files.filter(({ path }) => /\.pf_(?:index|filter|fragment)$/.test(path));
  assert.ok(packed.filter(({ path }) => path.endsWith('.pf_index')).length > 2);
  const metaOf = (/** @type {Iterable<[string, Uint8Array]>} */ all) =>
    [...all].flatMap(([path, content]) => (path.endsWith('.pf_meta') ? gunzipSync(content) : []));
  for (const { path, content } of packed)
    assert.deepEqual(gunzipSync(files.get(path) ?? Buffer.of()), gunzipSync(content), path);
  assert.deepEqual(metaOf(files), metaOf(own.files.map(({ path, content }) => [path, content])));
});
