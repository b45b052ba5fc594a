import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { InputError } from '../model/inputError.js';
import { programOptions } from '../model/lib/program.js';
import { isRunning } from './buildLock.js';

/**
 * @typedef {object} Effects
 * @property {(from: string, to: string) => void} rename
 * @property {typeof exchange} exchange
 */

/** By the process of the build: the new site, the old one, and what was moved aside to be removed. */
const leftover = /^public\.(next|old|gone)-(\d+)$/;

/**
 * Puts a new site in the place of the old one, whole or not at all. It is rendered into a folder of its own beside
 * `public/`, verified, and moved there; whatever fails before leaves `public/` as it was.
 *
 * @param {string} root of the project
 * @param {object} steps
 * @param {(folder: string) => Promise<string | null | void>} steps.render fills the folder, and returns a folder for the old site where the
 *   next build may make its own of that; throws where it cannot
 * @param {(folder: string) => Promise<void> | void} [steps.verify] throws where the site may not go out
 * @param {Effects} [effects]
 */
export async function publish(
  root,
  { render, verify = () => {} },
  effects = { rename: renameSync, exchange },
) {
  recoverPublic(root);
  const next = join(root, `public.next-${process.pid}`);
  try {
    // Hugo's own message of a folder that may not be made says no remedy
    mkdirSync(next);
    const keep = (await render(next)) ?? null;
    verifyHome(next);
    await verify(next);
    setAside(swap(root, next, effects), keep);
  } catch (error) {
    rmSync(next, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
    throw error;
  }
}

/**
 * Mends what a build that was killed left behind: puts the old site back if it was just moved aside, and removes the
 * rest. What belongs to a build that is still running stays.
 *
 * @param {string} root
 */
export function recoverPublic(root) {
  const left = readdirSync(root).flatMap((name) => {
    const [, kind, pid] = leftover.exec(name) ?? [];
    return kind && !isRunning(Number(pid)) ? [{ kind, folder: join(root, name) }] : [];
  });
  const old = left.find(({ kind }) => kind === 'old');
  if (old && !existsSync(join(root, 'public'))) renameSync(old.folder, join(root, 'public'));
  for (const { folder } of left) remove(folder);
}

/**
 * Takes a folder away that a program of a killed build may still write into: aside first, so that its name is free, then with
 * patience. What cannot be removed now, the next build removes.
 *
 * @param {string} folder
 */
function remove(folder) {
  const aside = folder.replace(/\.(?:next|old|gone)-(\d+)$/, `.gone-${process.pid}$1`);
  try {
    renameSync(folder, aside);
    rmSync(aside, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
  } catch (error) {
    if (!passing.has(String(/** @type {NodeJS.ErrnoException} */ (error).code))) throw error;
  }
}

/** What ends by itself, where somebody else still writes. */
const passing = new Set(['ENOENT', 'ENOTEMPTY', 'EBUSY', 'EPERM', 'EEXIST']);

/**
 * In one step where the system can. Else by two renames, between which there is no `public/` for some microseconds, on a busy machine for milliseconds; a build that is
 * killed there is mended by the next one.
 *
 * @param {string} root
 * @param {string} next
 * @param {Effects} effects
 * @returns {string | null} where the old one is now
 */
function swap(root, next, { rename, exchange }) {
  const place = join(root, 'public');
  const old = join(root, `public.old-${process.pid}`);
  const replaces = existsSync(place);
  if (replaces && exchange(next, place)) return next;
  if (replaces) rename(place, old);
  try {
    rename(next, place);
  } catch (error) {
    if (replaces) rename(old, place);
    throw error;
  }
  return replaces ? old : null;
}

/**
 * @param {string | null} old
 * @param {string | null} keep
 */
function setAside(old, keep) {
  if (keep) rmSync(keep, { recursive: true, force: true });
  if (!old) return;
  try {
    if (keep) return renameSync(old, keep);
  } catch {
    // it may lie on another disk
  }
  rmSync(old, { recursive: true, force: true });
}

/**
 * Hugo may end well and have written nothing.
 *
 * @param {string} folder
 */
function verifyHome(folder) {
  if (statSync(join(folder, 'index.html'), { throwIfNoEntry: false })?.size) return;
  throw new InputError('the new site has no home page', {
    hint: 'public/ is as it was; look at what Hugo said',
  });
}

/**
 * Lets two folders change places in one step, where the system can: Node.js has no call for it, `mv` of the GNU coreutils has since
 * 9.5 (renameat2 with RENAME_EXCHANGE, Linux).
 *
 * @param {string} one
 * @param {string} other both absolute, on one disk
 * @returns {boolean} whether they did; where not, both are as they were
 */
export function exchange(one, other) {
  const args = ['--exchange', '--no-target-directory', one, other];
  return spawnSync('mv', args, programOptions({ stdio: 'ignore' })).status === 0;
}
