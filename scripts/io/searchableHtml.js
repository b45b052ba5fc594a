/** What ends without a full stop; closing tags of what is within may come last. */
const unended = /(?<![.!?:…\s](?:<\/\w{1,10}>){0,5})<\/dd>/g;

/** Heads of columns are a list, that of a row says what its cells are. */
const headEnd = /<\/th>(?=\s*(<th[\s>]|<\/tr>)?)/g;
const headMarks = /** @type {Record<string, string>} */ ({ '<th': ', ', '</t': '. ' });

/** A judgement and the note below it. */
const noteBelow = /(<span class="?strip-words"?>[^<]*)<br>/g;

/**
 * A page as the search index reads it: terms, their descriptions, heads of tables, captions and summaries end where the next begins.
 * Pagefind takes none of them for a block, so "Drive" and "The disk" would be one word, which nobody finds and every excerpt shows. Nor does
 * it end a heading after a space, which is left of one with a mark.
 *
 * @param {string} html minified
 */
export const searchableHtml = (html) =>
  html
    .replaceAll('</dt>', ': </dt>')
    .replace(unended, '.</dd>')
    .replace(headEnd, (end, next = '') => `${headMarks[next.slice(0, 3)] ?? ': '}${end}`)
    .replace(noteBelow, '$1. ')
    .replaceAll(' <span class="mark">', '<span class="mark">')
    .replace(/<\/(?:dt|dd|caption|summary|figcaption)>/g, '$& ');
