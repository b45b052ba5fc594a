import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openSiteIndex } from '../../scripts/io/indexSite.js';

/** @param {string} words @param {string} [mark] */
const pageOf = (words, mark = ' data-pagefind-body') =>
  `<!doctype html><html lang="en"><head><title>${words}</title></head><body><main${mark}><h1>${words}</h1></main></body></html>`;

/** @typedef {Record<string, string>} Pages by path */

/** @param {Pages} pages @param {ReturnType<typeof openSiteIndex>} [index] @param {(path: string) => string} [from] */
async function indexOf(pages, index = openSiteIndex(), from = (path) => `new ${path}`) {
  const sources = new Map(Object.keys(pages).map((path) => [path, from(path)]));
  const { problems, files } = await index.finish(sources, (path) => Buffer.from(pages[path]));
  assert.deepEqual(problems, []);
  return new Map([...files].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** @type {Pages} */
const last = Object.fromEntries(
  ['ant', 'bee', 'cat', 'dog', 'elk'].map((name) => [
    `reviews/${name}/index.html`,
    pageOf(`About the ${name}`),
  ]),
);
const [ant, bee, cat, dog, elk] = Object.keys(last);

/** @type {Record<string, { now: Pages, foreseen?: string[] }>} by what has changed */
const changes = {
  nothing: { now: last },
  'a sentence': { now: { ...last, [bee]: pageOf('About the bees') } },
  'one more, foreseen': {
    now: { ...last, 'reviews/cow/index.html': pageOf('About the cow') },
    foreseen: ['reviews/cow/index.html'],
  },
  'one more that nobody foresaw': { now: { ...last, 'reviews/cow/index.html': pageOf('About the cow') } },
  'one less': { now: { [ant]: last[ant], [bee]: last[bee], [cat]: last[cat], [elk]: last[elk] } },
  'one that is no longer searched': { now: { ...last, [dog]: pageOf('About the dog', '') } },
  'one foreseen that did not come': { now: last, foreseen: ['reviews/cow/index.html'] },
  all: { now: { [elk]: pageOf('Elks') } },
  'none left': { now: { [elk]: pageOf('Elks', '') } },
};

for (const [what, { now, foreseen = [] }] of Object.entries(changes)) {
  test(`an index that was begun with the last pages is that of the new ones: ${what}`, async () => {
    const index = openSiteIndex();
    const stands = (/** @type {string} */ path) => last[path] === now[path];
    const known = Object.keys(last).map(
      (path) => /** @type {const} */ ([path, stands(path) ? `old ${path}` : null]),
    );
    const begun = new Map([...foreseen.map((path) => /** @type {const} */ ([path, null])), ...known]);
    index.begin(begun, (from) => Buffer.from(last[from.replace('old ', '')]));
    const from = (/** @type {string} */ path) => (stands(path) ? `old ${path}` : `new ${path}`);
    assert.deepEqual(await indexOf(now, index, from), await indexOf(now));
  });
}

test('a page that was taken for one that stands, and is another, is read again', async () => {
  const index = openSiteIndex();
  index.begin(new Map(Object.keys(last).map((path) => [path, `old ${path}`])), (from) =>
    Buffer.from(last[from.replace('old ', '')]),
  );
  const now = { ...last, [cat]: pageOf('Cats'), [dog]: pageOf('Dogs', '') };
  assert.deepEqual(await indexOf(now, index), await indexOf(now));
});
