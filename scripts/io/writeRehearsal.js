import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeTree } from './writeTree.js';
import { writeWhole } from './writeWhole.js';

const folder = '.build/check';

/**
 * Writes generated files where Hugo can read them without touching those of the real build, and the configuration
 * that says so.
 *
 * @param {string} root
 * @param {ReadonlyMap<string, string | Uint8Array>} files by path below `.build`
 * @returns {string} path of the configuration
 */
export function writeRehearsal(root, files) {
  writeTree(join(root, folder), files);
  const config = readFileSync(join(root, 'config.toml'), 'utf8');
  const path = join(root, `${folder}.toml`);
  writeWhole(path, config.replaceAll('".build/', `"${folder}/`));
  return path;
}
