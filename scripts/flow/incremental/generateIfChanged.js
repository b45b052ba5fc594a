import { join } from 'node:path';
import { runIfChanged } from '../../io/runIfChanged.js';
import { hasErrors } from '../../model/inputError.js';
import { dataInputs, generatedFolders } from './inputs.js';
import { unchangedReviews } from './unchangedReviews.js';

/**
 * Fills `.build/`, unless it is filled already, whole and unchanged, from the same inputs.
 *
 * @param {string} root
 * @param {import('../../io/builtFiles.js').BuiltFiles} built
 * @param {(standing: import('./unchangedReviews.js').Standing) => Promise<import('./unchangedReviews.js').Made>} work told what of the
 *   last build stands
 * @returns {Promise<import('../../model/inputError.js').Problem[]>}
 */
export async function generateIfChanged(root, built, work) {
  const { problems } = await runIfChanged(join(root, '.build/done/data.json'), {
    reads: () => JSON.stringify(dataInputs(root)),
    wrote: () => built.keyOf(generatedFolders()),
    work: (key, last) =>
      work(unchangedReviews(last && { made: last.outcome, inputs: JSON.parse(last.key) }, JSON.parse(key))),
    stands: (made) => !hasErrors(made.problems),
  });
  return problems;
}
