import { existsSync, lstatSync, readdirSync } from 'node:fs';
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
  return readdirSync(below, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => !/(?:^|[\\/])\./.test(relative(below, path)))
    .map((path) => relative(root, path).split(sep).join('/'));
}

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
  /** @type {string[]} */
  const found = [];
  // twice as fast as `recursive`: a path is put together once
  const walk = (/** @type {string} */ below) => {
    for (const entry of readdirSync(`${root}/${below}`, { withFileTypes: true })) {
      if (entry.isDirectory()) walk(`${below}${entry.name}/`);
      else found.push(below + entry.name);
    }
  };
  walk(place === '.' ? '' : `${place}/`);
  return found.sort();
}
