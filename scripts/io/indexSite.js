import { problem } from '../model/inputError.js';
import { searchableHtml } from './searchableHtml.js';
import { withoutUnsearched } from './withoutUnsearched.js';

/** Folders without a page to be found: charts are found in their reviews. */
const unsearched = new Set(['charts', 'raw', 'archive', 'pagefind']);

/** What a page shows again and again, or draws, is nothing to look for; nor is the spread of a number, or who was in a campaign when. */
const passedOver = [
  'svg',
  'nav',
  'thead',
  '.mark',
  '.results td:nth-child(n+3)',
  '.ranking td:nth-child(n+4)',
  '.campaigns td:nth-child(2)',
  'caption.visually-hidden',
  '.chart-evidence',
  '.chart-controls',
  '.copy-time',
  '.raw-files',
  '.job-file',
  '.heading-link',
];

/** Pagefind's own search boxes; the site has one in its own style. */
const unused = /^pagefind-(?:\w+-)?(?:ui|highlight)\.(?:js|css)$/;

/**
 * The index that the search page asks, of every page that is marked `data-pagefind-body`. Its program comes within a package for each
 * platform; where there is none, the site is whole without it.
 *
 * @param {string[]} paths of the site
 * @param {(path: string) => Buffer} read
 * @returns {Promise<{ problems: import('../model/inputError.js').Problem[], files: Map<string, Uint8Array> }>} a warning where there is
 *   no index; files by path
 */
export async function indexSite(paths, read) {
  const { errors, files } = await whileItRuns(makeIndex(paths.filter(isSearched).sort(), read)).catch(
    (error) => ({ errors: [String(error.message).split('\n')[0]], files: [] }),
  );
  if (errors.length > 0) {
    const hint = 'the site is whole without it, and its search page says so; try again after `npm ci`';
    const warning = problem(`no search index: ${errors.join('; ')}`, { severity: 'warning', hint });
    return { problems: [warning], files: new Map() };
  }
  const wanted = files.filter(({ path }) => !unused.test(path));
  return {
    problems: [],
    files: new Map(wanted.map(({ path, content }) => [`pagefind/${path}`, content])),
  };
}

/**
 * Where Pagefind's program breaks, what was asked of it is never answered, and Node.js has nothing left to do.
 *
 * @template T
 * @param {Promise<T>} answer
 * @returns {Promise<T>}
 */
async function whileItRuns(answer) {
  /** @type {() => void} */
  let ended = () => {};
  const broken = new Promise((_, reject) => (ended = () => reject(new Error('its program has ended'))));
  process.once('beforeExit', ended);
  try {
    return await Promise.race([answer, /** @type {Promise<never>} */ (broken)]);
  } finally {
    process.off('beforeExit', ended);
  }
}

/**
 * @param {string[]} paths in one order, so that two indexes of one site are the same
 * @param {(path: string) => Buffer} read
 * @returns {Promise<{ errors: string[], files: import('pagefind').IndexFile[] }>}
 */
async function makeIndex(paths, read) {
  const { createIndex } = await import('pagefind');
  const { index, errors } = await createIndex({ excludeSelectors: passedOver });
  if (!index) return { errors, files: [] };
  /** @type {string[]} */
  const refused = [];
  for (const sourcePath of paths) {
    const page = read(sourcePath);
    if (!page.includes('data-pagefind-body')) continue;
    const added = await index.addHTMLFile({ sourcePath, content: searchableHtml(searchedOf(page)) });
    refused.push(...added.errors);
  }
  // Pagefind's program breaks where the disk is full
  const made = await index.getFiles();
  await index.deleteIndex();
  return { errors: [...refused, ...made.errors], files: made.files };
}

/** Tags are ASCII, so that what is left out is found in bytes as in text, and most of a page need not be decoded. @param {Buffer} page */
const searchedOf = (page) => Buffer.from(withoutUnsearched(page.toString('latin1')), 'latin1').toString();

/** @param {string} path */
const isSearched = (path) =>
  path.endsWith('.html') && !/(?:^|\/)\./.test(path) && !unsearched.has(path.split('/')[0]);
