import assert from 'node:assert/strict';
import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import test from 'node:test';
import { hugoStamp } from '../../scripts/flow/incremental/inputs.js';
import { temporaryFolder } from '../io/temporary.js';

const skip = process.platform === 'win32' && 'the Hugo here is a shell script';

/** @param {string} file @param {string} says */
const writeHugo = (file, says) => writeFileSync(file, `#!/bin/sh\necho "${says}"\n`, { mode: 0o755 });

test('hugoStamp(hugo) tells versions, not places and times', { skip }, (t) => {
  const [one, other] = ['one', 'other'].map((name) => join(temporaryFolder(t), name));
  writeHugo(one, 'hugo v0.168.0-aaaa');
  writeHugo(other, 'hugo v0.168.0-aaaa');
  const stamp = hugoStamp(one);
  assert.match(stamp, /v0\.168\.0-aaaa/);
  assert.equal(hugoStamp(other), stamp);
  utimesSync(one, 1, 1);
  assert.equal(hugoStamp(one), stamp);
  writeHugo(one, 'hugo v0.168.1-bbbb');
  assert.notEqual(hugoStamp(one), stamp);
});

test('hugoStamp(hugo) takes the file where the program says nothing', { skip }, (t) => {
  const file = join(temporaryFolder(t), 'hugo');
  writeFileSync(file, '#!/bin/sh\nexit 1\n', { mode: 0o755 });
  assert.ok(hugoStamp(file).startsWith(file));
});
