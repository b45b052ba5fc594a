import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { compose } from './build.js';
import { lockNumbers } from './flow/lockNumbers.js';
import { shownNumbers } from './flow/shownNumbers.js';
import { writeWhole } from './io/writeWhole.js';
import { InputError, formatProblem } from './model/inputError.js';
import { didYouMean } from './model/nearest.js';

/*
 * `npm run publish -- <slug>`: locks every number that a review shows from data in `published.json` beside it. When one
 * of them has changed since, it asks for an update in the front matter, and records what changed from what to what.
 */

/**
 * @param {string} root
 * @param {string | undefined} slug
 * @returns {{ file: string, text: string, said: string }}
 * @throws {InputError}
 */
function publishReview(root, slug) {
  const { reviews, devices, problems } = compose({ root });
  const slugs = reviews.map(({ review }) => review.slug).filter((each) => each !== 'reference');
  const composed = reviews.find(({ review }) => review.slug === slug && slugs.includes(review.slug));
  if (!composed) {
    const hint = didYouMean(slug ?? '', slugs, 'npm run publish -- <slug>; reviews');
    throw new InputError(`unknown review: ${slug ?? '(none)'}`, { hint });
  }
  const { review } = composed;
  const { lock, changes, problems: unsaid } = lockNumbers(review, shownNumbers(composed, devices));
  const locked = new Set(composed.lockProblems.map(formatProblem));
  const wrong = problems
    .filter(({ severity }) => severity === 'error')
    .filter((each) => !locked.has(formatProblem(each)));
  const inTheWay = [...wrong, ...unsaid];
  if (!lock || inTheWay.length > 0) {
    for (const each of inTheWay) console.error(formatProblem(each));
    throw new InputError(`not published: ${slug}`, { hint: 'mend what is listed above' });
  }
  const file = review.file.replace(/index\.md$/, 'published.json');
  const first = existsSync(join(root, file)) ? '' : ` Commit ${file} with the review.`;
  const said = `${Object.keys(lock.numbers).length} numbers are locked, ${changes.length} changed.${first}`;
  return { file, text: `${JSON.stringify(lock, null, 1)}\n`, said };
}

try {
  const root = process.cwd();
  const { file, text, said } = publishReview(root, process.argv[2]);
  writeWhole(join(root, file), text);
  console.log(said);
} catch (error) {
  if (!(error instanceof InputError)) throw error;
  console.error(formatProblem(error.problem));
  process.exitCode = 1;
}
