import { dirname } from 'node:path';

/**
 * A draft is not published, so what is wrong in it is a warning: it never holds up a correction elsewhere.
 *
 * @param {import('../../model/inputError.js').Problem[]} problems
 * @param {Pick<import('../../model/project.js').Review, 'file' | 'value'>[]} reviews
 * @returns {import('../../model/inputError.js').Problem[]}
 */
export function draftProblems(problems, reviews) {
  const drafts = reviews.filter(({ value }) => value.draft === true).map(({ file }) => `${dirname(file)}/`);
  return problems.map((each) =>
    each.severity === 'error' && drafts.some((folder) => each.file?.startsWith(folder))
      ? { ...each, severity: 'warning', message: `in a draft: ${each.message}` }
      : each,
  );
}

/**
 * @param {import('../compose.js').Composition} composed
 * @returns {import('../compose.js').Composition}
 */
export const draftsAside = (composed) => ({
  ...composed,
  problems: draftProblems(composed.problems, composed.project.reviews),
});
