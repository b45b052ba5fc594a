import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './listFiles.js';

/**
 * @typedef {object} ProjectFiles paths relative to the project, with `/`, in natural order
 * @property {{ path: string, text: string }[]} texts what people write: TOML, job files, Markdown; and the locks of reviews
 * @property {string[]} raw what tools wrote, below `data/raw`
 */

const handWritten = /^(?:data\/.*\.(?:toml|fio)|content\/.*(?:\.md|\/published\.json))$/;

/**
 * @param {string} root of the project
 * @returns {ProjectFiles}
 */
export function readProjectFiles(root) {
  const paths = ['data', 'content'].flatMap((folder) => listFiles(root, folder));
  const texts = paths.filter((path) => handWritten.test(path));
  const isText = new Set(texts);
  return {
    texts: texts.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
    raw: paths.filter((path) => path.startsWith('data/raw/') && !isText.has(path)),
  };
}

/**
 * All files of a folder as one text, in natural order.
 *
 * @param {string} root of the project
 * @param {string} folder
 */
export const readTexts = (root, folder) =>
  listFiles(root, folder)
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .join('\n');
