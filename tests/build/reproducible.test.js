import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { build } from '../../scripts/build.js';
import { copyProject } from '../../scripts/io/copyProject.js';
import { listFiles } from '../../scripts/io/listFiles.js';

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
    copyProject(folder);
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
