import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeWhole } from './writeWhole.js';

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
      writeWhole(file, text);
      undo.push(() => (before ? writeWhole(file, before) : rmSync(file)));
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
