import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { closeUnreleased } from '../../scripts/release/closeUnreleased.js';

const root = dirname(dirname(import.meta.dirname));
const release = { version: '0.3.0', day: '2027-01-31' };
const changelog = '# Changelog\n\n## Unreleased\n\n- Less.\n\n## 0.2.0 (2026-11-23)\n\n- More.\n';

test('a release gets what was unreleased, and leaves room for what comes', () => {
  assert.equal(
    closeUnreleased(changelog, release),
    '# Changelog\n\n## Unreleased\n\n## 0.3.0 (2027-01-31)\n\n- Less.\n\n## 0.2.0 (2026-11-23)\n\n- More.\n',
  );
});

test('a release of nothing, and one that there is, are refused', () => {
  assert.throws(
    () => closeUnreleased(changelog.replace('- Less.\n\n', ''), release),
    /"Unreleased" is empty/,
  );
  assert.throws(() => closeUnreleased('# Changelog\n', release), /no section "Unreleased"/);
  assert.throws(
    () => closeUnreleased(changelog, { ...release, version: '0.2.0' }),
    /a version 0\.2\.0 already/,
  );
});

test('the changelog of the program has a section for its version, and both packages have one number', () => {
  const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8');
  const { version } = JSON.parse(read('package.json'));
  assert.equal(JSON.parse(read('scripts/create/package.json')).version, version);
  assert.match(read('CHANGELOG.md'), /^## Unreleased$/m);
  assert.ok(read('CHANGELOG.md').includes(`\n## ${version} (`), version);
});
