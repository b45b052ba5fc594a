import {
  constants,
  copyFileSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  rmdirSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { lookAtBuilt, onDisk } from './builtFiles.js';
import { everyFile } from './listFiles.js';
import { seenIn } from './seenFiles.js';

/**
 * Makes a folder hold what a plan says, and nothing else. The site of an earlier build has most of it already: what has changed since is
 * all that is written.
 *
 * @param {string} root of the project
 * @param {string} folder
 * @param {import('./sitePlan.js').SitePlan} plan
 * @param {object} folders
 * @param {KeptSite | null} folders.kept a site of an earlier build, to be made the new one
 * @param {string} folders.fresh what was rendered
 * @param {(from: string) => string | undefined} [folders.diskOf] where on the disk a file of the plan is, as far as it is known already
 * @returns {Set<string>} paths of the files that were put there
 */
export function fillSite(root, folder, plan, { kept, fresh, diskOf = () => undefined }) {
  if (kept && kept.files.size > 0) renameSync(kept.folder, folder);
  mkdirSync(folder, { recursive: true });
  // without another site, what is there was rendered there
  const there = kept?.files ?? new Map(everyFile(folder, '.').map((path) => [path, '']));
  for (const path of there.keys()) if (!plan.has(path)) remove(folder, path);
  const makeFolder = folderMaker();
  /** @type {Set<string>} */
  const placed = new Set();
  for (const [path, { from, share }] of plan) {
    const disk = there.get(path);
    const known = share && disk !== undefined ? diskOf(from) : undefined;
    // two names of one file, as most are: they are told by what was looked at before
    if (known !== undefined && known === disk) continue;
    const [source, file] = [resolve(root, from), join(folder, path)];
    if (source === file) continue;
    if (disk !== undefined) {
      if (share && known === undefined && lookOn(source) === disk) continue;
      rmSync(file);
    }
    makeFolder(file);
    if (put(source, file, share)) placed.add(path);
  }
  if (fresh !== folder) clearFolder(fresh);
  return placed;
}

/**
 * A site of an earlier build, to be made the new one. Where there is none, as after all pages were rendered, it gets one more name of each
 * file of the last one. With many files that takes a while, in which something else may be done.
 *
 * @typedef {{ folder: string, files: Map<string, string> }} KeptSite `files`: by path, where each is on the disk
 *
 * @param {string} folder
 * @param {object} last
 * @param {string} last.site its folder
 * @param {Iterable<string>} last.paths of its files
 * @param {Pick<import('./lookAhead.js').Ahead, 'seenIn'>} [ahead] what a thread has looked at already
 * @returns {KeptSite}
 */
export function keptSite(folder, last, ahead = { seenIn }) {
  const there = ahead.seenIn(folder, '.');
  const files =
    there.length > 0 ? new Map(there.map((seen) => [seen.path, onDisk(seen)])) : linkAll(folder, last);
  return { folder, files };
}

/** @param {string} folder @param {Parameters<typeof keptSite>[1]} last */
function linkAll(folder, { site, paths }) {
  /** @type {KeptSite['files']} */
  const files = new Map();
  const makeFolder = folderMaker();
  try {
    for (const path of paths) {
      const file = join(folder, path);
      makeFolder(file);
      linkSync(join(site, path), file);
      // one more name has changed its stamp: the next build knows it by the new one
      files.set(path, lookAtBuilt(file).disk);
    }
  } catch {
    // a disk that knows but one name for a file: what is missing is put there with what is new
  }
  return files;
}

/** Makes the folder of a file, once for all files in it. */
function folderMaker() {
  /** @type {Set<string>} */
  const made = new Set();
  return (/** @type {string} */ file) => {
    const folder = dirname(file);
    if (!made.has(folder)) mkdirSync(folder, { recursive: true });
    made.add(folder);
  };
}

/** @param {string} folder */
export const clearFolder = (folder) => rmSync(folder, { recursive: true, force: true });

/** @param {string} file */
const lookOn = (file) => onDisk(lstatSync(file));

/** And the folders that it leaves empty. @param {string} folder @param {string} path */
function remove(folder, path) {
  rmSync(join(folder, path));
  for (let above = dirname(path); above !== '.'; above = dirname(above)) {
    if (readdirSync(join(folder, above)).length > 0) return;
    rmdirSync(join(folder, above));
  }
}

/**
 * @param {string} from
 * @param {string} to
 * @param {boolean} share
 * @returns {boolean} whether it was done: not where a folder of other files is there, or there is none to take
 */
function put(from, to, share) {
  try {
    if (share) linkSync(from, to);
    else copyFileSync(from, to, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
    return true;
  } catch (error) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (error);
    if (code === 'EEXIST') return isEmptied(to) && put(from, to, share);
    if (code === 'ENOENT') return false;
    // a disk that knows but one name for a file
    if (share) return put(from, to, false);
    throw error;
  }
}

/** @param {string} folder */
function isEmptied(folder) {
  try {
    rmdirSync(folder);
    return true;
  } catch {
    return false;
  }
}
