import { problem } from '../model/inputError.js';
import { readIndex, writeIndex } from './searchIndex.js';
import { indexPages, isMarked } from './searchedPages.js';

/** Folders without a page to be found: charts are found in their reviews. */
const unsearched = new Set(['charts', 'raw', 'archive', 'pagefind']);

/** Pagefind's own search boxes; the site has one in its own style. */
const unused = /^pagefind-(?:\w+-)?(?:ui|highlight)\.(?:js|css)$/;

/**
 * The index that the search page asks, of every page that is marked `data-pagefind-body`. Its program comes within a package for each
 * platform; where there is none, the site is whole without it.
 *
 * Pagefind reads only pages that are new. It takes seconds for thousands, so those of the last site that stand are taken over from its
 * index: `tests/io/indexSite.test.js` holds that the index becomes what it had been of all pages anew.
 *
 * @param {object} site
 * @param {Iterable<string>} site.paths of its files
 * @param {(path: string) => boolean} site.stands whether the page is that of the last site
 * @param {(path: string) => Buffer} site.read
 * @param {import('./searchIndex.js').SearchIndex | null} last
 * @returns {Promise<{ problems: import('../model/inputError.js').Problem[], files: Map<string, Buffer> }>} `files`: by path below the folder
 *   of the index; `problems`: a warning where there is none
 */
export async function indexSite({ paths, stands, read }, last) {
  const searched = [...paths].filter(isSearched).sort();
  try {
    const files =
      (last && (await whileItRuns(renewed(searched, { stands, read, last })))) ??
      (await whileItRuns(anew(searched, read)));
    return { problems: [], files };
  } catch (error) {
    const said = String(/** @type {Error} */ (error).message).split('\n')[0];
    return { problems: [noIndex(said)], files: new Map() };
  }
}

/**
 * @param {string[]} paths
 * @param {(path: string) => Buffer} read
 */
async function anew(paths, read) {
  const files = await filesOf(
    paths.filter((path) => isMarked(read(path))),
    read,
  );
  const fresh = readIndex(files);
  return fresh ? writeIndex({ last: null, fresh }, fresh.pages) : files;
}

/**
 * @param {string[]} paths
 * @param {Omit<Parameters<typeof indexSite>[0], 'paths'> & { last: import('./searchIndex.js').SearchIndex }} site
 * @returns {Promise<Map<string, Buffer> | null>} `null` where it cannot be made of the last one
 */
async function renewed(paths, { stands, read, last }) {
  const changed = paths.filter((path) => !stands(path) && isMarked(read(path)));
  const fresh = changed.length > 0 ? readIndex(await filesOf(changed, read)) : null;
  if (changed.length > 0 && fresh?.language !== last.language) return null;
  const known = new Map(last.pages.map((page) => [decodeURIComponent(page.facts.url), page]));
  const made = new Map(changed.map((path, at) => [path, fresh?.pages[at]]));
  const pages = paths.flatMap((path) => (stands(path) ? known.get(urlOf(path)) : made.get(path)) ?? []);
  // where no page at all is marked, Pagefind takes every one
  return pages.length > 0 ? writeIndex({ last, fresh }, pages) : null;
}

/** @param {string} path */
const urlOf = (path) => `/${path.replace(/(?:^|(?<=\/))index\.html$/, '')}`;

/** @param {string[]} paths @param {(path: string) => Buffer} read */
async function filesOf(paths, read) {
  const { errors, files } = await indexPages(paths, read);
  if (errors.length > 0) throw new Error(errors.join('; '));
  const kept = files.filter(({ path }) => !unused.test(path));
  return new Map(kept.map(({ path, content }) => [path, Buffer.from(content)]));
}

/** @param {string} error */
const noIndex = (error) =>
  problem(`no search index: ${error}`, {
    severity: 'warning',
    hint: 'the site is whole without it, and its search page says so; try again after `npm ci`',
  });

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

/** @param {string} path */
const isSearched = (path) =>
  path.endsWith('.html') && !/(?:^|\/)\./.test(path) && !unsearched.has(path.split('/')[0]);
