import { existsSync, mkdirSync, readFileSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { hashOf } from './fileHash.js';
import { writeAtomic } from './writeAtomic.js';
import { InputError } from '../model/inputError.js';

/**
 * What `npm run add` wrote, call by call, so that the last call can be taken back. It lies beside the caches: a clean checkout has
 * nothing to take back, its history has.
 */
const recordFile = '.build/added.json';
/** Calls that are kept. */
const most = 50;

/** @typedef {Record<string, string>} Call the SHA-256 of every file that it wrote, by its path */

/**
 * @param {string} root
 * @param {[path: string, content: Uint8Array | string][]} written
 */
export function noteAdded(root, written) {
  if (written.length === 0) return;
  const call = Object.fromEntries(written.map(([path, content]) => [path, hashOf(content)]));
  save(root, [...calls(root), call].slice(-most));
}

/**
 * Removes what the last call wrote, but for what was changed since: nothing that a person wrote is lost.
 *
 * @param {string} root
 * @returns {{ removed: string[], kept: string[] }} `kept`: changed since
 * @throws {InputError} where there is nothing to take back
 */
export function undoLast(root) {
  const before = calls(root);
  const last = before.pop();
  if (!last)
    throw new InputError('nothing to take back', {
      hint: 'only what npm run add wrote in this folder, since .build/ was last removed',
    });
  const there = Object.entries(last).filter(([path]) => existsSync(join(root, path)));
  const same = ([path, sha256] = ['', '']) => hashOf(readFileSync(join(root, path))) === sha256;
  const removed = there.filter(same).map(([path]) => path);
  for (const path of removed) rmSync(join(root, path));
  for (const path of removed) removeEmpty(root, dirname(path));
  save(root, before);
  return { removed, kept: there.map(([path]) => path).filter((path) => !removed.includes(path)) };
}

/** Folders that the files left empty, up to `data/`. @param {string} root @param {string} folder */
function removeEmpty(root, folder) {
  if (folder.split('/').length < 3 || !existsSync(join(root, folder))) return;
  if (readdirSync(join(root, folder)).length > 0) return;
  rmdirSync(join(root, folder));
  removeEmpty(root, dirname(folder));
}

/** What is filed; a record that came with somebody else's blog takes nothing else away. */
const filed = /^data\/(?!(?:.*\/)?\.\.(?:\/|$))/;

/** @param {string} root @returns {Call[]} */
function calls(root) {
  try {
    /** @type {Call[]} */
    const all = JSON.parse(readFileSync(join(root, recordFile), 'utf8'));
    return all
      .map((call) => Object.fromEntries(Object.entries(call).filter(([path]) => filed.test(path))))
      .filter((call) => Object.keys(call).length > 0);
  } catch {
    return [];
  }
}

/** @param {string} root @param {Call[]} all */
function save(root, all) {
  mkdirSync(join(root, dirname(recordFile)), { recursive: true });
  writeAtomic(join(root, recordFile), `${JSON.stringify(all, null, 1)}\n`);
}
