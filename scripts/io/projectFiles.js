import { existsSync, readFileSync, readdirSync } from 'node:fs';
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

/** What builds and tests leave behind; hidden files are no part of the site either. */
const left = /^(?:\.|public\b|(?:node_modules|resources|tests|test-results|playwright-report)$)/;

const mountedPackage = /"(node_modules\/[^"]+)"/g;

/**
 * All that Hugo may read of a project: whatever lies in it but for what builds leave behind, the generated files, and what
 * its configuration and scripts take out of packages.
 *
 * @param {string} root of the project
 * @returns {string[]} files and folders
 */
export function hugoPlaces(root) {
  const own = readdirSync(root).filter((name) => !left.test(name));
  const config = existsSync(join(root, 'config.toml')) ? readFileSync(join(root, 'config.toml'), 'utf8') : '';
  const mounted = [...config.matchAll(mountedPackage)].map(([, path]) => path);
  return [...own, '.build/assets', '.build/static', 'node_modules/.package-lock.json', ...mounted];
}
