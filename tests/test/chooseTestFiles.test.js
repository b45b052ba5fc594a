import assert from 'node:assert/strict';
import { test } from 'node:test';
import { listFiles } from '../../scripts/io/listFiles.js';
import { programFolder } from '../../scripts/model/lib/program.js';
import { chooseTestFiles, tiers } from '../../scripts/test/chooseTestFiles.js';

const all = (/** @type {ReturnType<typeof chooseTestFiles>} */ files) => Object.values(files).flat(2).sort();

test('every file with tests runs once, in one tier, but for the corpus, which is asked for by name', () => {
  const files = listFiles(programFolder, 'tests').filter((path) =>
    /\.(?:test|spec|built|webkit)\.js$/.test(path),
  );
  const isAsked = (/** @type {string} */ path) => path.startsWith('tests/corpus/');
  const usual = files.filter((path) => !isAsked(path)).sort();
  assert.deepEqual(all(chooseTestFiles(programFolder, { words: [] })), usual);
  assert.deepEqual(
    tiers.flatMap((tier) => all(chooseTestFiles(programFolder, { words: [], tier }))).sort(),
    usual,
  );
  assert.deepEqual(
    all(chooseTestFiles(programFolder, { words: ['tests/corpus/'] })),
    files.filter(isAsked).sort(),
  );
});
