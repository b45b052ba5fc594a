/** What ends without a full stop; closing tags of what is within may come last. */
const unended = /(?<![.!?:…\s](?:<\/\w{1,10}>){0,5})<\/dd>/g;

/**
 * A page as the search index reads it: terms, their descriptions, captions and summaries end where the next begins. Pagefind takes none of
 * them for a block, so "Drive" and "The disk" would be one word, which nobody finds and every excerpt shows. Nor does it end a heading after
 * a space, which is left of one with a mark.
 *
 * @param {string} html minified
 */
export const searchableHtml = (html) =>
  html
    .replaceAll('</dt>', ': </dt>')
    .replace(unended, '.</dd>')
    .replaceAll(' <span class="mark">', '<span class="mark">')
    .replace(/<\/(?:dt|dd|caption|summary|figcaption)>/g, '$& ');
