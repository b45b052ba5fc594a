import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { compose } from '../flow/compose.js';
import { shownNow } from '../flow/composeReview.js';
import { drawCharts } from '../flow/drawCharts.js';
import { lockNumbers } from '../flow/lock/lockNumbers.js';
import { quotedFiles } from '../flow/records/quotedFiles.js';
import { readStyles } from '../io/projectFiles.js';
import { writeNew, writeAtomic } from '../io/writeAtomic.js';
import { InputError, formatProblem } from '../model/inputError.js';
import { didYouMean } from '../model/lib/nearest.js';
import { isReference } from '../model/lib/referencePages.js';

/**
 * @param {string} root
 * @param {string | undefined} slug
 * @returns {Promise<string>} what was done
 * @throws {InputError}
 */
export async function publishReview(root, slug) {
  const composition = await compose({ root });
  const { cache, reviews, problems } = composition;
  const slugs = reviews.map(({ review }) => review.slug).filter((each) => !isReference(each));
  const composed = reviews.find(({ review }) => review.slug === slug && slugs.includes(review.slug));
  if (!composed) {
    const hint = didYouMean(slug ?? '', slugs, 'npm run publish -- <slug>; reviews');
    throw new InputError(`unknown review: ${slug ?? '(none)'}`, { hint });
  }
  const { review } = composed;
  const { lock, changes, problems: unsaid } = lockNumbers(review, shownNow(composed, composition));
  const locked = new Set(composed.lockProblems.map(formatProblem));
  const wrong = problems
    .filter(({ severity, file }) => severity === 'error' && !isOfAnother(file, review, reviews))
    .filter((each) => !locked.has(formatProblem(each)));
  const inTheWay = [...wrong, ...unsaid];
  if (!lock || inTheWay.length > 0) {
    for (const each of inTheWay) console.error(formatProblem(each));
    throw new InputError(`not published: ${slug}`, { hint: 'mend what is listed above' });
  }
  const styles = readStyles(root);
  const drawn = await drawCharts(composed.charts, { slug: review.slug, cache, styles });
  const { files, archive } = quotedFiles(composed.charts, drawn, styles);
  const kept = writeNew(join(root, 'static'), files);

  const file = review.file.replace(/index\.md$/, 'published.json');
  const commit = kept.length > 0 || !existsSync(join(root, file));
  writeAtomic(join(root, file), `${JSON.stringify({ ...lock, archive }, null, 1)}\n`);
  return [
    `Locked: numbers ${Object.keys(lock.numbers).length} (${changes.length} changed), raw files ${Object.keys(lock.sources ?? {}).length}.`,
    `New chart files in static/archive: ${kept.length} of ${files.size}.`,
    ...(commit ? [`Commit ${file} and static/archive with the review.`] : []),
  ].join(' ');
}

/**
 * Reviews are locked one by one, also where one cause changed the numbers of several: each then waits for its own update alone.
 *
 * @param {string | null} file
 * @param {import('../model/project.js').Review} review
 * @param {import('../flow/composeReview.js').Composed[]} reviews
 */
const isOfAnother = (file, review, reviews) =>
  reviews.some((other) => other.review !== review && file?.startsWith(`${dirname(other.review.file)}/`));
