import { existsSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'variant' });

/**
 * `run2` before `run10`; names that count the same (`run1`, `run01`) stand in the order of their characters.
 *
 * @param {string} a
 * @param {string} b
 */
export const naturalOrder = (a, b) => collator.compare(a, b) || (a < b ? -1 : Number(a > b));

/**
 * All files below a folder, whatever its depth; hidden files and folders, and what is no plain file, are left out.
 *
 * @param {string} root
 * @param {string} [folder] relative to it
 * @returns {string[]} paths relative to the root, with `/`, in natural order; none where the folder is missing
 */
export const listFiles = (root, folder = '.') => filesBelow(root, folder).sort(naturalOrder);

/**
 * The same in any order, where there are so many that to sort them takes longer than to find them.
 *
 * @param {string} root
 * @param {string} [folder]
 * @returns {string[]}
 */
export function filesBelow(root, folder = '.') {
  const below = join(root, folder);
  if (!existsSync(below)) return [];
  const place = relative(root, below).split(sep).join('/');
  return walk(root, place && `${place}/`, (entry) => !entry.name.startsWith('.') && !isSpecial(entry));
}

/** Neither a plain file nor a folder. @param {import('node:fs').Dirent} entry */
const isSpecial = (entry) => !entry.isFile() && !entry.isDirectory();

/**
 * Twice as fast as `recursive` of Node.js: each path is put together once.
 *
 * @param {string} root
 * @param {string} below a folder in it, with a slash at its end; empty for itself
 * @param {(entry: import('node:fs').Dirent) => boolean} isWanted
 * @returns {string[]} paths of what is no folder
 */
const walk = (root, below, isWanted) =>
  readdirSync(`${root}/${below}`, { withFileTypes: true })
    .filter(isWanted)
    .flatMap((entry) =>
      entry.isDirectory() ? walk(root, `${below}${entry.name}/`, isWanted) : below + entry.name,
    );

/**
 * What lies in a folder itself, files and folders alike.
 *
 * @param {string} root
 * @param {string} folder
 * @returns {string[]} names; none where the folder is missing
 */
export const namesIn = (root, folder) =>
  existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [];

/**
 * @param {string} root
 * @param {string} folder
 * @returns {string[]} names of the folders in it; none where it is missing
 */
export const foldersIn = (root, folder) =>
  existsSync(join(root, folder))
    ? readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) =>
        entry.isDirectory() ? [entry.name] : [],
      )
    : [];

/**
 * All files of a place, hidden ones and links among them.
 *
 * @param {string} root
 * @param {string} place a folder, or a file
 * @returns {string[]} paths relative to the root, with `/`, in the order of their characters
 */
export function everyFile(root, place) {
  const kind = lstatSync(join(root, place), { throwIfNoEntry: false });
  if (!kind?.isDirectory()) return kind ? [place] : [];
  return walk(root, place === '.' ? '' : `${place}/`, () => true).sort();
}

/**
 * What lies at a path, `null` for nothing.
 *
 * @param {string} path
 * @returns {{ isFolder: boolean, modified: string } | null} `modified`: YYYY-MM-DD
 */
export function fileKind(path) {
  if (!existsSync(path)) return null;
  const found = statSync(path);
  return { isFolder: found.isDirectory(), modified: found.mtime.toISOString().slice(0, 10) };
}
