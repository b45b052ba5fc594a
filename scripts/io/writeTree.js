import { mkdirSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join, normalize, sep } from 'node:path';
import { listFiles } from './listFiles.js';
import { writeWhole } from './writeWhole.js';

/**
 * Makes a folder hold these files and no others. What has the same content already is not touched, so that
 * whoever watches the folder sees only what changed.
 *
 * @param {string} folder
 * @param {ReadonlyMap<string, string | Uint8Array>} files by path within the folder, with `/`
 * @param {{ keep?: boolean }} [how] `keep`: what else is there stays
 * @returns {{ written: string[], removed: string[] }}
 */
export function writeTree(folder, files, { keep = false } = {}) {
  mkdirSync(folder, { recursive: true });
  const removed = keep ? [] : listFiles(folder).filter((path) => !files.has(path));
  for (const path of removed) rmSync(join(folder, path));
  for (const path of removed) removeEmpty(folder, dirname(path));
  const changed = [...files].filter(([path, content]) => writeChanged(folder, { path, content }));
  const written = changed.map(([path]) => path);
  return { written, removed };
}

/**
 * @param {string} folder
 * @param {{ path: string, content: string | Uint8Array }} file
 */
function writeChanged(folder, { path, content }) {
  const inside = normalize(path);
  if (inside.startsWith('..') || inside.startsWith(sep))
    throw new Error(`path leads out of ${folder}: ${path}`);
  const file = join(folder, inside);
  const bytes = typeof content === 'string' ? Buffer.from(content) : content;
  const known = statSync(file, { throwIfNoEntry: false });
  if (known?.isFile() && known.size === bytes.length && readFileSync(file).equals(bytes)) return false;
  mkdirSync(dirname(file), { recursive: true });
  // beside the folder, so that whoever watches it is told once of a file
  writeWhole(file, bytes, { by: folder });
  return true;
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
