import { posix } from 'node:path';
import { groupBy } from '../../model/lib/groupBy.js';
import { formatQuantity } from '../../model/quantity.js';

/**
 * @typedef {{ href: string, name: string, sha256: string, size: string }} FileLink
 * @typedef {{ href: string, name: string, files: string[] }} FolderLink `href`: of the list of all files of its campaign; `files`: names in it
 * @typedef {{ count: number, files: FileLink[], folders: FolderLink[] }} RawFileList one of both lists is empty
 */

/**
 * Raw files as a reader gets them: where they are, how large, and how to tell that they are the same. More than `most` are only named, by
 * folder, which leads to the list on the page of its product: checksums do not compress, and those of 275 files were a fifth of a review.
 *
 * @param {Iterable<string>} paths relative to the project
 * @param {Map<string, import('../reading/readRuns.js').RawFile>} files
 * @param {{ most?: number }} [options]
 * @returns {RawFileList | null}
 */
export function rawFileList(paths, files, { most = Infinity } = {}) {
  const found = [...new Set(paths)].filter((path) => files.has(path));
  if (found.length === 0) return null;
  const isShort = found.length <= most;
  return {
    count: found.length,
    files: isShort ? found.map((path) => fileLink(path, files)) : [],
    folders: isShort ? [] : folderLinks(found),
  };
}

/** @param {string} path */
const nameOf = (path) => path.slice('data/raw/'.length);

/** @param {string} path @param {Map<string, import('../reading/readRuns.js').RawFile>} files @returns {FileLink} */
function fileLink(path, files) {
  const { sha256, size } = /** @type {import('../reading/readRuns.js').RawFile} */ (files.get(path));
  const name = nameOf(path);
  return { href: `raw/${name}`, name, sha256, size: formatQuantity(size, 'B') };
}

/** @param {string[]} paths @returns {FolderLink[]} */
const folderLinks = (paths) =>
  [...groupBy(paths.map(nameOf), posix.dirname)].map(([folder, names]) => {
    const [product, campaign] = folder.split('/');
    const files = names.map((name) => posix.basename(name));
    return { href: `products/${product}/#files-${campaign}`, name: `${folder}/`, files };
  });
