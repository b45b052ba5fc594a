import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openBuiltFiles } from '../../scripts/io/builtFiles.js';
import { temporaryFolder, writeFiles } from './temporary.js';

test('keys of groups of files are the same whether a file was found or written meanwhile', (t) => {
  const root = temporaryFolder(t, { 'made/b/page': '1', 'made/c/page': '2' });
  const keysOf = (/** @type {import('../../scripts/io/builtFiles.js').BuiltFiles} */ built) =>
    JSON.stringify(built.keysBy('made', (path) => path.split('/')[0]));
  const built = openBuiltFiles(root);
  const before = keysOf(built);
  writeFiles(root, { 'made/a/page': '3' });
  built.wrote('made/a/page', '3');
  const noted = keysOf(built);
  assert.notEqual(noted, before);
  assert.equal(keysOf(openBuiltFiles(root)), noted);
});
