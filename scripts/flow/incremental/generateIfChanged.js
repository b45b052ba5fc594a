import { join } from 'node:path';
import { openBuiltFiles } from '../../io/builtFiles.js';
import { readLast, workIfChanged } from '../../io/runIfChanged.js';
import { hasErrors } from '../../model/inputError.js';
import { generatedFolders } from './inputs.js';
import { unchangedReviews } from './unchangedReviews.js';

/** @param {string} root */
const record = (root) => join(root, '.build/done/data.json');

/** @param {import('../../io/runIfChanged.js').Last<import('./unchangedReviews.js').Made>} last */
const madeOf = (last) => ({ made: last.outcome, inputs: JSON.parse(last.key) });

/**
 * What lies in `.build/` as the last build left it, and what it was made of.
 *
 * @param {string} root
 */
export function lastGenerated(root) {
  const last = readLast(record(root), () => openBuiltFiles(root).keyOf(generatedFolders()));
  return last && madeOf(last);
}

/**
 * Fills `.build/`, unless it is filled already, whole and unchanged, from the same inputs.
 *
 * @param {string} root
 * @param {{ built: import('../../io/builtFiles.js').BuiltFiles, inputs: string }} kept `inputs`: keys of all inputs, as JSON
 * @param {(inputs: import('./unchangedReviews.js').Inputs, standing: import('./unchangedReviews.js').Standing) =>
 *   Promise<import('./unchangedReviews.js').Made>} work receives what of the last build can be reused
 * @returns {Promise<{ problems: import('../../model/inputError.js').Problem[], note: (() => void) | null }>} `note`: for the next build,
 *   once the inputs are known to be what they were
 */
export async function generateIfChanged(root, { built, inputs }, work) {
  const { outcome, note } = await workIfChanged(record(root), {
    reads: () => inputs,
    wrote: () => built.keyOf(generatedFolders()),
    work: (key, last) => {
      const now = JSON.parse(key);
      return work(now, unchangedReviews(last && madeOf(last), now));
    },
    stands: (made) => !hasErrors(made.problems),
  });
  return { problems: outcome.problems, note };
}
