import assert from 'node:assert/strict';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { listFiles } from '../../scripts/io/listFiles.js';
import { temporaryFolder, writeFiles } from '../io/temporary.js';
import { writeBaseBlog } from './baseBlog.js';
import { publishedOf } from './publishedOf.js';

/*
 * A clean clone that is given `.build` and `public` of another machine, as CI jobs are: other paths, inodes and times. It builds what has
 * changed, and the site is that of a build from nothing.
 */

const reviewOf = (/** @type {string} */ name) => `content/reviews/${name}/index.md`;
const raw = 'data/raw/disk-a/2026-11/random-read/run1.json';
const pages = {
  changed: 'reviews/two-disks/index.html',
  same: 'reviews/words/index.html',
  product: 'products/disk-a/index.html',
  other: 'products/disk-b/index.html',
};

const words = `+++
title = "Words"
date = 2026-11-20
methodology = "v1"
testbed = "bench"
products = ["disk-b"]
tags = ["words"]
+++
It reads {{< value "disk-b random-read iops" >}}.

{{< results "Reads = random-read iops" >}}

\`\`\`chart {#of-words}
kind = "grouped-bar"
test = "random-read"
metric = "iops"
title = "Reads"
\`\`\`
`;

const kept = { root: temporaryFolder({ after }), first: /** @type {Record<string, string>} */ ({}) };
before(async () => {
  writeBaseBlog(kept.root);
  writeFiles(kept.root, { [reviewOf('words')]: words });
  kept.first = await publishedOf(kept.root);
});

/**
 * @param {import('node:test').TestContext} t
 * @param {{ carried?: boolean }} [options]
 */
function cloneOf(t, { carried = true } = {}) {
  const clone = temporaryFolder(t);
  // of the cache, both have what takes longest to make
  const filter = (/** @type {string} */ path) =>
    carried || !/public|resources|\.build[\\/](?!cache)/.test(path.slice(kept.root.length));
  cpSync(kept.root, clone, { recursive: true, filter });
  for (const path of [...listFiles(clone), ...inBuild(clone)]) utimesSync(join(clone, path), 1, 1);
  return clone;
}

const inBuild = (/** @type {string} */ root) => listFiles(root, '.build');
const inode = (/** @type {string} */ root, /** @type {string} */ path) =>
  statSync(join(root, 'public', path)).ino;

/**
 * @param {string} root
 * @returns {Promise<{ site: Record<string, string>, stands: string[] }>} `stands`: names of the pages that are the same file as before
 */
async function builtAgain(root) {
  const paths = Object.entries(pages);
  const earlier = paths.map(([, path]) => inode(root, path));
  const site = await publishedOf(root);
  const stands = paths.filter(([, path], at) => inode(root, path) === earlier[at]).map(([name]) => name);
  return { site, stands };
}

/** @param {string} root @param {string} path @param {(text: string) => string} change */
const rewrite = (root, path, change) =>
  writeFileSync(join(root, path), change(readFileSync(join(root, path), 'utf8')));

/** @type {{ what: string, change: (root: string) => void, stands: string[] }[]} */
const changes = [
  { what: 'nothing', change: () => {}, stands: Object.keys(pages) },
  {
    what: 'a sentence',
    change: (root) => rewrite(root, reviewOf('two-disks'), (text) => `${text}\nOne more.\n`),
    stands: ['same', 'product', 'other'],
  },
  {
    what: 'a raw file',
    change: (root) =>
      rewrite(root, raw, () => readFileSync(join(root, raw.replace('disk-a', 'disk-b')), 'utf8')),
    // the page of a product tells where it stands among others
    stands: ['same'],
  },
];

test('a clean clone with what another machine built renders what has changed, and makes the same site', async (t) => {
  for (const { what, change, stands } of changes) {
    const [clone, anew] = [cloneOf(t), cloneOf(t, { carried: false })];
    for (const root of [clone, anew]) change(root);
    const built = await builtAgain(clone);
    assert.deepEqual(built.stands, stands, `what stands where ${what} changed`);
    assert.deepEqual(built.site, await publishedOf(anew), what);
  }
});

/** One character is another: as long, and of the same time. @param {string} root @param {string} path */
function damage(root, path) {
  rewrite(root, path, (text) => text.replace(/e(?=[^e]*$)/, 'E'));
  utimesSync(join(root, path), 1, 1);
}

test('where what was carried over is damaged, the site is the same', async (t) => {
  const [generated] = listFiles(kept.root, '.build/assets/reviews');
  for (const paths of [[`public/${pages.same}`, generated], listFiles(kept.root, '.build/done')]) {
    const clone = cloneOf(t);
    for (const path of paths) damage(clone, path);
    assert.deepEqual(await builtAgain(clone), { site: kept.first, stands: [] }, paths.join());
  }
});

test('of what another version of the program has built, nothing stands', async (t) => {
  const clone = cloneOf(t);
  const { version } = process;
  Object.defineProperty(process, 'version', { value: 'v0.0.0' });
  try {
    assert.deepEqual(await builtAgain(clone), { site: kept.first, stands: [] });
    assert.equal(
      existsSync(join(clone, '.build/before')),
      false,
      'a site of other files would take its own room',
    );
  } finally {
    Object.defineProperty(process, 'version', { value: version });
  }
});

test('the next site is made of the one before the last, whatever was done to that', async (t) => {
  const clone = cloneOf(t);
  const [sentence, changed] = ['\nOne more.\n', reviewOf('two-disks')];
  const before = join(clone, '.build/before');
  rewrite(clone, changed, (text) => text + sentence);
  await publishedOf(clone);
  const { ino } = statSync(before);
  rmSync(join(before, pages.same));
  rmSync(join(before, pages.other));
  mkdirSync(join(before, pages.other));
  rmSync(join(before, raw.slice('data/'.length)));
  writeFiles(before, { [raw.slice('data/'.length)]: 'x', 'stray/.hidden': 'x', 'products/stray.txt': 'x' });
  rewrite(clone, changed, (text) => text.replace(sentence, ''));
  assert.deepEqual(await builtAgain(clone), { site: kept.first, stands: ['same', 'product', 'other'] });
  assert.equal(statSync(join(clone, 'public')).ino, ino, 'its folder is used again');
  assert.equal(statSync(join(clone, 'public/stray'), { throwIfNoEntry: false }), undefined);
});
