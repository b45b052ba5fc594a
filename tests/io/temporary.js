import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
