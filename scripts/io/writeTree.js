import { mkdirSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join, normalize, sep } from 'node:path';
import { filesBelow } from './listFiles.js';
import { writeAtomic } from './writeAtomic.js';

/** @typedef {ReadonlyMap<string, string | Uint8Array>} Files by path within a folder, with `/` */

/**
 * Makes a folder hold these files and no others. What has the same content already is not touched, so that
 * whoever watches the folder sees only what changed.
 *
 * @param {string} folder
 * @param {Files} files
 * @returns {{ written: string[], removed: string[] }}
 */
export function writeTree(folder, files) {
  const removed = removeOthers(folder, files);
  return { written: writeFiles(folder, files), removed };
}

/**
 * The same where whatever else is there stays.
 *
 * @param {string} folder
 * @param {Files} files
 * @returns {string[]} paths of those that were written
 */
export function writeFiles(folder, files) {
  mkdirSync(folder, { recursive: true });
  /** @type {Set<string>} */
  const made = new Set();
  return [...files]
    .filter(([path, content]) => writeChanged(folder, { path, content }, made))
    .map(([path]) => path);
}

/**
 * @param {string} folder
 * @param {{ has: (path: string) => boolean }} wanted
 * @param {Iterable<string>} [there] what lies there, where that is known
 * @returns {string[]} paths of those that were removed
 */
export function removeOthers(folder, wanted, there = filesBelow(folder)) {
  const removed = [...there].filter((path) => !wanted.has(path));
  for (const path of removed) rmSync(join(folder, path));
  for (const path of removed) removeEmpty(folder, dirname(path));
  return removed;
}

/**
 * @param {string} folder
 * @param {{ path: string, content: string | Uint8Array }} file
 * @param {Set<string>} made folders that are there for sure
 */
function writeChanged(folder, { path, content }, made) {
  const inside = normalize(path);
  if (inside.startsWith('..') || inside.startsWith(sep))
    throw new Error(`path leads out of ${folder}: ${path}`);
  const file = join(folder, inside);
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const known = statSync(file, { throwIfNoEntry: false });
  if (known?.isFile() && known.size === bytes.length && readFileSync(file).equals(bytes)) return false;
  if (known?.isDirectory()) rmSync(file, { recursive: true });
  const place = dirname(inside);
  if (!made.has(place)) makeFolder(folder, place);
  made.add(place);
  // beside the folder, so that whoever watches it hears once of a file
  writeAtomic(file, bytes, { by: folder });
  return true;
}

/**
 * @param {string} folder
 * @param {string} path of a folder within it, where a file may stand
 */
function makeFolder(folder, path) {
  try {
    mkdirSync(join(folder, path), { recursive: true });
  } catch (error) {
    if (!/^(?:EEXIST|ENOTDIR)$/.test(/** @type {NodeJS.ErrnoException} */ (error).code ?? '')) throw error;
    makeFolder(folder, dirname(path));
    rmSync(join(folder, path), { force: true });
    mkdirSync(join(folder, path));
  }
}

/**
 * @param {string} folder
 * @param {string} path of a folder within it that may have become empty
 */
function removeEmpty(folder, path) {
  for (let inside = path; inside !== '.'; inside = dirname(inside)) {
    const directory = join(folder, inside);
    if (statSync(directory, { throwIfNoEntry: false }) && readdirSync(directory).length > 0) return;
    rmSync(directory, { recursive: true, force: true });
  }
}
