import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkPageNames } from '../../scripts/content/checkPageNames.js';
import { readProject } from '../../scripts/content/readProject.js';

/* Files that some disks cannot hold at all, so that no case of tests/problems can be made of them. */

/** @param {string[]} paths @returns {string[]} what is said of each */
function said(...paths) {
  const files = paths.map((path) => ({ path, text: 'name = "x"\ntitle = "x"\n' }));
  return checkPageNames(readProject(files)).map(({ file, message }) => `${file}: ${message}`);
}

test('a name that Windows keeps for itself is told, with whatever follows its dot', () => {
  assert.deepEqual(said('data/products/con.toml', 'data/testbeds/aux.2.toml', 'data/products/console.toml'), [
    'data/products/con.toml: a reserved name: con',
    'data/testbeds/aux.2.toml: a reserved name: aux.2',
  ]);
});

test('a name that is no folder, or too long for one, is told', () => {
  const long = `data/products/${'a'.repeat(200)}.toml`;
  assert.deepEqual(
    said('data/products/...toml', 'data/products/Disk A.toml', 'data/products/-a.toml', long),
    [
      'data/products/...toml: a name that is no address: ..',
      'data/products/Disk A.toml: a name that is no address: Disk A',
      'data/products/-a.toml: a name that is no address: -a',
      `${long}: a name of 200 characters: ${'a'.repeat(200)}`,
    ],
  );
});

test('what is dated in the future is not on the site yet, and is no mistake', () => {
  const text = '+++\ntitle = "x"\ndate = 2026-11-21\nproducts = []\n+++\n';
  const project = readProject([{ path: 'content/reviews/x/index.md', text }]);
  assert.deepEqual(checkPageNames(project, Date.parse('2026-11-21T00:00:00Z')), []);
  const [{ severity, line }] = checkPageNames(project, Date.parse('2026-11-20T23:59:59Z'));
  assert.deepEqual([severity, line], ['warning', 3]);
});
