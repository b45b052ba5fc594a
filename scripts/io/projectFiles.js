import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { InputError } from '../model/inputError.js';
import { programFolder } from '../model/lib/program.js';
import { isReference } from '../model/lib/referencePages.js';
import { filesBelow, listFiles, naturalOrder } from './listFiles.js';

/**
 * @typedef {object} ProjectFiles paths relative to the project, with `/`, in natural order
 * @property {{ path: string, text: string }[]} texts what people write: TOML, job files, Markdown; and the locks of reviews
 * @property {string[]} raw what tools wrote, below `data/raw`
 */

const handWritten =
  /^(?:data\/.*\.(?:toml|fio)|data\/methodologies\/.*\.(?:py|sh|lua|js|txt|json|xml|sql)|content\/.*(?:\.md|\/published\.json))$/;

/**
 * @param {string} root of the project
 * @param {Pick<import('./fingerprint.js').Look, 'plainFiles' | 'textOf'>} [look] that has listed its files
 * @returns {ProjectFiles}
 */
export function readProjectFiles(root, look = lookOnce(root)) {
  const paths = ['data', 'content'].flatMap((folder) => look.plainFiles(folder).sort(naturalOrder));
  const texts = paths.filter((path) => handWritten.test(path));
  const isText = new Set(texts);
  return {
    texts: texts.map((path) => ({ path, text: look.textOf(path, () => textOf(root, path)) })),
    raw: paths.filter((path) => path.startsWith('data/raw/') && !isText.has(path)),
  };
}

/** @param {string} root @returns {Pick<import('./fingerprint.js').Look, 'plainFiles' | 'textOf'>} */
const lookOnce = (root) => ({
  plainFiles: (folder) => filesBelow(root, folder),
  textOf: (_, read) => read(),
});

/** @param {string} root @param {string} path */
function textOf(root, path) {
  try {
    return readFileSync(join(root, path), 'utf8');
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'ENOENT') throw error;
    throw new InputError('the file went away while it was read', { file: path, hint: 'try again' });
  }
}

/**
 * The folders of reviews, and those of the reference, which asks the data as they do.
 *
 * @param {string} root of the project
 */
export function reviewFolders(root) {
  const below = (/** @type {string} */ place) =>
    existsSync(join(root, place)) ? readdirSync(join(root, place), { withFileTypes: true }) : [];
  const folders = [
    ...below('content/reviews').map((entry) => ({ entry, folder: `content/reviews/${entry.name}` })),
    ...below('content').flatMap((entry) =>
      isReference(entry.name) ? [{ entry, folder: `content/${entry.name}` }] : [],
    ),
  ];
  return folders
    .filter(({ entry }) => entry.isDirectory())
    .map(({ entry, folder }) => ({ slug: entry.name, folder }));
}

/** What Benchfolio heeds in a site with a theme of its own, whose other settings are Hugo's and the theme's. */
export const existingSiteFile = 'benchfolio.toml';

/** Whether a site has a theme of its own, to which Benchfolio only adds. @param {string} root */
export const hasOwnTheme = (root) => existsSync(join(root, existingSiteFile));

/** Where the settings are that Benchfolio heeds. @param {string} root of the project */
export const settingsFile = (root) => (hasOwnTheme(root) ? existingSiteFile : 'config.toml');

/**
 * The site's settings, as they are written.
 *
 * @param {string} root of the project
 */
export function readSettings(root) {
  const file = join(root, settingsFile(root));
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

const tokens = 'assets/css/tokens';

/** Where a blog's own colours and sizes are. */
export const stylePlaces = [tokens, 'assets/css/theme.css'];

/**
 * The custom properties that pages and pictures are painted by, as one text: the program's, those of a blog's files of the same
 * name in their place, and last its `theme.css`.
 *
 * @param {string} root of the blog
 */
export function readStyles(root) {
  const files = new Map(
    [programFolder, root].flatMap((place) =>
      listFiles(place, tokens).map((path) => /** @type {[string, string]} */ ([path, join(place, path)])),
    ),
  );
  const theme = join(root, 'assets/css/theme.css');
  return [...files.values(), ...(existsSync(theme) ? [theme] : [])]
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}

/** What people and tools wrote of a blog, and how its charts are painted. */
export const dataPlaces = ['config.toml', existingSiteFile, 'data', 'content', ...stylePlaces];

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

/**
 * All that Hugo may read of a project beside generated files and the program: whatever lies in it but for what builds leave
 * behind, and npm's record of the packages that fonts and style sheets come from.
 *
 * @param {string} root of the project
 * @returns {string[]} files and folders
 */
export const hugoPlaces = (root) => [...placesBut(root, noPages), installed];

/**
 * Where code lies, and the settings of the tools that check it.
 *
 * @param {string} root of the project
 * @returns {string[]} files and folders
 */
export const codePlaces = (root) => [...placesBut(root, noCode), installed];
