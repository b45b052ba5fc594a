import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { problem } from '../model/inputError.js';

/** Folders without a page to be found: of single charts there are very many, which need not be read. */
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
  '.raw-files',
  '.job-file',
  '.heading-link',
];

/** Pagefind's own search boxes; the site has one in its own style. */
const unused = /^pagefind-(?:\w+-)?(?:ui|highlight)\.(?:js|css)$/;

/**
 * Writes the index that the search page asks, of every page that is marked `data-pagefind-body`, into `pagefind/`. Its
 * program comes within a package for each platform; where there is none, the site is whole without it.
 *
 * @param {string} site folder
 * @returns {Promise<import('../model/inputError.js').Problem[]>} a warning where there is no index
 */
export async function indexSite(site) {
  const folder = join(site, 'pagefind');
  const errors = await whileItRuns(writeIndex(site, folder)).catch((error) => [
    String(error.message).split('\n')[0],
  ]);
  if (errors.length > 0) {
    rmSync(folder, { recursive: true, force: true });
    const hint = 'the site is whole without it, and its search page says so; try again after `npm ci`';
    return [problem(`no search index: ${errors.join('; ')}`, { severity: 'warning', hint })];
  }
  for (const name of readdirSync(folder).filter((each) => unused.test(each))) rmSync(join(folder, name));
  return [];
}

/**
 * Where Pagefind's program breaks, as on a full disk, what was asked of it is never answered, and Node.js has nothing left to do.
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
 * @param {string} site
 * @param {string} folder
 * @returns {Promise<string[]>} errors
 */
async function writeIndex(site, folder) {
  const { createIndex } = await import('pagefind');
  const { index, errors } = await createIndex({ excludeSelectors: passedOver });
  if (!index) return errors;
  const added = await index.addDirectory({ path: site, glob: searchedPages(site) });
  const written = await index.writeFiles({ outputPath: folder });
  await index.deleteIndex();
  return [...added.errors, ...written.errors];
}

/** @param {string} site folder @returns {string} as a glob */
function searchedPages(site) {
  const folders = readdirSync(site, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const names = folders.map(({ name }) => name).filter((name) => !unsearched.has(name));
  const plain = names.every((name) => /^[\w.-]+$/.test(name));
  return plain ? `{*,${names.map((name) => `${name}/**/*`).join(',')}}.html` : '**/*.html';
}
