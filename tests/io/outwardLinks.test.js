import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { composeAndTry } from '../../scripts/flow/compose.js';
import { brokenNames, outwardLinks, specialFiles } from '../../scripts/io/outwardLinks.js';
import { hasErrors } from '../../scripts/model/inputError.js';
import { temporaryFolder } from './temporary.js';

const windows = process.platform === 'win32' && 'links take rights there';

test(
  'a link that leads out of the blog stops the build, one within it does not',
  { skip: windows },
  async (t) => {
    const folder = temporaryFolder(t, {
      'secret.txt': 'secret',
      'blog/static/a.txt': 'a',
      'blog/.env': 'secret',
    });
    const root = join(folder, 'blog');
    mkdirSync(join(root, 'data/raw/a/b/c'), { recursive: true });
    symlinkSync('a.txt', join(root, 'static/b.txt'));
    symlinkSync('nowhere', join(root, 'static/broken.txt'));
    assert.deepEqual(outwardLinks(root), []);
    symlinkSync('../../secret.txt', join(root, 'static/c.txt'));
    symlinkSync(join(folder, 'secret.txt'), join(root, 'data/raw/a/b/c/run1.json'));
    symlinkSync('../.env', join(root, 'static/d.txt'));
    symlinkSync(folder, join(root, 'content'));
    const found = outwardLinks(root);
    assert.deepEqual(
      found.map(({ file }) => file),
      ['content', 'data/raw/a/b/c/run1.json', 'static/c.txt', 'static/d.txt'],
    );
    const { problems } = await composeAndTry({ root });
    assert.ok(hasErrors(problems));
  },
);

test(
  'a pipe, which would be read without end, and a name that no list can hold stop the build',
  { skip: windows },
  (t) => {
    const root = temporaryFolder(t, { 'static/a.txt': 'a', 'content/b\nc.md': 'b' });
    assert.equal(spawnSync('mkfifo', [join(root, 'static/pipe')]).status, 0);
    assert.deepEqual(
      specialFiles(root).map(({ file, message }) => `${file}: ${message}`),
      ['static/pipe: no plain file'],
    );
    assert.deepEqual(
      brokenNames(root).map(({ message }) => message),
      ['a name with a control character: "content/b\\nc.md"'],
    );
  },
);
