import { existsSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeWhole } from './writeWhole.js';

/**
 * Writes files that are not there yet; what is there stays as it is.
 *
 * @param {string} folder
 * @param {ReadonlyMap<string, string | Uint8Array>} files by path within it, with `/`
 * @returns {string[]} those that are new
 */
export function writeNew(folder, files) {
  const fresh = [...files].filter(([path]) => !exists(folder, path));
  for (const [path, text] of fresh) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeWhole(join(folder, path), text);
  }
  return fresh.map(([path]) => path);
}

/** @param {string} folder @param {string} path */
export const exists = (folder, path) => existsSync(join(folder, path));
