import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { sourceDate } from '../../scripts/io/sourceDate.js';
import { withEnvironment } from '../setup/withEnvironment.js';
import { temporaryFolder } from './temporary.js';

/** @param {string | undefined} value @param {string} root */
const dateOf = (value, root) =>
  withEnvironment({ SOURCE_DATE_EPOCH: value }, () => sourceDate(root).toISOString());

test('SOURCE_DATE_EPOCH is the date of a build', (t) => {
  assert.equal(dateOf('1700000000', temporaryFolder(t)), '2023-11-14T22:13:20.000Z');
});

test('without it, the date is the last commit’s', (t) => {
  const root = temporaryFolder(t);
  const git = (/** @type {string[]} */ ...args) => {
    const author = ['-c', 'user.name=a', '-c', 'user.email=a@example.org', '-c', 'commit.gpgsign=false'];
    const env = { ...process.env, GIT_COMMITTER_DATE: '2024-02-29T12:00:00Z' };
    return spawnSync('git', [...author, ...args], { cwd: root, env }).status;
  };
  if (git('init', '--quiet') !== 0) return t.skip('there is no git here');
  assert.equal(git('commit', '--quiet', '--allow-empty', '--message', 'a'), 0);
  assert.equal(dateOf(undefined, root), '2024-02-29T12:00:00.000Z');
});

test('without either, it is always the same', (t) => {
  assert.equal(dateOf(undefined, temporaryFolder(t)), '2020-01-01T00:00:00.000Z');
});

test('what is no date is an error for its author', () => {
  for (const value of ['yesterday', '-5', '1e30', '9'.repeat(20)]) {
    assert.throws(() => dateOf(value, '.'), {
      name: 'InputError',
      message: `SOURCE_DATE_EPOCH is no date: ${value}`,
    });
  }
});
