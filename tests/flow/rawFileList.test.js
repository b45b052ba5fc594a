import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rawFileList } from '../../scripts/flow/records/rawFileList.js';

const file = (/** @type {string} */ path) =>
  /** @type {any} */ ([path, { path, sha256: `sum of ${path}`, size: 2048 }]);
const paths = [
  'a/2026-01/load/run1.json',
  'a/2026-01/load/run2.json',
  'a/2026-01/run1.csv',
  'b/2026-02/load/run1.json',
].map((name) => `data/raw/${name}`);
const files = new Map(paths.map(file));

test('up to the limit raw files are listed with size and checksum, each once, and none that was not read', () => {
  const list = rawFileList([...paths, paths[0], 'data/raw/a/2026-01/unread.json'], files, { most: 4 });
  assert.deepEqual(list?.folders, []);
  assert.equal(list.count, 4);
  assert.deepEqual(
    list.files.map(({ name }) => `data/raw/${name}`),
    paths,
  );
  assert.deepEqual(list.files[2], {
    href: 'raw/a/2026-01/run1.csv',
    name: 'a/2026-01/run1.csv',
    sha256: 'sum of data/raw/a/2026-01/run1.csv',
    size: '2.05\u2009kB',
  });
});

test('more of them are named by folder, which leads to the list of its campaign', () => {
  const list = rawFileList(paths, files, { most: 3 });
  assert.deepEqual(list, {
    count: 4,
    files: [],
    folders: [
      { href: 'products/a/#files-2026-01', name: 'a/2026-01/load/', files: ['run1.json', 'run2.json'] },
      { href: 'products/a/#files-2026-01', name: 'a/2026-01/', files: ['run1.csv'] },
      { href: 'products/b/#files-2026-02', name: 'b/2026-02/load/', files: ['run1.json'] },
    ],
  });
});

test('without raw files there is no list', () => {
  assert.equal(rawFileList([], files), null);
  assert.equal(rawFileList(['data/raw/a/2026-01/unread.json'], files), null);
});
