/*
 * One page that the search found: its title, what it is, and the sentence with the words that were looked for.
 */

/** @typedef {{ url: string, meta: { title?: string, name?: string, image?: string, state?: string, of?: string }, excerpt: string, content: string, filters: Record<string, string[]> }} Found */

/** Where a sentence begins, or a row of a table. */
const starts = /(?<=[.?!:]\u201d?\s+)(?=[\p{Lu}\u201c\d])/gu;

/** So many characters of the sentence that an excerpt cuts are put before it. */
const mostBefore = 120;

/** @param {Found} page */
export function searchHit({ url, meta, excerpt, content, filters: of }) {
  const item = document.createElement('li');
  const heading = document.createElement('h2');
  const link = document.createElement('a');
  const title = meta.name ?? meta.title ?? '';
  link.href = url;
  link.textContent = title || url;
  heading.append(link);
  const kind = document.createElement('p');
  kind.className = 'table-note';
  kind.textContent = meta.of ?? of.kind?.[0] ?? '';
  if (meta.state) kind.append(' ', markOf(meta.state));
  const words = document.createElement('p');
  const said = fromSentence(excerpt, content);
  words.append(...marked(afterTitle(said, title) ?? said), ' …');
  item.append(heading, kind, words, ...(meta.image ? [coverOf(meta.image)] : []));
  return item;
}

/** @param {string} text */
function markOf(text) {
  const mark = document.createElement('span');
  mark.className = 'mark';
  mark.textContent = text;
  return mark;
}

/** The title says what it shows. @param {string} src */
function coverOf(src) {
  const image = new Image(1200, 630);
  Object.assign(image, { className: 'cover-photo', loading: 'lazy', decoding: 'async', alt: '', src });
  return image;
}

/**
 * What follows a first sentence, or the rest of one, that only says a part of the title again.
 *
 * @param {string} excerpt
 * @param {string} title
 * @returns {string | null} `null` where it begins otherwise
 */
function afterTitle(excerpt, title) {
  const [said = '', sentence = ''] = /^(.+?)[.?!](?:<\/mark>)?\s+(?=\S)/u.exec(excerpt) ?? [];
  // the title has other spaces before its units
  const plain = (/** @type {string} */ text) => text.replaceAll(/<\/?mark>/g, '').replaceAll(/\s/gu, ' ');
  const isTitle = sentence !== '' && plain(title).includes(plain(sentence));
  return isTitle ? excerpt.slice(said.length) : null;
}

/**
 * Begins an excerpt with a sentence: the first in it, if that comes before the words that were found, else the one that it cuts. Where that
 * is long, it says that it was cut.
 *
 * @param {string} excerpt
 * @param {string} content of the page, which it is a part of
 */
function fromSentence(excerpt, content) {
  const found = excerpt.indexOf('<mark>');
  const [first] = excerpt.slice(0, found < 0 ? excerpt.length : found + 1).matchAll(starts);
  if (first) return excerpt.slice(first.index);
  // an excerpt is HTML, the content is text
  const whole = content.replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll(/\s+/gu, ' ');
  const at = whole.indexOf(excerpt.replaceAll(/<\/?mark>/g, ''));
  if (at < 0) return `\u2026 ${excerpt}`;
  const start = [0, ...[...whole.slice(0, at + 1).matchAll(starts)].map(({ index }) => index)].pop() ?? 0;
  return at - start > mostBefore ? `\u2026 ${excerpt}` : whole.slice(start, at) + excerpt;
}

/** Text and marks, whatever else an excerpt may hold. @param {string} excerpt */
function marked(excerpt) {
  const { body } = new DOMParser().parseFromString(excerpt, 'text/html');
  return [...body.childNodes].flatMap((node) => {
    const text = (node.textContent ?? '').replace(/(\d)[ \u2009](?=[\p{L}%])/gu, '$1\u00a0');
    if (node.nodeName !== 'MARK') return text;
    // Pagefind marks what stands between two spaces: the sign that ends a sentence is not what was asked for
    const [, word, sign] = /^(.*?)([.,;:!?)\u201d]*)$/su.exec(text) ?? ['', text, ''];
    const mark = document.createElement('mark');
    mark.textContent = word;
    return [mark, sign];
  });
}
