import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { build } from '../../scripts/build.js';
import { listFiles } from '../../scripts/io/listFiles.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const parts = [
  'config.toml',
  'content',
  'data',
  'layouts',
  'assets',
  'static',
  'archetypes',
  'package-lock.json',
  // what Hugo reads of packages; it follows no links out of a project
  'node_modules/@fontsource/ibm-plex-sans',
  'node_modules/photoswipe',
];

test('two builds of one tree, in two places, are the same to the byte', async () => {
  const [first, second] = [await buildElsewhere(), await buildElsewhere()];
  assert.ok(first.size > 20, `only ${first.size} files were built`);
  const differing = [...new Set([...first.keys(), ...second.keys()])].filter(
    (path) => first.get(path) !== second.get(path),
  );
  assert.deepEqual(differing, [], 'these files differ between two builds');
});

/** @returns {Promise<Map<string, string>>} the hash of every file, by its path */
async function buildElsewhere() {
  const folder = mkdtempSync(join(tmpdir(), 'benchfolio-build-'));
  process.env.SOURCE_DATE_EPOCH = '1795219200';
  try {
    for (const part of parts) cpSync(join(root, part), join(folder, part), { recursive: true });
    const errors = (await build({ root: folder })).filter(({ severity }) => severity === 'error');
    assert.deepEqual(errors, []);
    const site = join(folder, 'public');
    return new Map(
      listFiles(site).map((path) => [
        path,
        createHash('sha256')
          .update(readFileSync(join(site, path)))
          .digest('hex'),
      ]),
    );
  } finally {
    delete process.env.SOURCE_DATE_EPOCH;
    rmSync(folder, { recursive: true });
  }
}
