import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { withBuildLock } from '../../scripts/io/buildLock.js';
import { InputError } from '../../scripts/model/inputError.js';
import { temporaryFolder } from './temporary.js';

const files = (/** @type {string} */ root) => readdirSync(join(root, '.build'));

test('a folder is built by one at a time, and the lock is gone with the work', async (t) => {
  const root = temporaryFolder(t);
  const made = await withBuildLock(root, async () => {
    await assert.rejects(
      withBuildLock(root, async () => 'second'),
      (error) => {
        assert.ok(error instanceof InputError);
        assert.match(
          error.message,
          new RegExp(`^another build of this folder is running: process ${process.pid}$`),
        );
        return true;
      },
    );
    return 'first';
  });
  assert.equal(made, 'first');
  assert.deepEqual(files(root), []);
  assert.equal(await withBuildLock(root, async () => 'third'), 'third');
});

test('work that fails gives the folder back', async (t) => {
  const root = temporaryFolder(t);
  const failing = async () => {
    throw new Error('no');
  };
  await assert.rejects(withBuildLock(root, failing), /^Error: no$/);
  assert.equal(await withBuildLock(root, async () => 'next'), 'next');
});

test('the lock of another program that runs is kept, and that of a dead one is taken over', async (t) => {
  const other = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  const root = temporaryFolder(t, { '.build/lock': String(other.pid) });
  const work = async () => 'done';
  await assert.rejects(withBuildLock(root, work), new RegExp(`process ${other.pid}$`));
  other.kill('SIGKILL');
  await once(other, 'exit');
  assert.equal(await withBuildLock(root, work), 'done');
  assert.deepEqual(files(root), []);
});

test('a build that was killed had the number of this one, as each has in a container', async (t) => {
  const root = temporaryFolder(t, { '.build/lock': String(process.pid) });
  assert.equal(await withBuildLock(root, async () => 'done'), 'done');
  assert.deepEqual(files(root), []);
});

test('a lock without a number is somebody\u2019s, and the hint says how to end that', async (t) => {
  const root = temporaryFolder(t, { '.build/lock': '' });
  await assert.rejects(
    withBuildLock(root, async () => 'done'),
    /^InputError: another build of this folder is running$/,
  );
});
