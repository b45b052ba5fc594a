import { lstatSync } from 'node:fs';
import { everyFile } from './listFiles.js';

/**
 * @typedef {object} Seen a file, as it was found
 * @property {string} path relative to the root, with `/`
 * @property {'file' | 'link' | 'other'} kind `other`: neither, or gone since its folder was listed
 * @property {number} dev
 * @property {number} ino
 * @property {number} size bytes
 * @property {number} mtimeMs
 * @property {number} ctimeMs
 * @property {{ sha256: string, begun: number }} [read] its content, where it was read already; `begun`: when, ms
 */

/**
 * @param {string} root
 * @param {string} place a folder, or a file
 * @returns {Seen[]} all files there, as `everyFile` finds them
 */
export const seenIn = (root, place) => everyFile(root, place).map((path) => seenAt(`${root}/${path}`, path));

/** @param {string} file @param {string} [path] @returns {Seen} */
export function seenAt(file, path = file) {
  const found = lstatSync(file, { throwIfNoEntry: false });
  const { dev = 0, ino = 0, size = 0, mtimeMs = 0, ctimeMs = 0 } = found ?? {};
  return { path, kind: kindOf(found), dev, ino, size, mtimeMs, ctimeMs };
}

/** @param {import('node:fs').Stats | undefined} found */
const kindOf = (found) => (found?.isFile() ? 'file' : found?.isSymbolicLink() ? 'link' : 'other');
