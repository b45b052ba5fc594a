import assert from 'node:assert/strict';
import { linkSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileHash } from '../../scripts/io/fileHash.js';
import { readChecked, writeChecked } from '../../scripts/io/writeAtomic.js';
import { temporaryFolder, writeFiles } from './temporary.js';

test('a file is told from another of its size that is written within one tick of the clock', (t) => {
  const root = temporaryFolder(t, { file: '0' });
  const file = join(root, 'file');
  const { mtime } = statSync(file);
  const hashes = [...'1234'].map((text) => {
    writeFiles(root, { file: text });
    utimesSync(file, mtime, mtime);
    return fileHash(file).sha256;
  });
  assert.equal(new Set(hashes).size, 4);
});

/** As a process of its own knows it. @param {string} name @returns {Promise<typeof import('../../scripts/io/fileHash.js')>} */
const processOf = (name) => import(`../../scripts/io/fileHash.js?${name}`);

test('a file of a build is read once, and again by the next process where anything was done to it', async (t) => {
  const root = temporaryFolder(t, { page: '0', next: '1' });
  const [page, next] = ['page', 'next'].map((name) => join(root, name));
  const first = await processOf('first');
  const record = join(root, '.build/done/hashes');
  first.loadHashes(record);
  const hashes = [page, next].map((file) => first.builtHash(file));
  linkSync(page, join(root, 'public'));
  assert.equal(first.builtHash(join(root, 'public')), hashes[0]);
  first.saveHashes(record);

  // what the record says is taken for the hash
  const said = String(readChecked(record)?.toString('latin1'));
  assert.ok(hashes.every((hash) => said.includes(hash)));
  const [known, knownToo] = ['a', 'b'].map((digit) => digit.repeat(64));
  writeChecked(record, Buffer.from(said.replace(hashes[0], known).replace(hashes[1], knownToo), 'latin1'));
  const { mtime } = statSync(next);
  writeFiles(root, { next: '2' });
  utimesSync(next, mtime, mtime);
  const second = await processOf('second');
  second.loadHashes(record);
  assert.equal(second.builtHash(page), known);
  assert.notEqual(second.builtHash(next), knownToo, 'as long, and of the same time of writing');
});

test('a build does not take a file for another one of an earlier build, whose number, size and time it has', async (t) => {
  const root = temporaryFolder(t, { page: '0' });
  const page = join(root, 'page');
  const { builtHash, loadHashes } = await processOf('two builds');
  const hashes = ['1', '2'].map((text) => {
    loadHashes(join(root, 'hashes'));
    writeFiles(root, { page: text });
    utimesSync(page, 1, 1);
    return builtHash(page);
  });
  assert.notEqual(hashes[0], hashes[1]);
});
