import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rawFileList, rawFolderList } from '../../scripts/flow/records/rawFileList.js';

const file = (/** @type {string} */ path) =>
  /** @type {any} */ ([path, { path, sha256: `sum of ${path}`, size: 2048 }]);
const paths = [
  'a/2026-01/load/run1.json',
  'a/2026-01/load/run2.json',
  'a/2026-01/run1.csv',
  'b/2026-02/load/run1.json',
].map((name) => `data/raw/${name}`);
const files = new Map(paths.map(file));

test('raw files are listed with size and checksum, each once, and none that was not read', () => {
  const list = rawFileList([...paths, paths[0], 'data/raw/a/2026-01/unread.json'], files);
  assert.equal(list?.count, 4);
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

test('those of a chart are listed by folder, which leads to the list of its campaign', () => {
  const link = (/** @type {string} */ folder, /** @type {string} */ name) => ({
    href: `raw/${folder}${name}`,
    name,
  });
  const folder = (/** @type {string} */ href, /** @type {string} */ name, /** @type {string[]} */ names) => ({
    href,
    name,
    files: names.map((each) => link(name, each)),
  });
  assert.deepEqual(rawFolderList([...paths, 'data/raw/a/2026-01/unread.json'], files), {
    count: 4,
    folders: [
      folder('products/a/#files-2026-01', 'a/2026-01/load/', ['run1.json', 'run2.json']),
      folder('products/a/#files-2026-01', 'a/2026-01/', ['run1.csv']),
      folder('products/b/#files-2026-02', 'b/2026-02/load/', ['run1.json']),
    ],
  });
});

test('without raw files there is no list', () => {
  for (const list of [rawFileList, rawFolderList]) {
    assert.equal(list([], files), null);
    assert.equal(list(['data/raw/a/2026-01/unread.json'], files), null);
  }
});
