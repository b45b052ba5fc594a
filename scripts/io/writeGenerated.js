import { join } from 'node:path';
import { removeOthers, writeFiles } from './writeTree.js';

/** @typedef {Map<string, string | Uint8Array>} Files by path below `.build` */

const folders = ['assets', 'static'];

/**
 * Hugo's server takes more than 50 changes within half a second for a mass edit, and renders all anew beside what it renders for later
 * changes. The two are in each other's way: it crashes, or shows what was there before. So it is stopped where more files change.
 */
export const manyFiles = 25;

/** What pages fetch by a name that tells its content, as of one build: by a hash of it, or of the question that it answers. */
export const fetched = /-[0-9a-f]{10}\.json$|\/others\.[0-9a-f]{16}\.json$/;

/**
 * Writes what was generated into `.build/assets` and `.build/static`, part by part, so that no more than one is held at a time. A file
 * that several parts share is written once, if its name tells its content.
 *
 * @param {string} root
 * @param {object} [options]
 * @param {string} [options.place] or there, instead of `.build`
 * @param {Pick<import('./builtFiles.js').BuiltFiles, 'holds' | 'wrote' | 'removed' | 'pathsIn'>} [options.built] where it is noted
 */
export function openGenerated(root, { place = '.build', built } = {}) {
  /** @type {Set<string>} */
  const wanted = new Set();
  // looked through before anything is written: only then is noted what comes there, and not read again
  for (const folder of folders) built?.pathsIn(`${place}/${folder}`);
  const keep = (/** @type {Iterable<string>} */ paths) => {
    for (const path of paths) wanted.add(path);
  };
  return {
    keep,
    /** @returns {number} how many files there are other ones now */
    write(/** @type {Files} */ files) {
      const isThere = (/** @type {string} */ path) => wanted.has(path) && fetched.test(path);
      const fresh = new Map([...files].filter(([path]) => !isThere(path)));
      const isHeld = (/** @type {[string, string | Uint8Array]} */ [path, content]) =>
        built?.holds(`${place}/${path}`, content) ?? false;
      const other = new Map([...fresh].filter((file) => !isHeld(file)));
      const written = folders.map((folder) => writeFiles(join(root, place, folder), below(other, folder)));
      for (const [path, content] of other) built?.wrote(`${place}/${path}`, content);
      keep(fresh.keys());
      return written.flat().length;
    },
    /** Removes what was neither written nor kept. */
    removeOthers(of = folders) {
      for (const folder of of) {
        const has = (/** @type {string} */ path) => wanted.has(`${folder}/${path}`);
        const there = built?.pathsIn(`${place}/${folder}`);
        for (const path of removeOthers(join(root, place, folder), { has }, there))
          built?.removed(`${place}/${folder}/${path}`);
      }
    },
  };
}

/**
 * The same for live preview, while Hugo watches `.build/assets`.
 *
 * @param {string} root
 * @param {() => void} onMany called once, where pages get more than `manyFiles`
 * @returns {ReturnType<typeof openGenerated>}
 */
export function openPageParts(root, onMany) {
  const generated = openGenerated(root);
  let count = 0;
  return {
    ...generated,
    write(files) {
      const before = count;
      const isPart = (/** @type {string} */ path) => path.startsWith('assets/');
      count += generated.write(new Map([...files].filter(([path]) => isPart(path))));
      if (before <= manyFiles && count > manyFiles) onMany();
      return count - before + generated.write(new Map([...files].filter(([path]) => !isPart(path))));
    },
  };
}

/**
 * @param {Files} files
 * @param {string} folder
 */
function below(files, folder) {
  const inside = [...files].filter(([path]) => path.startsWith(`${folder}/`));
  return new Map(inside.map(([path, content]) => [path.slice(folder.length + 1), content]));
}
