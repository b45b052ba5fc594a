import { withoutUnsearched } from './withoutUnsearched.js';

/** What a page shows again and again, or draws, is nothing to look for; nor is a number of a table, a ranking, or who was in a campaign when. */
const passedOver = [
  'svg',
  'nav',
  'thead',
  '.mark',
  '.results td',
  '.ranking',
  '.campaigns td:nth-child(2)',
  'caption.visually-hidden',
  '.chart-evidence',
  '.chart-controls',
  '.copy-time',
  '.raw-files',
  '.job-file',
  '.heading-link',
];

/** So many pages wait for Pagefind while one more is read: neither waits for the other, and little is held. */
const ahead = 8;

/** Keeps the place of a page that is yet to be made, or gone: no page is found by it. */
const emptyPage = '<html></html>';

/**
 * The pages of one index, which Pagefind numbers in the order in which they came first.
 */
export function openSearchedPages() {
  /** @type {Map<string, string | null>} pages that were read, by path: where they were taken from */
  const known = new Map();
  /** @type {Set<string>} those that have a place in the index */
  const placed = new Set();
  /** @type {Set<string>} those of them that are found */
  const found = new Set();
  /** @type {string[]} */
  const errors = [];
  let stopped = false;
  /** @type {ReturnType<typeof import('pagefind').createIndex> | null} */
  let opened = null;
  const opening = () => (opened ??= openPagefind());

  /** @param {string} path @param {Buffer | null} page */
  async function put(path, page) {
    const { index } = await opening();
    placed.add(path);
    if (page) found.add(path);
    else found.delete(path);
    const content = page ? searchableHtml(searchedOf(page)) : emptyPage;
    const added = await index?.addHTMLFile({ sourcePath: path, content });
    errors.push(...(added?.errors ?? []));
  }

  return {
    /** @param {Map<string, string | null>} pages in their order @param {(path: string) => Buffer} read */
    async putAll(pages, read) {
      /** @type {Promise<void>[]} */
      const sent = [];
      for (const [path, from] of pages) {
        if (stopped) return;
        known.set(path, from);
        const page = from === null ? null : read(path);
        if (page !== null && !isMarked(page)) continue;
        const putting = put(path, page);
        // the error is reported when its turn has come
        putting.catch(() => {});
        sent.push(putting);
        if (sent.length > ahead) await sent.shift();
      }
      await Promise.all(sent);
    },
    /**
     * @param {Map<string, string>} pages
     * @param {(path: string) => Buffer} read
     * @returns {Promise<boolean>} whether all have the places that they would have in an index of their own
     */
    async renew(pages, read) {
      const gone = [...found].filter((path) => !pages.has(path));
      for (const path of gone) await put(path, null);
      for (const [path, from] of pages) {
        if (known.get(path) === from) continue;
        const page = read(path);
        if (isMarked(page) && !placed.has(path)) return false;
        if (isMarked(page) || found.has(path)) await put(path, isMarked(page) ? page : null);
      }
      // where no page at all is marked, Pagefind takes every one
      return found.size > 0;
    },
    async files() {
      const { index, errors: refused } = await opening();
      if (!index) return { errors: refused, files: [] };
      // Pagefind's program breaks where the disk is full
      const made = await index.getFiles();
      await index.deleteIndex();
      return { errors: [...errors, ...made.errors], files: made.files };
    },
    async stop() {
      stopped = true;
      const { index } = (await opened?.catch(() => null)) ?? {};
      await index?.deleteIndex();
    },
  };
}

/** Whether it is to be found. @param {Buffer} page */
const isMarked = (page) => page.includes('data-pagefind-body');

/** Tags are ASCII, so that what is left out is found in bytes as in text, and most of a page need not be decoded. @param {Buffer} page */
const searchedOf = (page) => Buffer.from(withoutUnsearched(page.toString('latin1')), 'latin1').toString();

/** Loaded where there is something to index. */
async function openPagefind() {
  const { createIndex } = await import('pagefind');
  return createIndex({ excludeSelectors: passedOver });
}

/** What ends without a full stop; closing tags of what is within may come last. */
const unended = /(?<![.!?:…\s](?:<\/\w{1,10}>){0,5})<\/dd>/g;

/** Heads of columns are a list, that of a row says what its cells are. */
const headEnd = /<\/th>(?=\s*(<th[\s>]|<\/tr>)?)/g;
const headMarks = /** @type {Record<string, string>} */ ({ '<th': ', ', '</t': '. ' });

/**
 * A page as the search index reads it: terms, their descriptions, heads of tables, captions and summaries end where the next begins.
 * Pagefind takes none of them for a block, so "Drive" and "The disk" would be one word, which nobody finds and every excerpt shows. Nor does
 * it end a heading after a space, which is left of one with a mark. Words of tables are found, but an excerpt is rather of a sentence.
 *
 * @param {string} html minified
 */
export const searchableHtml = (html) =>
  html
    .replace(/<table(?=[\s>])/g, '<table data-pagefind-weight="0.2"')
    .replaceAll('</dt>', ': </dt>')
    .replace(unended, '.</dd>')
    .replace(headEnd, (end, next = '') => `${headMarks[next.slice(0, 3)] ?? ': '}${end}`)
    .replaceAll(' <span class="mark">', '<span class="mark">')
    .replace(/<\/(?:dt|dd|caption|summary|figcaption)>/g, '$& ');
