import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Compares a text with its golden file. A missing one is written, and fails where `CI` is set; a difference is written
 * beside it as `*-changed`, to be looked at and, where it is right, renamed.
 *
 * @param {string} file
 * @param {string} actual
 */
export function assertGolden(file, actual) {
  const changed = file.replace(/(\.[^./]+)$/, '-changed$1');
  if (!existsSync(file)) {
    assert.ok(!process.env.CI, `${file} is missing: run the test without CI, look at the file, commit it`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, actual);
    return;
  }
  if (readFileSync(file, 'utf8') === actual) return rmSync(changed, { force: true });
  writeFileSync(changed, actual);
  assert.fail(`${file} differs from what came out: compare it with ${changed}`);
}

/**
 * Golden JSON: as people read it, one short record a line.
 *
 * @param {unknown} value
 */
export function goldenJson(value) {
  const lines = JSON.stringify(value, null, 1).split('\n');
  return `${lines.join('\n')}\n`;
}
