import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { copyProject } from '../../scripts/io/copyProject.js';
import { publishedOf } from './publishedOf.js';

test('two builds of one tree, in two places, are the same to the byte', async () => {
  const [first, second] = [await builtElsewhere(), await builtElsewhere()];
  const paths = Object.keys(first);
  assert.ok(paths.length > 20, `only ${paths.length} files were built`);
  const differing = [...new Set([...paths, ...Object.keys(second)])].filter(
    (path) => first[path] !== second[path],
  );
  assert.deepEqual(differing, [], 'these files differ between two builds');
});

async function builtElsewhere() {
  const folder = mkdtempSync(join(tmpdir(), 'benchfolio-build-'));
  process.env.SOURCE_DATE_EPOCH = '1795219200';
  try {
    copyProject(folder);
    return await publishedOf(folder);
  } finally {
    delete process.env.SOURCE_DATE_EPOCH;
    rmSync(folder, { recursive: true });
  }
}
