import assert from 'node:assert/strict';
import { test } from 'node:test';
import { joinNames, listNames } from '../../scripts/model/lib/phrases.js';

test('a comma within a name does not end it', () => {
  assert.equal(joinNames(['tmpfs', 'Loop device']), 'tmpfs, Loop device');
  assert.equal(joinNames(['Virtual disk, page cache', 'tmpfs']), 'Virtual disk, page cache; tmpfs');
  assert.equal(listNames(['Virtual disk, page cache']), 'Virtual disk, page cache');
  assert.equal(listNames(['tmpfs', 'Loop device', 'Virtual disk']), 'tmpfs, Loop device and Virtual disk');
  assert.equal(listNames(['Virtual disk, page cache', 'tmpfs']), '“Virtual disk, page cache” and tmpfs');
});
