import { tagAddress } from '../../content/checkTags.js';
import { readToml } from '../../content/toml.js';

/**
 * Which pages of the last site stand, so that Hugo need not render them again. One rule holds for all: a page stands while its own
 * text, what was generated for it and what all pages share are the same. What it shows of other pages is generated for it
 * (`relatedFiles.js`), and `readsBeyond` in `pagesToKeep.js` finds a template that reads more.
 *
 * A tag stands while its reviews do, and the lists of all reviews and charts while what they show of each does. Any other page (home,
 * other lists, feeds) is rendered every time.
 *
 * @typedef {object} PageInputs keys of what pages are made of
 * @property {string} common of what all pages share: templates, settings, the program
 * @property {Record<string, string>} fronts the front matter of each review, by its page
 * @property {Record<string, string>} pages of each page that may stand, and of the raw files of each product, by folder: `products/<id>`
 * @property {string[]} moved those of them, and tags, that have addresses beside their own
 * @property {string} listed what lists of reviews show of them
 * @property {string[]} covered pages with a photo that lists show, which lies with the page
 * @property {string} rest of what lists show, and of files that are no pages
 * @property {string} date that the build goes by: seconds since 1970
 *
 * @typedef {object} StandingPages
 * @property {string[]} folders of the site that stand
 * @property {string[]} lists addresses of lists that stand, without what lies below them
 * @property {{ includes: Segment[], excludes?: Segment[] }} segment the pages to render
 * @property {{ includes: Segment[] } | null} changed pages outside which nothing new can be wrong, though their text may be shown
 *   elsewhere, as in feeds; `null` where more than texts has changed
 *
 * @typedef {Record<string, string[]>} Segment globs by field, by Hugo's rules, gohugo.io/configuration/segments
 */

/** Folders of content whose pages stand one by one. */
export const singlePages = new Set([
  ...['reviews', 'charts', 'sections', 'products', 'methodologies', 'testbeds', 'tags'],
]);

/** Sections whose own page lists reviews. */
export const listing = ['charts', 'reviews'];

/** Nothing in it has a meaning in a glob. */
const plain = /^[a-z0-9][a-z0-9./-]*$/;

/**
 * @param {PageInputs | null} last
 * @param {PageInputs} inputs
 * @param {{ content: string[], taxonomies: string[], tags: string[], lists: string[] }} site paths in the folder of content, the
 *   addresses of taxonomies, the tags that the last site has, and the addresses of `listing`; none where their templates may show more
 * @returns {StandingPages | null} `null` where all is to be rendered
 */
export function unchangedPages(last, inputs, { content, taxonomies, tags, lists }) {
  if (last === null || last.common !== inputs.common || taxonomies.join() !== 'tags') return null;
  const { pages } = inputs;
  const moved = new Set(inputs.moved);
  const stands = (/** @type {string} */ page) => last.pages[page] === pages[page] && !moved.has(page);
  const [same, changed] = parted(Object.keys({ ...last.pages, ...pages }), stands);
  const facts = new Set(changed.flatMap((page) => [last.fronts[page], inputs.fronts[page]]));
  const again = new Set([
    ...[...facts].flatMap(tagsOf),
    ...inputs.moved.filter((page) => page.startsWith('tags/')),
  ]);
  const others = content
    .filter((name) => !/(?:^|\/)[._]/.test(name) && !singlePages.has(name))
    .map((name) => name.replace(/\.md$/, ''));
  const rendered = [...changed, ...again, ...others];
  if (!rendered.every((page) => plain.test(page))) return null;
  const areSame = last.listed === inputs.listed && inputs.covered.every(stands);
  const standing = areSame ? lists : [];
  const ofChanged = changed.flatMap(pathsOf).map(includePath);
  return {
    lists: standing,
    changed: standing.length > 0 && last.rest === inputs.rest ? { includes: ofChanged } : null,
    folders: [...same, ...tags.map((tag) => `tags/${tag}`).filter((tag) => !again.has(tag))],
    segment: {
      includes: [
        // all kinds but single pages and tags
        { kind: ['[!pt]*', 'taxonomy'] },
        ...ofChanged,
        ...[...again, ...others.flatMap((name) => [name, `${name}/**`])].map(includePath),
      ],
      ...(standing.length > 0 && {
        excludes: [{ kind: ['section'], path: listing.map((name) => `/${name}`) }],
      }),
    },
  };
}

/** @param {string} path @returns {Segment} */
const includePath = (path) => ({ path: [`/${path}`] });

/** A review is read in sections too. @param {string} page */
const pathsOf = (page) =>
  page.startsWith('reviews/') ? [page, `${page}/**`, page.replace('reviews/', 'sections/') + '/*'] : [page];

/**
 * @template T
 * @param {T[]} list
 * @param {(each: T) => boolean} isFirst
 */
const parted = (list, isFirst) => [list.filter(isFirst), list.filter((each) => !isFirst(each))];

/**
 * @param {string} [facts] front matter
 * @returns {string[]} the addresses of its tags
 */
function tagsOf(facts = '') {
  const { tags = [] } = readToml(facts.replace(/^\+\+\+|\+\+\+$/g, '')).value;
  return [tags].flat().map((tag) => `tags/${tagAddress(String(tag))}`);
}
