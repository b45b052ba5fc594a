/** @typedef {import('../../model/inputError.js').Problem} Problem */

/**
 * What the last build made of each review, and of all that is no review: it stands while nothing that it may be made of has
 * changed. A review is made of its own folder and of everything that is no review, never of another review.
 *
 * @typedef {object} Inputs keys of what parts are made of
 * @property {string} common of everything but the folders of reviews
 * @property {Record<string, string>} reviews of the folder of each, by slug
 *
 * @typedef {object} Made
 * @property {Problem[]} problems what was told of the whole site
 * @property {string[] | null} common the files of pages beside the reviews, by path below `.build`; `null` where nothing was made
 * @property {Record<string, MadeReview>} reviews by slug
 *
 * @typedef {object} MadeReview
 * @property {Problem[]} problems
 * @property {string[]} files by path below `.build`
 *
 * @typedef {object} Standing
 * @property {string} key of everything but the folders of reviews
 * @property {string[] | null} common
 * @property {Map<string, MadeReview>} reviews
 */

/** @type {Standing} */
export const nothingStands = { key: '', common: null, reviews: new Map() };

/**
 * @param {{ made: Made, inputs: Inputs } | null} last
 * @param {Inputs} inputs
 * @returns {Standing}
 */
export function unchangedReviews(last, inputs) {
  const key = inputs.common;
  if (last === null || last.inputs.common !== key) return { ...nothingStands, key };
  const same = Object.entries(last.made.reviews).filter(
    ([slug]) => slug in inputs.reviews && last.inputs.reviews[slug] === inputs.reviews[slug],
  );
  return { key, common: last.made.common, reviews: new Map(same) };
}
