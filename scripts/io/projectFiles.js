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
 * The folders of reviews, and that of the writing reference, which asks the data as they do.
 *
 * @param {string} root of the project
 */
export function reviewFolders(root) {
  const below = (/** @type {string} */ place) =>
    existsSync(join(root, place)) ? readdirSync(join(root, place), { withFileTypes: true }) : [];
  const folders = [
    ...below('content/reviews').map((entry) => ({ entry, folder: `content/reviews/${entry.name}` })),
    ...below('content').flatMap((entry) =>
      entry.name === 'reference' ? [{ entry, folder: 'content/reference' }] : [],
    ),
  ];
  return folders
    .filter(({ entry }) => entry.isDirectory())
    .map(({ entry, folder }) => ({ slug: entry.name, folder }));
}

/**
 * The site's settings, as they are written.
 *
 * @param {string} root of the project
 */
export const readSettings = (root) =>
  existsSync(join(root, 'config.toml')) ? readFileSync(join(root, 'config.toml'), 'utf8') : '';

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

/** What builds and tests leave behind, and packages. */
const left = /^(?:\.(?:git|build|tools)|public\b.*|node_modules|resources|test-results|playwright-report)$/;

/** What lies there for others to read. */
const noPages = /^(?:\.|tests$)/;
const noCode = /^(?:data|static)$/;

/** npm's own record of the packages that are installed. */
const installed = 'node_modules/.package-lock.json';

/** @param {string} root @param {RegExp} unread */
const placesBut = (root, unread) =>
  readdirSync(root).filter((name) => !left.test(name) && !unread.test(name));

const mountedPackage = /"(node_modules\/[^"]+)"/g;

/**
 * All that Hugo may read of a project beside generated files: whatever lies in it but for what builds leave behind, and what
 * its configuration and scripts take out of packages.
 *
 * @param {string} root of the project
 * @returns {string[]} files and folders
 */
export function hugoPlaces(root) {
  const mounted = [...readSettings(root).matchAll(mountedPackage)].map(([, path]) => path);
  return [...placesBut(root, noPages), installed, ...mounted];
}

/**
 * Where code lies, and the settings of the tools that check it.
 *
 * @param {string} root of the project
 * @returns {string[]} files and folders
 */
export const codePlaces = (root) => [...placesBut(root, noCode), installed];
