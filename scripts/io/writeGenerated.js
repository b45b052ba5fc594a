import { join } from 'node:path';
import { removeOthers, writeFiles } from './writeTree.js';

/** @typedef {Map<string, string | Uint8Array>} Files by path below `.build` */

const folders = ['assets', 'static'];

/** Files whose name changes with their content: pages fetch them by it. */
export const fetched = /-[0-9a-f]{10}\.json$/;

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
    removeOthers(of = folders) {
      for (const folder of of) {
        const has = (/** @type {string} */ path) => wanted.has(`${folder}/${path}`);
        for (const path of removeOthers(join(root, place, folder), { has }))
          built?.removed(`${place}/${folder}/${path}`);
      }
    },
    finish() {},
  };
}

/**
 * The same, where pages get at once what they are made of and fetch, and readers' downloads come in the end.
 *
 * @param {string} root
 * @returns {ReturnType<typeof openGenerated>}
 */
export function openPageParts(root) {
  const generated = openGenerated(root);
  /** @type {Files} */
  const downloads = new Map();
  const isDownload = (/** @type {string} */ path) => path.startsWith('static/') && !fetched.test(path);
  return {
    ...generated,
    write(files) {
      generated.write(new Map([...files].filter(([path]) => !isDownload(path))));
      for (const [path, content] of files) if (isDownload(path)) downloads.set(path, content);
    },
    removeOthers: () => generated.removeOthers(['assets']),
    finish() {
      generated.write(downloads);
      generated.removeOthers(['static']);
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
