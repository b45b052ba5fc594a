import { join } from 'node:path';
import { openBuiltFiles } from '../../io/builtFiles.js';
import { readLast, runIfChanged } from '../../io/runIfChanged.js';
import { hasErrors } from '../../model/inputError.js';
import { dataInputs, generatedFolders } from './inputs.js';
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
 * @param {{ built: import('../../io/builtFiles.js').BuiltFiles, look: import('./inputs.js').InputLook }} kept
 * @param {(inputs: import('./unchangedReviews.js').Inputs, standing: import('./unchangedReviews.js').Standing) =>
 *   Promise<import('./unchangedReviews.js').Made>} work receives what of the last build can be reused
 * @returns {Promise<import('../../model/inputError.js').Problem[]>}
 */
export async function generateIfChanged(root, { built, look }, work) {
  const { problems } = await runIfChanged(record(root), {
    reads: () => JSON.stringify(dataInputs(root, look)),
    wrote: () => built.keyOf(generatedFolders()),
    work: async (key, last) => {
      const inputs = JSON.parse(key);
      const made = await work(inputs, unchangedReviews(last && madeOf(last), inputs));
      look.again();
      return made;
    },
    stands: (made) => !hasErrors(made.problems),
  });
  return problems;
}
