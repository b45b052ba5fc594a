import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../../scripts/io/copyProject.js';

const base = join(import.meta.dirname, '../problems/base');

/** The pages beside reviews and data. @param {string} path */
const isFrame = (path) =>
  !/^(?:data$|static\/archive|content\/(?:reference|docs|reviews\/(?!_index)))/.test(path);

/**
 * A blog with the two drives of `tests/problems/`, and nothing of the demo.
 *
 * @param {string} root
 */
export function writeBaseBlog(root) {
  copyProject(root, isFrame);
  for (const part of ['data', 'content']) cpSync(join(base, part), join(root, part), { recursive: true });
}
