import { join } from 'node:path';
import { removeOthers, writeFiles, writeTree } from './writeTree.js';

/** @typedef {Map<string, string | Uint8Array>} Files by path below `.build` */

const folders = ['assets', 'static'];

/** Files whose name changes with their content: pages fetch them by it. */
const fetched = /-[0-9a-f]{10}\.json$/;

/**
 * Writes what was generated into `.build/assets` and `.build/static`, part by part, so that no more than one is held at a time. A file
 * that several parts share is written once, if its name tells its content.
 *
 * @param {string} root
 * @param {object} [options]
 * @param {string} [options.place] or there, instead of `.build`
 * @param {Pick<import('./builtFiles.js').BuiltFiles, 'wrote' | 'removed'>} [options.built] where it is noted
 */
export function openGenerated(root, { place = '.build', built } = {}) {
  /** @type {Set<string>} */
  const wanted = new Set();
  const keep = (/** @type {Iterable<string>} */ paths) => {
    for (const path of paths) wanted.add(path);
  };
  return {
    keep,
    write(/** @type {Files} */ files) {
      const isThere = (/** @type {string} */ path) => wanted.has(path) && fetched.test(path);
      const fresh = new Map([...files].filter(([path]) => !isThere(path)));
      for (const folder of folders) writeFiles(join(root, place, folder), below(fresh, folder));
      for (const [path, content] of fresh) built?.wrote(`${place}/${path}`, content);
      keep(fresh.keys());
    },
    /** Removes what was neither written nor kept. */
    removeOthers() {
      for (const folder of folders) {
        const has = (/** @type {string} */ path) => wanted.has(`${folder}/${path}`);
        for (const path of removeOthers(join(root, place, folder), { has }))
          built?.removed(`${place}/${folder}/${path}`);
      }
    },
  };
}

/**
 * Makes `.build/assets` and `.build/static` hold what was generated, and nothing else.
 *
 * @param {string} root
 * @param {Files} generated
 */
export function writeGenerated(root, generated) {
  const written = openGenerated(root);
  written.write(generated);
  written.removeOthers();
}

/**
 * Only what pages are made of and fetch, without their downloads; of those, nothing is removed.
 *
 * @param {string} root
 * @param {Files} generated
 */
export function writePageParts(root, generated) {
  const parts = [...below(generated, 'static')].filter(([path]) => fetched.test(path));
  writeFiles(join(root, '.build/static'), new Map(parts));
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
