import assert from 'node:assert/strict';
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { hashOf } from '../../scripts/io/fileHash.js';
import { lookAhead } from '../../scripts/io/lookAhead.js';
import { seenIn } from '../../scripts/io/seenFiles.js';
import { temporaryFolder } from './temporary.js';

/** A folder with files of all kinds, and a thread that looks. @param {import('node:test').TestContext} t */
function begin(t) {
  const root = temporaryFolder(t, { 'data/two words.txt': 'one', 'data/.hidden': 'two' });
  mkdirSync(join(root, 'data/empty'));
  symlinkSync('.hidden', join(root, 'data/link'));
  const ahead = lookAhead(join(root, 'no-record'));
  t.after(() => ahead.end());
  return { root, ahead };
}

/** @param {import('../../scripts/io/seenFiles.js').Seen[]} seen */
const withoutContent = (seen) => seen.map(({ read, ...stamp }) => stamp);

test('a thread sees what is seen without it, and reads what the record does not know', (t) => {
  const { root, ahead } = begin(t);
  ahead.begin(root, ['data', 'none', 'data/empty']);
  const seen = ahead.seenIn(root, 'data');
  assert.deepEqual(withoutContent(seen), seenIn(root, 'data'));
  assert.deepEqual(
    seen.map(({ path, kind, read }) => [path, kind, read?.sha256]),
    [
      ['data/.hidden', 'file', hashOf('two')],
      ['data/link', 'link', undefined],
      ['data/two words.txt', 'file', hashOf('one')],
    ],
  );
  assert.deepEqual(ahead.seenIn(root, 'none'), []);
  assert.deepEqual(ahead.seenIn(root, 'data/empty'), []);
});

test('what a thread has seen is told once: whoever asks again looks again', (t) => {
  const { root, ahead } = begin(t);
  ahead.begin(root, ['data'], { hash: false });
  assert.equal(ahead.seenIn(root, 'data').length, 3);
  rmSync(join(root, 'data/link'));
  assert.equal(ahead.seenIn(root, 'data').length, 2);
});

test('what a thread cannot look at is looked at where errors are reported', (t) => {
  const { root, ahead } = begin(t);
  const tooLong = 'a'.repeat(5000);
  ahead.begin(root, [tooLong, 'data']);
  assert.throws(() => ahead.seenIn(root, tooLong), { code: 'ENAMETOOLONG' });
  assert.equal(ahead.seenIn(root, 'data').length, 3);
});
