import assert from 'node:assert/strict';
import { cpSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { temporaryFolder, writeFiles } from '../io/temporary.js';
import { writeBaseBlog } from './baseBlog.js';
import { publishedOf } from './publishedOf.js';

/*
 * Where reviews alone have changed, the pages of the others stand as the last build rendered them. With the templates of the
 * project, whatever these show of other pages: the site is that of a build from nothing.
 */

const pathOf = (/** @type {string} */ slug) => `content/reviews/${slug}/index.md`;

/**
 * @param {string} name
 * @param {number} day
 * @param {string} [more] text
 */
const review = (name, day, more = '') => `+++
title = "About ${name}"
date = 2020-03-0${day}
methodology = "v1"
testbed = "bench"
products = ["disk-a", "disk-b"]
tags = ["disks", "M.2 of ${name}"]
verdict = "It is ${name}."
+++
It reads {{< value "disk-a random-read iops" >}}.

\`\`\`chart {#of-${name}}
kind = "bar"
test = "random-read"
metric = "iops"
title = "A chart of ${name}"
\`\`\`
${more}
`;

const gallery = `
{{< gallery title="Disks" >}}
![A disk](disk.svg "A disk.")
{{< /gallery >}}
`;
const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path d="M0 0h8v8z"/></svg>';

/** Where two come in one build, none puts right what the other leaves stale. @type {[string, (root: string) => void][]} */
const changes = [
  [
    'a sentence and a chart',
    (root) => {
      replace(root, 'second', /$/, '\nOne more.\n');
      replace(root, 'second', /title = "A chart of second"/, 'title = "Another chart"');
    },
  ],
  ['a title', (root) => replace(root, 'second', /About second/, 'About the second')],
  ['a tag and a series', (root) => replace(root, 'first', /tags = .*/, 'tags = ["more"]\nseries = "Some"')],
  ['a section', (root) => writeFiles(root, { 'content/reviews/third/01-end.md': section('It ends.') })],
  [
    'its text and an image',
    (root) =>
      writeFiles(root, {
        'content/reviews/third/01-end.md': section('It has ended.'),
        'content/reviews/third/disk.svg': picture.replace('8z', '4z'),
      }),
  ],
  ['the last gallery', (root) => replace(root, 'third', /\{\{< gallery[^]*/, '\n')],
  ['a new review', (root) => writeFiles(root, { [pathOf('fourth')]: review('fourth', 4) })],
  ['another name', (root) => renameSync(folder(root, 'fourth'), folder(root, 'fifth'))],
  [
    'an address of its own',
    (root) => replace(root, 'fifth', /^tags/m, 'aliases = ["/old/"]\nslug = "new"\ntags'),
  ],
  [
    'a draft and a review less',
    (root) => {
      replace(root, 'second', /^tags/m, 'draft = true\ntags');
      rmSync(folder(root, 'first'), { recursive: true });
    },
  ],
];

const section = (/** @type {string} */ text) => `+++\ntitle = "The end"\n+++\n${text}\n`;
const folder = (/** @type {string} */ root, /** @type {string} */ slug) =>
  join(root, 'content/reviews', slug);

/** @param {string} root @param {string} slug @param {RegExp} form @param {string} text */
function replace(root, slug, form, text) {
  const old = readFileSync(join(root, pathOf(slug)), 'utf8');
  const changed = old.replace(form, text);
  assert.notEqual(changed, old, slug);
  writeFiles(root, { [pathOf(slug)]: changed });
}

/** @param {import('node:test').TestContext} t */
async function builtSite(t) {
  const root = temporaryFolder(t);
  writeBaseBlog(root);
  writeFiles(root, {
    [pathOf('first')]: review('first', 1),
    [pathOf('second')]: review('second', 2),
    [pathOf('third')]: review('third', 3, gallery),
    'content/reviews/third/disk.svg': picture,
  });
  return { root, first: await publishedOf(root) };
}

test('whatever has changed of reviews, the next build makes what one from nothing makes', async (t) => {
  const { root, first } = await builtSite(t);
  let last = first;
  for (const [what, change] of changes) {
    change(root);
    const again = await publishedOf(root);
    const elsewhere = temporaryFolder(t);
    cpSync(root, elsewhere, {
      recursive: true,
      filter: (path) => !/public|resources|\.build.(?:done|assets|static)/.test(path),
    });
    const anew = await publishedOf(elsewhere);
    const differing = Object.keys({ ...again, ...anew }).filter((path) => again[path] !== anew[path]);
    assert.deepEqual(differing, [], `changed: ${what}`);
    assert.notDeepEqual(again, last, `nothing came of ${what}`);
    last = again;
  }
});

test('what stands is the same file as before, and what does not is another', async (t) => {
  const { root } = await builtSite(t);
  const files = () =>
    Object.fromEntries(
      [
        ...['reviews/third/index.html', 'charts/third/index.html', 'charts/third/of-third.png'],
        ...['products/disk-a/index.html', 'raw/disk-a/2026-11/random-read/run1.json'],
        ...['reviews/second/index.html', 'charts/second/index.html', 'index.html'],
      ].map((path) => [path, statSync(join(root, 'public', path)).ino]),
    );
  /** @param {(root: string) => void} change @returns {Promise<string[]>} paths of what is the same */
  const standing = async (change) => {
    const before = files();
    change(root);
    await publishedOf(root);
    return Object.entries(files()).flatMap(([path, ino]) => (before[path] === ino ? [path] : []));
  };
  const ofThird = ['charts/third/index.html', 'charts/third/of-third.png'];
  const raw = 'raw/disk-a/2026-11/random-read/run1.json';
  assert.deepEqual(await standing(changes[0][1]), [
    'reviews/third/index.html',
    ...ofThird,
    'products/disk-a/index.html',
    raw,
  ]);
  assert.deepEqual(await standing(changes[1][1]), [...ofThird, raw], 'a title is told elsewhere');
  const product = (/** @type {string} */ place) =>
    writeFiles(place, {
      'data/products/disk-a.toml': readFileSync(join(place, 'data/products/disk-a.toml'), 'utf8').concat(
        '\nmaker = "M"\n',
      ),
    });
  assert.deepEqual(await standing(product), ['charts/third/of-third.png'], 'every page may tell of data');
});
