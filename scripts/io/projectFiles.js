import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * @typedef {object} ProjectFiles paths relative to the project, with `/`, in natural order
 * @property {{ path: string, text: string }[]} texts what people write: TOML, job files, Markdown
 * @property {string[]} raw what tools wrote, below `data/raw`
 */

const handWritten = /^(?:data\/.*\.(?:toml|fio)|content\/.*\.md)$/;
const natural = new Intl.Collator('en', { numeric: true, sensitivity: 'variant' });

/**
 * @param {string} root of the project
 * @returns {ProjectFiles}
 */
export function readProjectFiles(root) {
  const paths = ['data', 'content'].flatMap((folder) => listBelow(root, folder)).sort(natural.compare);
  const texts = paths.filter((path) => handWritten.test(path));
  const isText = new Set(texts);
  return {
    texts: texts.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })),
    raw: paths.filter((path) => path.startsWith('data/raw/') && !isText.has(path)),
  };
}

/**
 * @param {string} root
 * @param {string} folder
 */
function listBelow(root, folder) {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => join(entry.parentPath, entry.name).slice(join(root, '/').length).replaceAll('\\', '/'));
}
