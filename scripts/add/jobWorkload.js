import { textSource } from '../model/source.js';
import { workloadOf, asksFor } from '../parse/fio/workload.js';
import { fioJobFile } from '../parse/fio/jobFile.js';
import { storageParameters } from '../parse/text/storageRecord.js';

const sides = /** @type {const} */ (['read', 'write', 'trim']);
const globals = 'global';

/**
 * What a job file asks fio to do: one workload for each section and each kind of access, as fio's results would name it.
 *
 * @param {string} text of the job file
 * @returns {import('./importCandidate.js').Workload[]}
 * @throws {import('../model/inputError.js').InputError}
 */
export function jobWorkloads(text) {
  const { settings } = fioJobFile.parse(textSource('job.fio', text));
  const optionsOf = (/** @type {string} */ section) =>
    Object.fromEntries(
      Object.entries(settings).flatMap(([key, value]) => {
        const [, name, option] = /^(.*): ([^:]*)$/.exec(key) ?? [];
        return name === section ? [[option, value]] : [];
      }),
    );
  const shared = optionsOf(globals);
  const sections = [...text.matchAll(/^\s*\[([^\]\n]+)\]/gm)]
    .map(([, name]) => name)
    .filter((name) => name !== globals);
  return sections.flatMap((test) => {
    const options = { ...shared, ...optionsOf(test) };
    return sides
      .filter((side) => asksFor(options, side))
      .map((side) => ({ parameters: storageParameters(workloadOf(options, side)), test }));
  });
}
