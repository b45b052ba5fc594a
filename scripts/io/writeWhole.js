import { renameSync, rmSync, writeFileSync } from 'node:fs';
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
export function writeWhole(file, content, { by = file } = {}) {
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
