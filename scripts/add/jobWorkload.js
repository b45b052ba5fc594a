import { jobSections } from '../parsers/fio/jobSections.js';
import { workloadOf, asksFor } from '../parsers/fio/workload.js';
import { storageParameters } from '../parsers/shared/storageRecord.js';

const sides = /** @type {const} */ (['read', 'write', 'trim']);

/**
 * What a job file asks fio to do: one workload for each section and each kind of access, as fio's results would name it.
 *
 * @param {string} text of the job file
 * @returns {import('./importCandidate.js').Workload[]}
 * @throws {import('../model/inputError.js').InputError}
 */
export const jobWorkloads = (text) =>
  jobSections(text).flatMap(({ name: test, options }) =>
    sides
      .filter((side) => asksFor(options, side))
      .map((side) => ({ parameters: storageParameters(workloadOf(options, side)), test })),
  );
