import { tagAddress } from '../../content/checkTags.js';
import { groupBy } from '../../model/lib/groupBy.js';
import { memoizeByRef } from '../../model/lib/memoize.js';
import { isReference } from '../../model/lib/referencePages.js';
import { textsOf } from '../../model/lib/textsOf.js';

/**
 * What a page shows of reviews that are not its own: a file for each page, so that the page is the same while its file is. Hugo
 * decides which reviews are published, and templates pass over the others: a list goes on behind a draft.
 *
 * @typedef {object} ReviewCard all that other pages show of a review
 * @property {string} path of its page, by which Hugo knows its address
 * @property {string} title
 * @property {string} [slug] of its address, where the review chose one
 * @property {string} [author]
 * @property {boolean} [draft] whether its page is only shown in a preview
 * @property {string[]} [replacedBy] pages of reviews that supersede it
 *
 * @typedef {object} RelatedReviews
 * @property {ReviewCard[]} replacedBy reviews that supersede it, the newest first
 * @property {ReviewCard[]} series all reviews of its series, the oldest first
 * @property {ReviewCard[]} earlier the review before it, behind drafts, unless it is among the series or the related ones
 * @property {ReviewCard[]} later likewise
 * @property {ReviewCard[]} related no newer reviews of no common series with most products and tags in common, the nearest first
 * @property {string[]} spellings of its tags that are written in several ways: Hugo takes any of them for the name of their page
 *
 * @typedef {import('../../model/project.js').Review} Review
 */

/** So many related reviews are shown. */
const relatedShown = 4;

/**
 * @param {{ reviews: Review[] } & Record<'products' | 'methodologies' | 'testbeds', ReadonlyMap<string, unknown>>} project
 * @returns {Map<string, string>} by path below `.build`
 */
export function relatedFiles({ reviews, products, methodologies, testbeds }) {
  const newest = reviews.filter(({ slug }) => !isReference(slug)).sort(byTime);
  const byProduct = groupEach(newest, ({ value }) => textsOf(value.products));
  const by = (/** @type {string} */ key) => groupEach(newest, ({ value }) => textsOf([value[key]]));
  const lists = /** @type {const} */ ([
    ['products', products, byProduct],
    ['methodologies', methodologies, by('methodology')],
    ['testbeds', testbeds, by('testbed')],
  ]);
  const replacing = by('supersedes');
  const cardsOf = cardsWith(replacing);
  const relations = relationsOf(newest, { byProduct, replacing, cardsOf });
  return new Map([
    ...newest.map((review, at) => fileOf(`reviews/${review.slug}`, relations(review, at))),
    ...lists.flatMap(([folder, all, groups]) =>
      [...all.keys()].map((id) => fileOf(`${folder}/${id}`, { reviews: cardsOf(groups.get(id)) })),
    ),
  ]);
}

/** @param {string} page @param {object} shown @returns {[string, string]} */
const fileOf = (page, shown) => [`assets/related/${page}.json`, JSON.stringify(shown)];

/**
 * @param {Review[]} newest
 * @param {{ byProduct: Map<string, Review[]>, replacing: Map<string, Review[]>, cardsOf: ReturnType<typeof cardsWith> }} of
 * @returns {(review: Review, at: number) => RelatedReviews}
 */
function relationsOf(newest, { byProduct, replacing, cardsOf }) {
  const bySeries = groupEach(newest, ({ value }) => textsOf([value.series]));
  const byTag = groupEach(newest, tagsOf);
  const spellings = new Map([...byTag].map(([tag, tagged]) => [tag, spellingsOf(tag, tagged)]));
  const nearest = nearestOf(newest, byProduct);
  return (review, at) => {
    // a review is linked once at the end of another
    const series = bySeries.get(review.value.series) ?? [];
    const beyond = without(series, nearest(at));
    const related = toPublished(beyond, relatedShown);
    const named = new Set([...series, ...related]);
    const neighbour = (/** @type {1 | -1} */ step) =>
      cardsOf(toPublished(beside(newest, at, step)).filter((each) => !named.has(each)));
    return {
      replacedBy: cardsOf(replacing.get(review.slug)),
      series: cardsOf(series).reverse(),
      earlier: neighbour(1),
      later: neighbour(-1),
      related: cardsOf(related),
      spellings: tagsOf(review).flatMap((tag) => spellings.get(tag) ?? []),
    };
  };
}

/**
 * A product in common weighs as much as two tags. Each review asks of all that share a product with it: they are counted and sorted by
 * their places among all.
 *
 * @param {Review[]} newest
 * @param {Map<string, Review[]>} byProduct
 * @returns {(at: number) => Generator<Review, void>} no newer ones than the one there, the nearest first
 */
function nearestOf(newest, byProduct) {
  const placeOf = new Map(newest.map((review, at) => [review, at]));
  const placesOf = new Map(
    [...byProduct].map(([id, list]) => [id, list.map((review) => Number(placeOf.get(review)))]),
  );
  const shared = new Uint32Array(newest.length);
  return function* (at) {
    const { value } = newest[at];
    const found = [];
    for (const product of textsOf(value.products))
      for (const place of placesOf.get(product) ?? []) if (shared[place]++ === 0) found.push(place);
    const time = timeOf(newest[at]);
    const tags = new Set(tagsOf(newest[at]));
    // the heaviest first, then the newest
    const ranks = found.map((place) => {
      const weight = 2 * shared[place] + tagsOf(newest[place]).filter((tag) => tags.has(tag)).length;
      shared[place] = 0;
      return place - weight * newest.length;
    });
    for (const rank of new Float64Array(ranks).sort()) {
      const each = newest[remainder(rank, newest.length)];
      if (each !== newest[at] && timeOf(each) <= time) yield each;
    }
  };
}

/** Not negative. @param {number} value @param {number} by */
const remainder = (value, by) => ((value % by) + by) % by;

/**
 * So many that are published, with the drafts between them, which a preview shows.
 *
 * @param {Iterable<Review>} list
 * @param {number} [count]
 */
function toPublished(list, count = 1) {
  const shown = [];
  for (const each of list) {
    if (count === 0) break;
    shown.push(each);
    if (each.value.draft !== true) count--;
  }
  return shown;
}

/** @param {Review[]} some @param {Iterable<Review>} list */
function* without(some, list) {
  for (const each of list) if (!some.includes(each)) yield each;
}

/** Those that follow one, the nearest first. @param {Review[]} list @param {number} at @param {1 | -1} step */
function* beside(list, at, step) {
  for (let next = at + step; next in list; next += step) yield list[next];
}

/**
 * @param {string} address of a tag
 * @param {Review[]} tagged
 */
function spellingsOf(address, tagged) {
  const tags = tagged.flatMap(({ value }) => textsOf(value.tags));
  const spelt = tags.filter((tag) => tagAddress(tag) === address);
  return new Set(spelt).size > 1 ? spelt : [];
}

/** @param {{ slug: string }} review */
const pathOf = ({ slug }) => `/reviews/${slug}`;

/** @param {Map<string, Review[]>} replacing by the slug of what they supersede */
const cardsWith =
  (replacing) =>
  /** @param {Review[]} [reviews] @returns {ReviewCard[]} */
  (reviews = []) =>
    reviews.map((review) => ({
      path: pathOf(review),
      title: review.value.title,
      slug: review.value.slug,
      author: review.value.author,
      draft: review.value.draft,
      replacedBy: replacing.get(review.slug)?.map(pathOf),
    }));

/** The newest first, by when readers saw them. @param {Review} a @param {Review} b */
const byTime = (a, b) => timeOf(b) - timeOf(a) || (keyOf(a) < keyOf(b) ? -1 : 1);

/** @param {Review} review */
const keyOf = ({ slug, value }) => `${value.title}\n${slug}`;

/** A date that cannot be read has been reported. */
const timeOf = memoizeByRef(
  (/** @type {Review} */ { value: { date, publishDate = date } }) => Date.parse(publishDate) || 0,
);

/** Their addresses. */
const tagsOf = memoizeByRef((/** @type {Review} */ { value }) => textsOf(value.tags).map(tagAddress));

/**
 * @param {Review[]} reviews
 * @param {(review: Review) => string[]} keysOf
 */
function groupEach(reviews, keysOf) {
  const pairs = reviews.flatMap((review) => [...new Set(keysOf(review))].map((key) => ({ key, review })));
  const groups = groupBy(pairs, ({ key }) => key);
  return new Map([...groups].map(([key, list]) => [key, list.map(({ review }) => review)]));
}
