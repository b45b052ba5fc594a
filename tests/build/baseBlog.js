import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { copyFrame } from '../../scripts/io/copyProject.js';

const base = join(import.meta.dirname, '../problems/base');

/**
 * A blog with the two drives of `tests/problems/`, and nothing of the demo.
 *
 * @param {string} root
 */
export function writeBaseBlog(root) {
  copyFrame(root);
  for (const part of ['data', 'content']) cpSync(join(base, part), join(root, part), { recursive: true });
}
