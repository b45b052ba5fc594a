import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { InputError } from '../model/inputError.js';

/** @type {Record<string, string>} */
const reasons = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the quota of the disk is used up',
  EACCES: 'may not be written',
  EROFS: 'the disk may only be read',
};

/**
 * Writes a file so that nobody ever sees half of it: beside its place first, then moved there.
 * The ending is one that Hugo's watcher passes over.
 *
 * @param {string} file
 * @param {string | Uint8Array} content
 * @param {{ by?: string }} [place] `by`: another name on the same disk to write it beside first
 * @throws {InputError} where the disk does not take it; the file is then as it was
 */
export function writeAtomic(file, content, { by = file } = {}) {
  const fresh = `${by}.${process.pid}.tmp`;
  try {
    writeFileSync(fresh, content);
    renameSync(fresh, file);
  } catch (cause) {
    rmSync(fresh, { force: true });
    const reason = reasons[/** @type {NodeJS.ErrnoException} */ (cause).code ?? ''];
    if (!reason) throw cause;
    throw new InputError(`${reason}: ${file}`, { cause, hint: 'make room or give the right, and try again' });
  }
}

/**
 * Writes files that are not there yet; what is there stays as it is.
 *
 * @param {string} folder
 * @param {ReadonlyMap<string, string | Uint8Array>} files by path within it, with `/`
 * @returns {string[]} those that are new
 */
export function writeNew(folder, files) {
  const fresh = [...files].filter(([path]) => !exists(folder, path));
  for (const [path, text] of fresh) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeAtomic(join(folder, path), text);
  }
  return fresh.map(([path]) => path);
}

/** @param {string} folder @param {string} path */
export const exists = (folder, path) => existsSync(join(folder, path));

/**
 * Writes and moves files of a blog: all of it, or nothing.
 *
 * @param {string} root
 * @param {object} changes
 * @param {{ path: string, text: string }[]} [changes.texts] written first
 * @param {{ from: string, to: string }[]} [changes.moves] of files and folders, to where nothing is
 */
export function changeFiles(root, { texts = [], moves = [] }) {
  /** @type {(() => void)[]} */
  const undo = [];
  try {
    for (const { path, text } of texts) {
      const file = join(root, path);
      const before = existsSync(file) ? readFileSync(file) : null;
      mkdirSync(dirname(file), { recursive: true });
      writeAtomic(file, text);
      undo.push(() => (before ? writeAtomic(file, before) : rmSync(file)));
    }
    for (const { from, to } of moves) {
      mkdirSync(dirname(join(root, to)), { recursive: true });
      renameSync(join(root, from), join(root, to));
      undo.push(() => renameSync(join(root, to), join(root, from)));
    }
  } catch (error) {
    for (const back of undo.reverse()) back();
    throw error;
  }
}

const checkLength = 16;

/**
 * Writes a file that tells whether it is as it was written.
 *
 * @param {string} file
 * @param {string | Uint8Array} content
 */
export function writeChecked(file, content) {
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  mkdirSync(dirname(file), { recursive: true });
  writeAtomic(file, Buffer.concat([checkOf(bytes), bytes]));
}

/**
 * @param {string} file
 * @returns {Buffer | null} `null` where it is missing, or not as it was written
 */
export function readChecked(file) {
  try {
    const stored = readFileSync(file);
    const bytes = stored.subarray(checkLength);
    return checkOf(bytes).equals(stored.subarray(0, checkLength)) ? bytes : null;
  } catch {
    return null;
  }
}

/** @param {Uint8Array} bytes */
const checkOf = (bytes) => createHash('sha256').update(bytes).digest().subarray(0, checkLength);
