import { tagAddress } from '../../content/checkTags.js';
import { readToml } from '../../content/toml.js';

/**
 * Which pages of the last site stand, so that Hugo need not render them again. The rule is one, and rests on what pages may show:
 *
 * - the page of a review's charts: its review alone;
 * - a review and its sections: besides, what the front matter of others says (neighbours, series, related ones);
 * - a product, a test, a methodology, a testbed: nothing of reviews but their front matter;
 * - a tag: the reviews that have it;
 * - any other page (home, lists, feeds): whatever there is. It is rendered every time.
 *
 * All of them show what is no review: where anything of that has changed (data, templates, settings, the program), all are rendered.
 *
 * @typedef {object} PageInputs keys of what pages are made of
 * @property {string} common of everything but reviews
 * @property {Record<string, string>} fronts the front matter of every review, by slug
 * @property {Record<string, string>} reviews of each review, with what was generated for it
 * @property {string} rest what decides files that are no pages
 *
 * @typedef {object} StandingPages
 * @property {string[]} folders of the site that stand with all pages in them
 * @property {Segment[]} segment the pages to render
 *
 * @typedef {Record<string, string[]>} Segment globs by field, by Hugo's rules, gohugo.io/configuration/segments
 */

/** Reviews that are rendered beside the others that stand: with more, it is not worth it to choose. */
const most = 100;

/** Folders of content and site whose pages show of reviews their front matter alone. */
const ofData = ['products', 'methodologies', 'testbeds'];
const ofReviews = ['reviews', 'charts', 'sections'];

const plain = /^[a-z0-9][a-z0-9.-]*$/;

/** Reviews with pages at other addresses than their own. */
const elsewhere = /^\s*["']?(?:aliases|slug|url)\b/m;

/**
 * @param {PageInputs | null} last
 * @param {PageInputs} inputs
 * @param {{ content: string[], taxonomies: string[] }} site names in the folder of content, and the addresses of taxonomies
 * @returns {StandingPages | null} `null` where all is to be rendered
 */
export function unchangedPages(last, inputs, { content, taxonomies }) {
  if (last === null || last.common !== inputs.common) return null;
  const slugs = Object.keys(inputs.reviews);
  const stands = (/** @type {string} */ slug) =>
    last.reviews[slug] === inputs.reviews[slug] && !elsewhere.test(inputs.fronts[slug]);
  const changed = slugs.filter((slug) => !stands(slug));
  const sections = content.filter((name) => !/^[._]/.test(name)).map((name) => name.replace(/\.md$/, ''));
  const tags = changed.flatMap((slug) => tagsOf(inputs.fronts[slug]));
  const names = [...changed, ...sections, ...tags];
  if (changed.length > most || !names.every((name) => plain.test(name)) || taxonomies.join() !== 'tags')
    return null;

  const sameFronts = JSON.stringify(last.fronts) === JSON.stringify(inputs.fronts);
  const skipped = sameFronts ? [...ofReviews, ...ofData, 'tags'] : ofReviews;
  const rendered = sections.filter((name) => !skipped.includes(name));
  const standing = slugs.filter(stands);
  return {
    folders: [
      ...standing.map((slug) => `charts/${slug}`),
      // the folders of raw files lead to pages of products
      ...(sameFronts ? [...standing.map((slug) => `reviews/${slug}`), ...ofData, 'raw', 'tags'] : []),
    ],
    segment: [
      // all kinds but single pages, and those of tags
      { kind: sameFronts ? ['[!pt]*', 'taxonomy'] : ['[!p]*'] },
      ...[
        ...rendered.flatMap(withPages),
        ...changed.flatMap(pagesOf),
        ...tags.map((tag) => `/tags/${tag}`),
        ...(sameFronts ? [] : ofAllReviews),
      ].map((path) => ({ path: [path] })),
    ],
  };
}

const ofAllReviews = ['/reviews/*', '/sections/*/*'];

/** @param {string} name in the folder of content */
const withPages = (name) => [`/${name}`, `/${name}/**`];

/** @param {string} slug */
const pagesOf = (slug) => [`/reviews/${slug}`, `/charts/${slug}`, `/sections/${slug}/*`];

/**
 * @param {string} facts front matter
 * @returns {string[]} the addresses of its tags
 */
function tagsOf(facts) {
  const { tags = [] } = readToml(facts.replace(/^\+\+\+|\+\+\+$/g, '')).value;
  return [tags].flat().map((tag) => tagAddress(String(tag)));
}
