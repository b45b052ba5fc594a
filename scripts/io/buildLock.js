import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { InputError } from '../model/inputError.js';
import { isRunning } from './isRunning.js';

/**
 * Does what only one build of a folder may do at a time. The lock holds the number of the process, so that what a killed build
 * left is taken away by the next one.
 *
 * @template T
 * @param {string} root of the project
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 * @throws {InputError} where another build of it is running
 */
export async function withBuildLock(root, work) {
  const lock = join(root, '.build/lock');
  mkdirSync(dirname(lock), { recursive: true });
  take(lock);
  try {
    return await work();
  } finally {
    rmSync(lock, { force: true });
  }
}

/** @param {string} lock */
function take(lock) {
  while (!isWritten(lock)) {
    const owner = ownerOf(lock);
    if (owner === null) continue;
    if (owner === process.pid || isRunning(owner) || Number.isNaN(owner))
      throw new InputError(`another build of this folder is running: process ${owner}`, {
        hint: 'wait until it ends; where there is none, delete .build/lock',
      });
    removeStale(lock);
  }
}

/** @param {string} lock */
function isWritten(lock) {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    return false;
  }
}

/** @param {string} lock @returns {number | null} `null` where it is gone meanwhile */
function ownerOf(lock) {
  try {
    return Number.parseInt(readFileSync(lock, 'utf8'), 10);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') throw error;
    return null;
  }
}

/** Of two builds that find it, one moves it aside. @param {string} lock */
function removeStale(lock) {
  const aside = `${lock}.stale-${process.pid}`;
  try {
    renameSync(lock, aside);
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') throw error;
  }
  rmSync(aside, { force: true });
}
