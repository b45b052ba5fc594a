import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { unpack, unpackChunks } from '../../scripts/io/gzip.js';
import { readSource } from '../../scripts/io/readSource.js';
import { InputError } from '../../scripts/model/inputError.js';
import { temporaryFolder } from './temporary.js';

/** @param {Iterable<Uint8Array>} chunks */
const joined = (chunks) => Buffer.concat([...chunks]);

test('a plain file is read as it is, in pieces of at most 1 MiB', (t) => {
  const content = randomBytes(2_500_000);
  const root = temporaryFolder(t, { 'a/log.txt': content });
  const { source, size, sha256, fileBytes } = readSource(root, 'a/log.txt');
  const chunks = [...source.chunks()];
  assert.equal(source.name, 'log.txt');
  assert.equal(size, content.length);
  assert.equal(source.size, content.length);
  assert.equal(sha256, createHash('sha256').update(content).digest('hex'));
  assert.deepEqual(
    chunks.map(({ length }) => length),
    [1_048_576, 1_048_576, 402_848],
  );
  assert.ok(joined(chunks).equals(content));
  assert.ok(content.equals(source.bytes()) && content.equals(fileBytes));
  assert.ok(content.subarray(0, 65_536).equals(source.head()));
});

test('a packed file is read as what is in it, whatever its name, and identified as it lies there', (t) => {
  const packed = gzipSync('1, 2, 0, 4096\n');
  const root = temporaryFolder(t, { 'run1_bw.log.gz': packed, unnamed: packed });
  const { source, size, sha256 } = readSource(root, 'run1_bw.log.gz');
  assert.equal(source.name, 'run1_bw.log');
  assert.equal(source.text(), '1, 2, 0, 4096\n');
  assert.equal(source.headText(), source.text());
  assert.equal(size, packed.length);
  assert.equal(sha256, createHash('sha256').update(packed).digest('hex'));
  assert.equal(readSource(root, 'unnamed').source.text(), '1, 2, 0, 4096\n');
});

test('a packed file of several parts is read to its end, at once and in pieces', () => {
  const packed = Buffer.concat([gzipSync('first '), gzipSync('second')]);
  assert.equal(unpack(packed).toString(), 'first second');
  assert.equal(joined(unpackChunks([packed])).toString(), 'first second');
});

test('a large packed file is unpacked in pieces', (t) => {
  const content = randomBytes(18_000_000);
  const root = temporaryFolder(t, { 'log.gz': gzipSync(content, { level: 1 }) });
  const { source } = readSource(root, 'log.gz');
  let total = 0;
  const hash = createHash('sha256');
  for (const chunk of source.chunks()) {
    assert.ok(chunk.length <= 1_048_576, `a piece of ${chunk.length} bytes`);
    total += chunk.length;
    hash.update(chunk);
  }
  assert.equal(total, content.length);
  assert.equal(hash.digest('hex'), createHash('sha256').update(content).digest('hex'));
  assert.ok(content.subarray(0, source.head().length).equals(source.head()));
});

test('an empty file is empty, not missing', (t) => {
  const { source } = readSource(temporaryFolder(t, { empty: '' }), 'empty');
  assert.equal(source.text(), '');
  assert.equal(source.head().length, 0);
  assert.deepEqual([...source.chunks()], []);
});

const packed = gzipSync('a line\n'.repeat(1000));
const broken = Buffer.from(packed);
broken[broken.length - 6] ^= 1;

/** @type {[string, () => unknown, RegExp][]} */
const refusals = [
  ['cut short', () => unpack(packed.subarray(0, 30)), /^damaged gzip file: /],
  ['cut short, in pieces', () => joined(unpackChunks([packed.subarray(0, 30)])), /^damaged gzip file: /],
  ['changed on the way', () => unpack(broken), /^damaged gzip file: /],
  ['larger than is good', () => unpack(packed, 100), /^gzip file unpacks to more than 100 bytes$/],
  [
    'larger than is good, in pieces',
    () => joined(unpackChunks([packed], 100)),
    /unpacks to more than 100 bytes/,
  ],
  ['missing', () => readSource('.', 'none/such.log'), /^no such file: none\/such\.log$/],
];

for (const [what, read, message] of refusals) {
  test(`a file that is ${what} is an error for its author`, () => {
    assert.throws(read, (error) => error instanceof InputError && message.test(error.message));
  });
}

test('a folder is an error for its author', (t) => {
  const root = temporaryFolder(t, { 'a/b': '' });
  assert.throws(() => readSource(root, 'a'), { name: 'InputError', message: 'a folder, not a file: a' });
});
