import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { programFolder } from '../model/lib/program.js';
import { listFiles } from './listFiles.js';

/**
 * A blog's templates, and its adapters, which make pages: those that it has not taken over from the program as they are.
 *
 * @param {string} root of the blog
 * @returns {{ path: string, text: string }[]}
 */
export const ownTemplates = (root) =>
  [...listFiles(root, 'layouts'), ...listFiles(root, 'content').filter((path) => path.endsWith('.gotmpl'))]
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
    .filter(({ path, text }) => {
      const ours = join(programFolder, path);
      return !existsSync(ours) || readFileSync(ours, 'utf8') !== text;
    });
