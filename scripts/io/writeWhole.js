import { renameSync, rmSync, writeFileSync } from 'node:fs';

/**
 * Writes a file so that nobody ever sees half of it: beside its place first, then moved there.
 * The ending is one that Hugo's watcher passes over.
 *
 * @param {string} file
 * @param {string | Uint8Array} content
 */
export function writeWhole(file, content) {
  const fresh = `${file}.${process.pid}.tmp`;
  try {
    writeFileSync(fresh, content);
    renameSync(fresh, file);
  } catch (error) {
    rmSync(fresh, { force: true });
    throw error;
  }
}
