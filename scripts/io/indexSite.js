import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { problem } from '../model/inputError.js';
import { filesBelow } from './listFiles.js';
import { searchableHtml } from './searchableHtml.js';
import { withoutUnsearched } from './withoutUnsearched.js';
import { writeFiles } from './writeTree.js';

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
 * Writes the index that the search page asks, of every page that is marked `data-pagefind-body`, into `pagefind/`. Its
 * program comes within a package for each platform; where there is none, the site is whole without it.
 *
 * @param {string} site folder
 * @returns {Promise<import('../model/inputError.js').Problem[]>} a warning where there is no index
 */
export async function indexSite(site) {
  const { errors, files } = await whileItRuns(makeIndex(site)).catch((error) => ({
    errors: [String(error.message).split('\n')[0]],
    files: [],
  }));
  if (errors.length > 0) {
    const hint = 'the site is whole without it, and its search page says so; try again after `npm ci`';
    return [problem(`no search index: ${errors.join('; ')}`, { severity: 'warning', hint })];
  }
  const wanted = files.filter(({ path }) => !unused.test(path));
  writeFiles(join(site, 'pagefind'), new Map(wanted.map(({ path, content }) => [path, content])));
  return [];
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
 * @param {string} site
 * @returns {Promise<{ errors: string[], files: import('pagefind').IndexFile[] }>}
 */
async function makeIndex(site) {
  const { createIndex } = await import('pagefind');
  const { index, errors } = await createIndex({ excludeSelectors: passedOver });
  if (!index) return { errors, files: [] };
  /** @type {string[]} */
  const refused = [];
  for (const sourcePath of searchedPages(site)) {
    const content = readFileSync(join(site, sourcePath), 'utf8');
    if (!content.includes('data-pagefind-body')) continue;
    const added = await index.addHTMLFile({
      sourcePath,
      content: searchableHtml(withoutUnsearched(content)),
    });
    refused.push(...added.errors);
  }
  // Pagefind's program breaks where the disk is full
  const made = await index.getFiles();
  await index.deleteIndex();
  return { errors: [...refused, ...made.errors], files: made.files };
}

/** In one order, so that two indexes of one site are the same. @param {string} site folder @returns {string[]} paths below it */
const searchedPages = (site) =>
  readdirSync(site, { withFileTypes: true })
    .filter(({ name }) => !unsearched.has(name))
    .flatMap((entry) => (entry.isDirectory() ? filesBelow(site, entry.name) : entry.name))
    .filter((path) => path.endsWith('.html'))
    .sort();
