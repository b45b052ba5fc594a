import { join } from 'node:path';
import { writeTree } from './writeTree.js';

/** @typedef {Map<string, string | Uint8Array>} Files by path below `.build` */

/**
 * Makes `.build/assets` and `.build/static` hold what was generated, and nothing else.
 *
 * @param {string} root
 * @param {Files} generated
 */
export function writeGenerated(root, generated) {
  for (const folder of ['assets', 'static'])
    writeTree(join(root, '.build', folder), below(generated, folder));
}

/** Files whose name changes with their content: pages fetch them by it. */
const fetched = /-[0-9a-f]{10}\.json$/;

/**
 * Only what pages are made of and fetch, without their downloads; nothing is removed.
 *
 * @param {string} root
 * @param {Files} generated
 */
export function writePageParts(root, generated) {
  const parts = [...below(generated, 'static')].filter(([path]) => fetched.test(path));
  writeTree(join(root, '.build/static'), new Map(parts), { keep: true });
  writeTree(join(root, '.build/assets'), below(generated, 'assets'));
}

/**
 * @param {Files} files
 * @param {string} folder
 */
function below(files, folder) {
  const inside = [...files].filter(([path]) => path.startsWith(`${folder}/`));
  return new Map(inside.map(([path, content]) => [path.slice(folder.length + 1), content]));
}
