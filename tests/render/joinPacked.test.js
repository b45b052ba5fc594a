import assert from 'node:assert/strict';
import { test } from 'node:test';
import { gzipSync } from 'fflate';
import { openPacking } from '../../scripts/flow/records/packArchive.js';
import { joinPacked, packFile } from '../../scripts/render/joinPacked.js';
import { zipArchive } from '../../scripts/render/zipArchive.js';

/** @type {Record<string, string | Uint8Array>} */
const content = {
  'review/a.csv': 'product,mean\n'.repeat(500),
  'review/empty.toml': '',
  'review/messwerte-größe.txt': 'größer als früher',
  'review/log.gz': gzipSync(new TextEncoder().encode('1, 2\n'.repeat(100))),
  'review/z.json': new TextEncoder().encode('{"mean":1}'),
};
const files = new Map(Object.entries(content));

test('an archive of packed files is the same bytes as one of the files themselves', () => {
  const packed = new Map([...files].map(([path, each]) => [path, packFile(path, each)]));
  assert.deepEqual(joinPacked(packed), zipArchive(files));
  assert.deepEqual(joinPacked(new Map()), zipArchive(new Map()));
});

test('a file that several archives have is read and packed once, while there is room', () => {
  /** @type {string[]} */
  const reads = [];
  const ask = (/** @type {ReturnType<typeof openPacking>} */ packed, /** @type {string} */ name) =>
    packed({ path: `data/${name}.bin`, sha256: name }, () => (reads.push(name), noise));
  // every byte another one, so that it stays as long
  const noise = Uint8Array.from({ length: 256 }, (_, at) => at);
  const room = 2.5 * packFile('a.bin', noise).length;
  const packed = openPacking(room);
  const first = ask(packed, 'a');
  assert.equal(ask(packed, 'a'), first);
  ask(packed, 'b');
  ask(packed, 'a');
  assert.deepEqual(reads, ['a', 'b']);
  ask(packed, 'c');
  ask(packed, 'a');
  assert.deepEqual(reads, ['a', 'b', 'c'], 'what was not asked for the longest goes first');
  ask(packed, 'b');
  assert.deepEqual(reads, ['a', 'b', 'c', 'b']);
});

test('the same content under another ending is packed as that one wants it', () => {
  const packed = openPacking(1e6);
  const ask = (/** @type {string} */ path) => packed({ path, sha256: 'same' }, () => 'x'.repeat(1000));
  assert.notDeepEqual(ask('a.txt'), ask('a.gz'));
});
