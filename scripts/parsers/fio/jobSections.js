import { textSource } from '../../model/source.js';
import { fioJobFile } from './jobFile.js';

const globals = 'global';

/**
 * The sections of a job file, each with what it takes over from `[global]`.
 *
 * @param {string} text of the job file
 * @returns {{ name: string, options: import('./workload.js').Options }[]}
 * @throws {import('../../model/inputError.js').InputError}
 */
export function jobSections(text) {
  const { settings } = fioJobFile.parse(textSource('job.fio', text));
  const optionsOf = (/** @type {string} */ section) =>
    Object.fromEntries(
      Object.entries(settings).flatMap(([key, value]) => {
        const [, name, option] = /^(.*): ([^:]*)$/.exec(key) ?? [];
        return name === section ? [[option, value]] : [];
      }),
    );
  const shared = optionsOf(globals);
  return [...text.matchAll(/^\s*\[([^\]\n]+)\]/gm)]
    .map(([, name]) => name)
    .filter((name) => name !== globals)
    .map((name) => ({ name, options: { ...shared, ...optionsOf(name) } }));
}
