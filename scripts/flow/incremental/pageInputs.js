import { dirname } from 'node:path/posix';
import { foldersIn } from '../../io/listFiles.js';
import { reviewFolders } from '../../io/projectFiles.js';
import { groupBy } from '../../model/lib/groupBy.js';
import { contentKey } from './contentKey.js';

/** Where the text of a review begins; without it, all is taken for facts. */
const front = /^\+\+\+\r?\n[^]*?\n\+\+\+/;

/** A page with further addresses, or with another than its own. */
const elsewhere = /^\s*["']?(?:aliases|slug|url)\b/m;
const named = /^(?:data\/(products)\/([^/]+)\.toml|content\/(tags)\/([^/]+)(?:\/.*|\.md))$/;

/** A photo that lists show beside the title, and numbers that stand for it: these are made out of the text. */
const cover = /^\s*["']?cover\b/m;
const ofText = /\{\{[<%]\s*key-numbers\b/;

const notMarkdown = /(?<!\.md)$/;

/** What all pages with charts ask for. */
const ofAllPages = new Set(['scripts', 'copyNumbers.js']);

/** Folders of what is generated for single pages, and what these stand by: the charts of a review show nothing of others. */
const ofPages = new Map([
  ...['charts', 'products', 'methodologies', 'testbeds'].map((name) => /** @type {const} */ ([name, name])),
  ['reviews', 'charts'],
  ['tests', 'methodologies'],
]);

/**
 * By what a generated file is shown: `charts/<slug>`, and with them the review; `reviews/<slug>`, `products/<id>`,
 * `methodologies/<id>/<test>`; `common` where all pages ask for it, and `lists` where only pages do that are rendered at every build.
 *
 * @param {string} path below the folder of what is generated
 */
export function shownBy(path) {
  const [folder, ...names] = path.replace(/\.json$/, '').split('/');
  if (folder === 'related') return names.join('/');
  const page = ofPages.get(folder);
  if (page === undefined || names.length === 0) return ofAllPages.has(folder) ? 'common' : 'lists';
  return [page, ...names].join('/');
}

/**
 * Keys of what single pages are made of, and of the raw files that lie beside them.
 *
 * @param {import('../../io/fingerprint.js').Look} project
 * @param {{ path: string, text: string }[]} texts what people wrote
 * @param {Record<string, string>} made keys of what was generated, as `shownBy` groups it
 * @returns {Pick<import('./unchangedPages.js').PageInputs, 'fronts' | 'pages' | 'moved' | 'listed' | 'covered'>}
 */
export function pageInputs({ root, fingerprint }, texts, made) {
  const inFolder = groupBy(texts, ({ path }) => dirname(path));
  const reviews = reviewFolders(root).map(({ slug, folder }) => {
    const files = inFolder.get(folder) ?? [];
    const index = files.find(({ path }) => path.endsWith('/index.md'))?.text ?? '';
    return { slug, folder, files, facts: front.exec(index)?.[0] ?? index };
  });
  const fronts = new Map(reviews.map(({ slug, facts }) => [slug, facts]));
  /** @type {Record<string, string>} */
  const pages = Object.fromEntries(Object.entries(made).filter(([page]) => page.includes('/')));
  const listed = reviews.map(({ slug, folder, files, facts }) => {
    const isOfText = files.some(({ text }) => ofText.test(text));
    const beside = fingerprint([folder], isOfText ? undefined : notMarkdown);
    return [slug, facts, beside, made[`charts/${slug}`], made[`reviews/${slug}`]];
  });
  const add = (/** @type {string} */ page, /** @type {(string | undefined)[]} */ ...keys) =>
    (pages[page] = [pages[page], ...keys].join(' '));
  for (const { slug, folder, files } of reviews) {
    add(`charts/${slug}`, fingerprint([folder]));
    const linked = files.flatMap(({ text }) => linkedReviews(text, fronts));
    add(`reviews/${slug}`, pages[`charts/${slug}`], ...linked);
  }
  for (const id of foldersIn(root, 'data/raw')) add(`raw/${id}`, fingerprint([`data/raw/${id}`]));
  return {
    fronts: Object.fromEntries(reviews.map(({ slug, facts }) => [`reviews/${slug}`, facts])),
    pages,
    listed: contentKey(listed.sort(([one], [other]) => (String(one) < String(other) ? -1 : 1))),
    covered: reviews.filter(({ facts }) => cover.test(facts)).map(({ slug }) => `reviews/${slug}`),
    moved: [
      ...reviews
        .filter(({ facts }) => elsewhere.test(facts))
        .flatMap(({ slug }) => [`reviews/${slug}`, `charts/${slug}`]),
      ...texts.flatMap(({ path, text }) => {
        const [, ...parts] = named.exec(path) ?? [];
        return parts.length > 0 && elsewhere.test(text) ? [parts.filter(Boolean).join('/')] : [];
      }),
    ],
  };
}

/** Where a text leads: links and pictures of Markdown, in the text or below it, and `ref`. */
const target =
  /\]\(\s*<?([^\s)>]+)|^ {0,3}\[[^\]]+\]:\s*<?([^\s>]+)|\b(?:rel)?ref\s+(?:path=)?["`]([^"`]+)/gm;

/** Of its front matter, what decides whether a review is there, and at which address. */
const whereabouts = /^\s*["']?(?:draft|slug)\b.*$/gm;

/**
 * The reviews that a text may lead to, as their addresses depend on them: a link is looked up when a page is rendered. A folder's
 * name in an address is enough, wherever that address leads in the end.
 *
 * @param {string} text
 * @param {ReadonlyMap<string, string>} fronts the front matter of every review, by its folder
 * @returns {string[]}
 */
function linkedReviews(text, fronts) {
  const names = [...text.matchAll(target)].flatMap(([, ...found]) => found.join('').split(/[/?#]/));
  return [...new Set(names)]
    .filter((name) => fronts.has(name))
    .sort()
    .map((name) => [name, ...(fronts.get(name)?.match(whereabouts) ?? [])].join(' '));
}
