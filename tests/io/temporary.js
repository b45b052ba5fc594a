import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * A folder with these files that is gone when the test ends.
 *
 * @param {{ after: (done: () => void) => void }} test
 * @param {Record<string, string | Uint8Array>} [files] by path
 */
export function temporaryFolder(test, files = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'benchfolio-'));
  test.after(() => rmSync(folder, { recursive: true, force: true }));
  writeFiles(folder, files);
  return folder;
}

/**
 * @param {string} folder
 * @param {Record<string, string | Uint8Array>} files by path
 */
export function writeFiles(folder, files) {
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

/**
 * Changes a text within a file, which has to be there.
 *
 * @param {string} folder
 * @param {string} path
 * @param {RegExp} form
 * @param {string} text
 */
export function replaceIn(folder, path, form, text) {
  const old = readFileSync(join(folder, path), 'utf8');
  const changed = old.replace(form, text);
  assert.notEqual(changed, old, path);
  writeFiles(folder, { [path]: changed });
}
