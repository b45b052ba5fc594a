import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { InputError } from '../model/inputError.js';
import { listFiles } from './listFiles.js';

/**
 * What the blog in a folder adds to the vocabulary.
 *
 * @param {string} root
 * @param {string} path of the file in it
 * @returns {{ path: string, text: string }[]} none where it has none
 */
export const blogVocabulary = (root, path) =>
  existsSync(join(root, path)) ? [{ path, text: readFileSync(join(root, path), 'utf8') }] : [];

/**
 * The texts of a blog's parsers, which its documentation calls readers, and the files that are named beside them.
 *
 * @param {string} root of the blog
 * @param {string[]} named
 * @returns {{ path: string, text: string }[]}
 * @throws {InputError} where one that is named cannot be read
 */
export function blogParserFiles(root, named) {
  const own = listFiles(root, 'data/readers').filter((path) => path.endsWith('.toml'));
  return [...own.map((path) => join(root, path)), ...named].map((path) => {
    try {
      return { path, text: readFileSync(path, 'utf8') };
    } catch {
      throw new InputError(`the reader cannot be read: ${path}`, { hint: 'name a file that is there' });
    }
  });
}
