import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { everyFile } from '../../scripts/io/listFiles.js';
import { temporaryFolder } from '../io/temporary.js';
import { writeBaseBlog } from './baseBlog.js';

/*
 * What the commands say to a user who is not root, and may not read or write everything. As root the tests become somebody else.
 */
const program = join(import.meta.dirname, '../../scripts');
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
const skip = process.platform === 'win32' && 'rights are others there';

/** A blog of a user's own. @param {import('node:test').TestContext} context */
function blogOf(context) {
  const folder = temporaryFolder(context);
  const root = join(folder, 'blog');
  writeBaseBlog(root);
  cpSync(join(root, 'data/raw'), join(folder, 'week'), { recursive: true });
  mkdirSync(join(folder, 'home'));
  if (nobody.uid) {
    const folders = readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map((entry) => join(entry.parentPath, entry.name));
    for (const path of [folder, ...folders, ...everyFile(folder, '.').map((each) => join(folder, each))])
      chownSync(path, nobody.uid, nobody.gid);
  }
  /** @param {string} file @param {...string} args */
  const node = (file, ...args) => {
    const env = { ...process.env, HOME: join(folder, 'home'), TMPDIR: folder };
    const done = spawnSync(process.execPath, [file, ...args], {
      ...nobody,
      cwd: root,
      env,
      encoding: 'utf8',
    });
    assert.doesNotMatch(done.stdout + done.stderr, /^\s+at /m, `${file} shows a stack trace`);
    return done;
  };
  const run = (/** @type {string} */ command, /** @type {string[]} */ ...args) => {
    const { status, stdout, stderr } = node(join(program, `${command}.js`), ...args);
    return { status, said: stdout + stderr };
  };
  return { folder, root, node, run };
}

const hidden = [
  'data/raw/disk-a/2026-11/random-read/run1.json',
  'data/raw/disk-a/2026-11',
  'data/products/disk-a.toml',
  'content/reviews/two-disks/index.md',
  'content/reviews/two-disks',
  'config.toml',
  'static/favicon.svg',
  'assets/css',
  'layouts',
];

test('what may not be read is named, whatever it is', { skip }, (context) => {
  const { node } = blogOf(context);
  const { stdout, stderr } = node(join(import.meta.dirname, 'buildHidden.js'), ...hidden);
  const done = JSON.parse(stdout || '{}');
  for (const path of hidden) {
    const { errors, left } = done[path] ?? { errors: stderr };
    assert.ok(errors.includes(path), `${path}: ${errors}`);
    assert.deepEqual(left, [], path);
  }
});

test('the command names what may not be read, and fails', { skip }, (context) => {
  const { root, run } = blogOf(context);
  chmodSync(join(root, hidden[0]), 0o000);
  const { status, said } = run('build');
  assert.equal(status, 1, said);
  assert.ok(said.includes(hidden[0]), said);
  assert.deepEqual(leftIn(root), []);
});

test('a blog in which nothing may be written is said to be one', { skip }, (context) => {
  const { folder, root, run } = blogOf(context);
  chmodSync(root, 0o555);
  try {
    const refuses = (/** @type {string} */ command) => {
      const { status, said } = run(command);
      assert.equal(status, 1, said);
      assert.match(said, /no permission/);
    };
    refuses('build');
    // as in a new clone
    rmSync(join(root, '.build'), { recursive: true, force: true });
    for (const command of ['build', 'check']) refuses(command);
    chmodSync(join(root, 'data/raw/disk-a'), 0o555);
    const { status, said } = run(
      'add',
      '--yes',
      '--product',
      'disk-a',
      '--campaign',
      'new',
      join(folder, 'week/disk-b/2026-11'),
    );
    assert.equal(status, 1, said);
  } finally {
    chmodSync(root, 0o755);
    chmodSync(join(root, 'data/raw/disk-a'), 0o755);
  }
});

test('a result that may not be read is left where it is', { skip }, (context) => {
  const { folder, run } = blogOf(context);
  const file = join(folder, 'week/disk-a/2026-11/random-read/run1.json');
  chmodSync(file, 0o000);
  assert.equal(run('inspect', file).status, 1);
  const { status, said } = run('add', '--yes', join(folder, 'week'));
  assert.equal(status, 1, said);
  assert.match(said, /may not be read|no permission/);
});

/** What a build that failed must not leave. @param {string} root */
const leftIn = (root) => readdirSync(root).filter((name) => name.startsWith('public'));
