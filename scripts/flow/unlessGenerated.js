import { join } from 'node:path';
import { stampsOf } from '../io/fingerprint.js';
import { unlessDone } from '../io/unlessDone.js';
import { hasErrors } from '../model/inputError.js';
import { dataInputs, generatedFolders } from './inputs.js';

/**
 * Fills `.build/`, unless it is filled already, whole and unchanged, from the same inputs.
 *
 * @param {string} root
 * @param {() => Promise<import('../model/inputError.js').Problem[]>} work
 * @returns {Promise<import('../model/inputError.js').Problem[]>}
 */
export const unlessGenerated = (root, work) =>
  unlessDone(join(root, '.build/done/data.json'), {
    reads: () => dataInputs(root),
    wrote: () => stampsOf(root, generatedFolders),
    work,
    stands: (problems) => !hasErrors(problems),
  });
