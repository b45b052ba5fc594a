import { openGenerated } from '../../io/writeGenerated.js';

/**
 * Writes each part as it comes, and notes what it was, for the next build.
 *
 * @param {string} root
 * @param {object} site
 * @param {import('../compose.js').Composition} site.composed
 * @param {import('./unchangedReviews.js').Standing} site.standing
 * @param {AsyncIterable<import('./generatedFiles.js').Part>} site.parts
 * @returns {Promise<import('./unchangedReviews.js').Made>}
 */
export async function writeParts(root, { composed, standing, parts }) {
  const generated = openGenerated(root);
  const problemsOf = new Map(composed.reviews.map(({ review, problems }) => [review.slug, problems]));
  /** @type {import('./unchangedReviews.js').Made} */
  const made = {
    problems: composed.problems,
    common: standing.common,
    reviews: Object.fromEntries(standing.reviews),
  };
  for (const { files } of [{ files: standing.common ?? [] }, ...standing.reviews.values()])
    generated.keep(files);
  for await (const { files, common, review } of parts) {
    generated.write(files);
    const paths = [...files.keys()];
    if (common) made.common = paths;
    if (review) made.reviews[review] = { problems: problemsOf.get(review) ?? [], files: paths };
  }
  generated.removeOthers();
  // what stands was not asked for
  if (standing.common === null) composed.cache.prune();
  return made;
}
