import assert from 'node:assert/strict';
import { rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { isInstalled } from '../../scripts/setup/nodeModules.js';
import { temporaryFolder, writeFiles } from '../io/temporary.js';

const packages = {
  'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
  'node_modules/b': { version: '2.0.0', integrity: 'sha512-b', dev: true },
  'node_modules/only-mac': { version: '3.0.0', integrity: 'sha512-c', optional: true },
};
const { 'node_modules/only-mac': _, ...installed } = packages;

/** @param {object} list */
const lockfile = (list) => JSON.stringify({ packages: { '': { name: 'project' }, ...list } });

/** @param {import('node:test').TestContext} t */
function project(t) {
  return temporaryFolder(t, {
    'package-lock.json': lockfile(packages),
    'node_modules/.package-lock.json': lockfile(installed),
    'node_modules/a/package.json': '{}',
    'node_modules/b/package.json': '{}',
  });
}

test('what npm itself installed by the lockfile need not be installed again', (t) => {
  const root = project(t);
  assert.ok(isInstalled(root));
  rmSync(join(root, 'node_modules/.package-lock.json'));
  assert.ok(isInstalled(root), 'the hash that was left is not believed');
});

test('a clean clone is not installed', (t) => {
  assert.ok(!isInstalled(temporaryFolder(t, { 'package-lock.json': lockfile(packages) })));
});

test('another version in the lockfile, or another content of the same, is to be installed', (t) => {
  for (const change of [{ version: '1.0.1' }, { integrity: 'sha512-other' }]) {
    const root = project(t);
    assert.ok(isInstalled(root));
    const a = { ...packages['node_modules/a'], ...change };
    writeFiles(root, { 'package-lock.json': lockfile({ ...packages, 'node_modules/a': a }) });
    assert.ok(!isInstalled(root), JSON.stringify(change));
  }
});

test('times say nothing: git sets them as it likes', (t) => {
  const root = project(t);
  assert.ok(isInstalled(root));
  utimesSync(join(root, 'package-lock.json'), 4e9, 4e9);
  rmSync(join(root, 'node_modules/.package-lock.json'));
  assert.ok(isInstalled(root));
});

test('a package that was deleted, or left out as one for development, is to be installed', (t) => {
  const deleted = project(t);
  assert.ok(isInstalled(deleted));
  rmSync(join(deleted, 'node_modules/a'), { recursive: true });
  assert.ok(!isInstalled(deleted));
  const production = project(t);
  const { 'node_modules/b': __, ...shipped } = installed;
  writeFiles(production, { 'node_modules/.package-lock.json': lockfile(shipped) });
  assert.ok(!isInstalled(production));
});

test('without a lockfile nothing can be said', (t) => {
  assert.throws(() => isInstalled(temporaryFolder(t)), {
    name: 'InputError',
    message: 'no package-lock.json',
  });
});
