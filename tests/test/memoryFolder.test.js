import assert from 'node:assert/strict';
import { existsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { memoryFolder } from '../../scripts/test/memoryFolder.js';
import { temporaryFolder } from '../io/temporary.js';

const skip = process.platform === 'win32' && 'there is no shell';

test('tests write where they may start programs, and other users too', { skip }, (t) => {
  const place = temporaryFolder(t);
  const folder = memoryFolder(place);
  // a full disk has no room for them either
  if (folder === null) return t.skip('there is little room');
  assert.equal(dirname(folder), place);
  assert.equal(statSync(folder).mode & 0o7777, 0o1777);
  assert.ok(!existsSync(join(folder, 'program')), 'what was tried is gone');
});

test('where no memory is offered the usual folder is taken', (t) => {
  assert.equal(memoryFolder(join(temporaryFolder(t), 'none')), null);
});
