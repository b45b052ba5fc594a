import { mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { InputError } from '../model/inputError.js';

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
  const lock = resolve(root, '.build/lock');
  mkdirSync(dirname(lock), { recursive: true });
  take(lock);
  held.add(lock);
  try {
    return await work();
  } finally {
    held.delete(lock);
    rmSync(lock, { force: true });
  }
}

/** What this process works on: in a container each build has the same number, and one that was killed is not this one. */
const held = new Set();

/** @param {string} lock */
function take(lock) {
  while (!isWritten(lock)) {
    const owner = ownerOf(lock);
    if (owner === null) continue;
    const unnamed = Number.isNaN(owner);
    if (held.has(lock) || isRunning(owner) || unnamed)
      throw new InputError(`another build of this folder is running${unnamed ? '' : `: process ${owner}`}`, {
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
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    // a full disk may have taken its name, and no number of whom it belongs to
    if (statSync(lock, { throwIfNoEntry: false })?.size === 0) rmSync(lock);
    throw error;
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

/**
 * Whether a process runs, this one aside.
 *
 * @param {number} pid
 */
export function isRunning(pid) {
  if (pid === process.pid || !(pid > 0)) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
}
