import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { undoLast } from '../../scripts/io/addedFiles.js';
import { temporaryFolder } from './temporary.js';

const sha256 = createHash('sha256').update('x').digest('hex');

test('a record that came with a blog takes nothing away outside of its data', (context) => {
  const folder = temporaryFolder(context, {
    'own.txt': 'x',
    'blog/config.toml': 'x',
    'blog/data/a.txt': 'x',
  });
  const root = join(folder, 'blog');
  mkdirSync(join(root, '.build'));
  const call = Object.fromEntries(
    ['../own.txt', 'data/../../own.txt', 'config.toml', 'data/a.txt'].map((path) => [path, sha256]),
  );
  writeFileSync(join(root, '.build/added.json'), JSON.stringify([call]));
  assert.deepEqual(undoLast(root), { removed: ['data/a.txt'], kept: [] });
  assert.ok(existsSync(join(folder, 'own.txt')) && existsSync(join(root, 'config.toml')));
});

test('a record that is none has nothing to take back', (context) => {
  for (const text of ['{}', '"x"', '[null]', '[1]', 'nonsense']) {
    const root = temporaryFolder(context, { '.build/added.json': text });
    assert.throws(() => undoLast(root), { name: 'InputError', message: 'nothing to take back' }, text);
  }
});
