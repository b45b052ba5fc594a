import { constants, copyFileSync, linkSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { everyFile } from './listFiles.js';

/**
 * Puts files of one folder into another, but for those that are there already.
 *
 * @param {string} from
 * @param {string} to
 * @param {{ share: boolean, paths?: string[] }} how `share`: as one more name of the same file, which takes no room and hardly time; for
 *   what builds alone write, and never in place
 * @returns {string[]} paths of those that were put there
 */
export function placeFiles(from, to, { share, paths = everyFile(from, '.') }) {
  const put = share ? shareFile : copyFile;
  /** @type {Set<string>} */
  const made = new Set();
  return paths.filter((path) => {
    const folder = dirname(path);
    if (!made.has(folder)) mkdirSync(join(to, folder), { recursive: true });
    made.add(folder);
    return put(join(from, path), join(to, path));
  });
}

/**
 * @param {string} from
 * @param {string} to
 * @returns {boolean} whether it was done: not where there is one already, or none to take
 */
function shareFile(from, to) {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (isPassed(error)) return false;
    // a disk that knows but one name for a file
    return copyFile(from, to);
  }
}

/** @type {typeof shareFile} */
function copyFile(from, to) {
  try {
    copyFileSync(from, to, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
    return true;
  } catch (error) {
    if (isPassed(error)) return false;
    throw error;
  }
}

/** @param {unknown} error */
const isPassed = (error) =>
  ['EEXIST', 'ENOENT'].includes(/** @type {NodeJS.ErrnoException} */ (error).code ?? '');
