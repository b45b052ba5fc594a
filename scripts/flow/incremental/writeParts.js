import { openGenerated } from '../../io/writeGenerated.js';
import { askedKinds } from './openCaches.js';

/**
 * Writes each part as it comes, and notes what it was, for the next build.
 *
 * @param {string} root
 * @param {object} site
 * @param {import('../compose.js').Composition} site.composed
 * @param {import('./unchangedReviews.js').Standing} site.standing
 * @param {AsyncIterable<import('./generatedFiles.js').Part>} site.parts
 * @param {Omit<ReturnType<typeof openGenerated>, 'finish'>} [site.generated] where they are written, if not in `.build` at once
 * @returns {Promise<import('./unchangedReviews.js').Made>}
 */
export async function writeParts(root, { composed, standing, parts, generated = openGenerated(root) }) {
  const composedOf = new Map(composed.reviews.map((each) => [each.review.slug, each]));
  /** @type {import('./unchangedReviews.js').Made} */
  const made = {
    problems: composed.problems,
    common: standing.common,
    reviews: Object.fromEntries(standing.reviews),
  };
  generated.keep(standing.common ?? []);
  for (const { files, lists } of standing.reviews.values()) generated.keep([...files, ...lists]);
  for await (const { files, common, review, lists, asked = [], kept = [], archive } of parts) {
    generated.write(files);
    generated.keep(kept);
    const paths = [...files.keys(), ...kept];
    if (common) made.common = [...(made.common ?? []), ...paths];
    else if (review && lists) made.reviews[review] = { ...made.reviews[review], lists: paths, asked };
    else if (review) {
      const { problems = [], named = [] } = composedOf.get(review) ?? {};
      made.reviews[review] = { problems, named, files: paths, archive, lists: [], asked: [] };
    }
  }
  generated.removeOthers();
  // what stands was not asked for
  const { isParsed, cache } = composed;
  if (standing.common === null) cache.prune(askedKinds({ isParsed, isDrawn: standing.reviews.size === 0 }));
  return made;
}
