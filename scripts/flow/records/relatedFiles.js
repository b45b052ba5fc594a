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
  const placeOf = new Map(newest.map((review, at) => [review, at]));
  return (review, at) => {
    // a review is linked once at the end of another
    const series = bySeries.get(review.value.series) ?? [];
    const beyond = nearest(review, { byProduct, placeOf }).filter((each) => !series.includes(each));
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
 * A product in common weighs as much as two tags. Each review asks of all that share a product with it.
 *
 * @param {Review} review
 * @param {{ byProduct: Map<string, Review[]>, placeOf: Map<Review, number> }} of `placeOf`: among all, the newest first
 */
function nearest(review, { byProduct, placeOf }) {
  /** @type {Map<Review, number>} */
  const shared = new Map();
  for (const product of textsOf(review.value.products))
    for (const each of byProduct.get(product) ?? []) shared.set(each, (shared.get(each) ?? 0) + 1);
  shared.delete(review);
  const time = timeOf(review);
  const tags = new Set(tagsOf(review));
  return [...shared]
    .filter(([each]) => timeOf(each) <= time)
    .map(([each, products]) => ({
      each,
      weight: 2 * products + tagsOf(each).filter((tag) => tags.has(tag)).length,
      place: Number(placeOf.get(each)),
    }))
    .sort((a, b) => b.weight - a.weight || a.place - b.place)
    .map(({ each }) => each);
}

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
