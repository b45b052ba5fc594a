/** @typedef {import('../../model/inputError.js').Problem} Problem */

/**
 * What the last build made of each review, and of all that is no review: it stands while nothing that it may be made of has
 * changed. A review is made of its own folder, of the products that it names, and of all that is neither a review nor a product; never
 * of another review. What readers may add to its charts is of all products, and is listed anew where any of them has changed.
 *
 * @typedef {object} Inputs keys of what parts are made of
 * @property {string} common of everything but the folders of reviews, and products
 * @property {Record<string, string>} products of the file and the raw output of each, by id
 * @property {Record<string, string>} reviews of the folder of each, by slug
 *
 * @typedef {object} Made
 * @property {Problem[]} problems of the whole site
 * @property {string[] | null} common the files of pages beside the reviews, by path below `.build`; `null` where nothing was made
 * @property {Record<string, MadeReview>} reviews by slug
 *
 * @typedef {object} MadeReview
 * @property {Problem[]} problems
 * @property {string[]} files by path below `.build`
 * @property {string} [archive] a key of its archive
 * @property {string[]} lists those of what readers may add to its charts
 * @property {import('../records/otherProducts.js').Asked[]} asked what these answer
 * @property {string[]} named ids of the products it is made of
 *
 * @typedef {object} Standing
 * @property {string[] | null} common
 * @property {Map<string, MadeReview>} reviews
 * @property {ReadonlyMap<string, string>} archives keys of those that lie there, by slug: of the same key, they stand whatever has changed
 */

/** @type {Standing} */
export const nothingUnchanged = { common: null, reviews: new Map(), archives: new Map() };

/**
 * @param {{ made: Made, inputs: Inputs } | null} last
 * @param {Inputs} inputs
 * @returns {Standing}
 */
export function unchangedReviews(last, inputs) {
  if (last === null) return nothingUnchanged;
  const archives = new Map(
    Object.entries(last.made.reviews).flatMap(([slug, { archive }]) => (archive ? [[slug, archive]] : [])),
  );
  if (last.inputs.common !== inputs.common) return { ...nothingUnchanged, archives };
  const isSame = (/** @type {string} */ id) => last.inputs.products[id] === inputs.products[id];
  const allSame = Object.keys(inputs.products).every(isSame);
  const same = Object.entries(last.made.reviews).filter(
    ([slug, { named }]) =>
      slug in inputs.reviews && last.inputs.reviews[slug] === inputs.reviews[slug] && named.every(isSame),
  );
  const reviews = same.map(
    ([slug, made]) => /** @type {const} */ ([slug, allSame ? made : { ...made, lists: [] }]),
  );
  return {
    common: allSame ? last.made.common : null,
    reviews: new Map(reviews),
    archives,
  };
}
