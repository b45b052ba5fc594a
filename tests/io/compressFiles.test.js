import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { openCache } from '../../scripts/io/cache.js';
import { compressFiles } from '../../scripts/io/compressFiles.js';
import { temporaryFolder, writeFiles } from './temporary.js';

const page = '<p>the same again</p>'.repeat(100);

test('a text gets both forms beside it, which hold what it holds; what is small or no text gets none', async (t) => {
  const root = temporaryFolder(t);
  writeFiles(root, { 'site/index.html': page, 'site/small.css': 'a{}', 'site/photo.png': page });
  await compressFiles(join(root, 'site'), openCache(root, { compressed: [] }));
  assert.deepEqual(readdirSync(join(root, 'site')).sort(), [
    'index.html',
    'index.html.br',
    'index.html.gz',
    'photo.png',
    'small.css',
  ]);
  assert.equal(brotliDecompressSync(readFileSync(join(root, 'site/index.html.br'))).toString(), page);
  assert.equal(gunzipSync(readFileSync(join(root, 'site/index.html.gz'))).toString(), page);
});

test('a build’s pruning leaves what was compressed', async (t) => {
  const root = temporaryFolder(t);
  writeFiles(root, { 'site/index.html': page });
  await compressFiles(join(root, 'site'), openCache(root, { compressed: [] }));
  assert.equal(openCache(root, { parse: [] }).prune(), 0);
});
