import { statSync } from 'node:fs';
import { join } from 'node:path';
import { InputError } from '../model/inputError.js';

/** What is read by name, or written into; each after the folder it lies in. */
const folders = [
  ...['.build', '.build/cache', 'archetypes', 'assets', 'assets/css', 'content', 'content/reviews', 'data'],
  ...[
    'data/methodologies',
    'data/products',
    'data/raw',
    'data/readers',
    'data/testbeds',
    'layouts',
    'static',
  ],
];
const files = ['config.toml', 'assets/css/theme.css', 'data/format.toml', 'data/vocabulary.toml'];

/**
 * A file where a folder is expected, or the other way round: every step after it would stumble over it in its own way.
 *
 * @param {string} root of the blog
 * @throws {InputError}
 */
export function checkPlaces(root) {
  for (const file of folders) refuseUnless(isFolder(join(root, file)), 'not a folder', file);
  for (const file of files) refuseUnless(isFile(join(root, file)), 'not a file', file);
}

/** @param {string} path */
const isFolder = (path) => statSync(path, { throwIfNoEntry: false })?.isDirectory();

/** @param {string} path */
const isFile = (path) => statSync(path, { throwIfNoEntry: false })?.isFile();

/**
 * @param {boolean | undefined} right `undefined` where nothing is there
 * @param {string} message
 * @param {string} file
 */
function refuseUnless(right, message, file) {
  if (right === false) throw new InputError(message, { file, hint: 'give it another name' });
}
