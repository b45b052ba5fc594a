import { problem } from '../model/inputError.js';
import { openSearchedPages } from './searchedPages.js';

/** Folders without a page to be found: charts are found in their reviews. */
const unsearched = new Set(['charts', 'raw', 'archive', 'pagefind']);

/** Pagefind's own search boxes; the site has one in its own style. */
const unused = /^pagefind-(?:\w+-)?(?:ui|highlight)\.(?:js|css)$/;

/**
 * The index that the search page asks, of every page that is marked `data-pagefind-body`. Its program comes within a package for each
 * platform; where there is none, the site is whole without it.
 *
 * Pagefind reads thousands of pages as long as Hugo renders some. So the index may be begun with the pages of the last site, and what
 * has changed takes the place of what is there: it becomes what it had been of the new pages alone, in their order.
 *
 * @typedef {object} Indexed
 * @property {import('../model/inputError.js').Problem[]} problems a warning where there is no index
 * @property {Map<string, Uint8Array>} files by path
 */
export function openSiteIndex() {
  let opened = openSearchedPages();
  let begun = Promise.resolve();
  return {
    /**
     * @param {Map<string, string | null>} pages by path: where each is taken from; `null` where it is yet to be made
     * @param {(from: string) => Buffer} read
     */
    begin(pages, read) {
      begun = opened.putAll(new Map([...pages].sort(byPath)), (path) => read(String(pages.get(path))));
      // its failure is reported when the index is asked for
      begun.catch(() => {});
    },
    /** Where there will be no site. */
    stop: () => opened.stop(),
    /**
     * @param {Map<string, string>} sources of all files of the site, by path
     * @param {(path: string) => Buffer} read
     * @returns {Promise<Indexed>}
     */
    async finish(sources, read) {
      const pages = new Map([...sources].filter(([path]) => isSearched(path)).sort(byPath));
      const make = async () => {
        await begun;
        if (!(await opened.renew(pages, read))) {
          await opened.stop();
          opened = openSearchedPages();
          await opened.putAll(pages, read);
        }
        return opened.files();
      };
      const { errors, files } = await whileItRuns(make()).catch((error) => ({
        errors: [String(error.message).split('\n')[0]],
        files: [],
      }));
      return errors.length > 0
        ? { problems: [noIndex(errors)], files: new Map() }
        : {
            problems: [],
            files: new Map(
              files
                .filter(({ path }) => !unused.test(path))
                .map(({ path, content }) => [`pagefind/${path}`, content]),
            ),
          };
    },
  };
}

/** @param {[path: string, from: unknown]} one @param {[path: string, from: unknown]} other */
const byPath = ([one], [other]) => (one < other ? -1 : 1);

/** @param {string[]} errors */
const noIndex = (errors) =>
  problem(`no search index: ${errors.join('; ')}`, {
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
export const isSearched = (path) =>
  path.endsWith('.html') && !/(?:^|\/)\./.test(path) && !unsearched.has(path.split('/')[0]);
