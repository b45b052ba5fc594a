import assert from 'node:assert/strict';
import { existsSync, readFileSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { listFiles, naturalOrder } from '../../scripts/io/listFiles.js';
import { writeTree } from '../../scripts/io/writeTree.js';
import { temporaryFolder } from './temporary.js';

test('only what changed is written, and what is not wanted any more is removed', (t) => {
  const folder = temporaryFolder(t, { 'same.txt': 'same', 'changed.txt': 'old', 'gone/deep/file.txt': 'x' });
  utimesSync(join(folder, 'same.txt'), 1, 1);
  const { written, removed } = writeTree(
    folder,
    new Map(
      Object.entries({ 'same.txt': 'same', 'changed.txt': 'new', 'a/new.bin': new Uint8Array([0, 1]) }),
    ),
  );
  assert.deepEqual(written, ['changed.txt', 'a/new.bin']);
  assert.deepEqual(removed, ['gone/deep/file.txt']);
  assert.deepEqual(listFiles(folder), ['a/new.bin', 'changed.txt', 'same.txt']);
  assert.equal(readFileSync(join(folder, 'changed.txt'), 'utf8'), 'new');
  assert.equal(statSync(join(folder, 'same.txt')).mtimeMs, 1000, 'an unchanged file was written again');
  assert.ok(!existsSync(join(folder, 'gone')), 'an empty folder stayed');
});

test('a folder may take the place of a file, and a file that of a folder', (t) => {
  const folder = temporaryFolder(t, { 'was-file': 'x', 'was-folder/file': 'y' });
  writeTree(folder, new Map(Object.entries({ 'was-file/file': 'a', 'was-folder': 'b' })));
  assert.deepEqual(listFiles(folder), ['was-file/file', 'was-folder']);
});

test('nothing is written outside of the folder', (t) => {
  const folder = temporaryFolder(t);
  for (const path of ['../outside', '/outside', 'a/../../outside']) {
    assert.throws(() => writeTree(folder, new Map([[path, 'x']])), /path leads out of/);
  }
});

test('files are listed in natural order, without what is hidden', (t) => {
  const names = [
    'run10.json',
    'run2.json',
    'run1_bw.log',
    'run1.json',
    '.hidden',
    '.git/config',
    'b/run1',
    'a',
  ];
  const folder = temporaryFolder(t, Object.fromEntries(names.map((name) => [name, ''])));
  assert.deepEqual(
    listFiles(folder),
    ['a', 'b/run1', 'run1_bw.log', 'run1.json', 'run2.json', 'run10.json'].sort(naturalOrder),
  );
  assert.deepEqual(listFiles(folder, 'b'), ['b/run1']);
  assert.deepEqual(listFiles(folder, 'none'), []);
});

test('names that count the same have one order', () => {
  assert.deepEqual(['run01', 'run1', 'run001', 'run10', 'run9'].sort(naturalOrder), [
    'run001',
    'run01',
    'run1',
    'run9',
    'run10',
  ]);
});
