import assert from 'node:assert/strict';
import { rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { openCache } from '../../scripts/io/cache.js';
import { listFiles } from '../../scripts/io/listFiles.js';
import { temporaryFolder, writeFiles } from './temporary.js';

const kinds = { parse: ['scripts/parsers'], chart: ['scripts/charts'] };
const code = { 'package-lock.json': '{}', 'scripts/parsers/a.js': '1', 'scripts/charts/b.js': '2' };

/** @param {import('node:test').TestContext} t */
function project(t) {
  const root = temporaryFolder(t, code);
  let made = 0;
  return {
    root,
    open: () => openCache(root, kinds, root),
    make: () => ({ made: ++made }),
    entries: () => listFiles(join(root, '.build/cache')),
  };
}

test('what was made once is not made again', async (t) => {
  const { open, make } = project(t);
  assert.deepEqual(open().json('parse', 'key', make), { made: 1 });
  assert.deepEqual(open().json('parse', 'key', make), { made: 1 });
  assert.deepEqual(await open().jsonAsync('parse', 'key', async () => make()), { made: 1 });
  assert.deepEqual(open().json('parse', 'other key', make), { made: 2 });
  const bytes = Buffer.from([0, 255, 13]);
  assert.deepEqual(
    open().bytes('chart', 'key', () => bytes),
    bytes,
  );
  assert.deepEqual(Buffer.from(open().bytes('chart', 'key', () => Buffer.from('x'))), bytes);
  assert.deepEqual(Buffer.from(await open().bytesAsync('chart', 'key', async () => Buffer.from('x'))), bytes);
});

test('changed code makes its own kind anew, changed packages make everything anew', (t) => {
  const { root, open, make } = project(t);
  const ask = () => [open().json('parse', 'key', make).made, open().json('chart', 'key', make).made];
  assert.deepEqual(ask(), [1, 2]);
  writeFiles(root, { 'scripts/charts/b.js': '3' });
  assert.deepEqual(ask(), [1, 3]);
  writeFiles(root, { 'package-lock.json': '{ }' });
  assert.deepEqual(ask(), [4, 5]);
});

test('an entry that is missing, cut short or changed is made anew', (t) => {
  const { root, open, make, entries } = project(t);
  open().json('parse', 'key', make);
  const [entry] = entries().map((name) => join(root, '.build/cache', name));
  for (const [at, damage] of [
    () => rmSync(entry),
    () => truncateSync(entry, 20),
    () => truncateSync(entry, 0),
    () => writeFileSync(entry, 'x'.repeat(4096)),
  ].entries()) {
    damage();
    assert.deepEqual(open().json('parse', 'key', make), { made: at + 2 }, `${damage}`);
  }
});

test('the cache may be deleted at any time', (t) => {
  const { root, open, make } = project(t);
  const cache = open();
  cache.json('parse', 'key', make);
  rmSync(join(root, '.build'), { recursive: true });
  assert.deepEqual(cache.json('parse', 'key', make), { made: 2 });
});

test('what a build did not ask for is pruned', (t) => {
  const { open, make, entries } = project(t);
  open().json('parse', 'old', make);
  open().json('parse', 'kept', make);
  const cache = open();
  cache.json('parse', 'kept', make);
  cache.json('parse', 'new', make);
  assert.equal(cache.prune(), 1);
  assert.equal(entries().length, 2);
});

test('a failure is not remembered', (t) => {
  const { open, make, entries } = project(t);
  const fail = () => {
    throw new Error('no');
  };
  assert.throws(() => open().json('parse', 'key', fail), /no/);
  assert.deepEqual(entries(), []);
  assert.deepEqual(open().json('parse', 'key', make), { made: 1 });
});
