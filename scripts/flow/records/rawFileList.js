import { posix } from 'node:path';
import { groupBy } from '../../model/lib/groupBy.js';
import { formatQuantity } from '../../model/quantity.js';

/**
 * @typedef {Map<string, import('../reading/readRuns.js').RawFile>} RawFiles
 * @typedef {{ href: string, name: string, sha256: string, size: string }} FileLink
 * @typedef {{ href: string, name: string, files: { href: string, name: string }[] }} FolderLink `href`: of the list of all files of its campaign
 */

/**
 * Raw files of a campaign as a reader gets them: where they are, how large, and how to tell that they are the same.
 *
 * @param {Iterable<string>} paths relative to the project
 * @param {RawFiles} files
 * @returns {{ count: number, files: FileLink[] } | null}
 */
export function rawFileList(paths, files) {
  const found = knownOf(paths, files);
  return found.length ? { count: found.length, files: found.map((path) => fileLink(path, files)) } : null;
}

/**
 * Raw files behind a chart, by folder, with a link to their sizes and checksums on the page of the product: checksums do not compress, and
 * those of a review were a third of its page.
 *
 * @param {Iterable<string>} paths relative to the project
 * @param {RawFiles} files
 * @returns {{ count: number, folders: FolderLink[] } | null}
 */
export function rawFolderList(paths, files) {
  const found = knownOf(paths, files);
  return found.length ? { count: found.length, folders: folderLinks(found) } : null;
}

/** @param {Iterable<string>} paths @param {RawFiles} files */
const knownOf = (paths, files) => [...new Set(paths)].filter((path) => files.has(path));

/** @param {string} path */
const nameOf = (path) => path.slice('data/raw/'.length);

/** @param {string} path @param {RawFiles} files @returns {FileLink} */
function fileLink(path, files) {
  const { sha256, size } = /** @type {import('../reading/readRuns.js').RawFile} */ (files.get(path));
  const name = nameOf(path);
  return { href: `raw/${name}`, name, sha256, size: formatQuantity(size, 'B') };
}

/** @param {string[]} paths @returns {FolderLink[]} */
const folderLinks = (paths) =>
  [...groupBy(paths.map(nameOf), posix.dirname)].map(([folder, names]) => {
    const [product, campaign] = folder.split('/');
    const files = names.map((name) => ({ href: `raw/${name}`, name: posix.basename(name) }));
    return { href: `products/${product}/#files-${campaign}`, name: `${folder}/`, files };
  });
