import { withoutUnsearched } from './withoutUnsearched.js';

/**
 * What a page shows again and again, or draws, is nothing to look for; nor are the dates and links below a title, a number of a table, a
 * ranking, or who was in a campaign when.
 */
const passedOver = [
  'svg',
  'nav',
  'thead',
  '.mark',
  '.results td',
  '.ranking',
  '.campaigns td:nth-child(2)',
  'caption.visually-hidden',
  '.facts-line',
  '.chart-evidence',
  '.chart-controls',
  '.copy-time',
  '.raw-files',
  '.job-file',
  '.heading-link',
];

/** So many pages wait for Pagefind while one more is read: neither waits for the other, and little is held. */
const ahead = 8;

/**
 * What Pagefind makes of pages, which it numbers in the order in which they come.
 *
 * @param {string[]} paths of pages that are to be found, in their order
 * @param {(path: string) => Buffer} read
 * @returns {Promise<{ errors: string[], files: { path: string, content: Uint8Array }[] }>}
 */
export async function indexPages(paths, read) {
  const opening = opened ?? openPagefind();
  opened = null;
  const { index, errors } = await opening;
  if (!index) return { errors, files: [] };
  /** @type {Promise<string[]>[]} */
  const sent = [];
  const refused = [];
  for (const path of paths) {
    const content = searchableHtml(searchedOf(read(path)));
    const adding = index.addHTMLFile({ sourcePath: path, content }).then((added) => added.errors);
    // the error is reported when its turn has come
    adding.catch(() => {});
    sent.push(adding);
    if (sent.length > ahead) refused.push(...((await sent.shift()) ?? []));
  }
  refused.push(...(await Promise.all(sent)).flat());
  // Pagefind's program breaks where the disk is full
  const made = await index.getFiles();
  await index.deleteIndex();
  return { errors: [...refused, ...made.errors], files: made.files };
}

/** Whether it is to be found. @param {Buffer} page */
export const isMarked = (page) => page.includes('data-pagefind-body');

/** Tags are ASCII, so that what is left out is found in bytes as in text, and most of a page need not be decoded. @param {Buffer} page */
const searchedOf = (page) => Buffer.from(withoutUnsearched(page.toString('latin1')), 'latin1').toString();

/** @type {ReturnType<typeof openPagefind> | null} */
let opened = null;

/** Loads Pagefind and starts its program while something else is done. */
export function getReadyToIndex() {
  opened ??= openPagefind();
  // the error is reported when its turn has come
  opened.catch(() => {});
}

/** Loaded where there is something to index. */
async function openPagefind() {
  const { createIndex } = await import('pagefind');
  return createIndex({ excludeSelectors: passedOver });
}

/** What ends without a full stop; closing tags of what is within may come last. Pagefind itself ends the items of a list. */
const unended = /(?<![.!?:…\s](?:<\/\w{1,10}>){0,5}|<\/[ou]l>)<\/dd>/g;

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
