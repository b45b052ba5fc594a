import { join } from 'node:path';
import { keyWhileSame, dataInputs, generatedFolders, lookAtInputs } from '../flow/incremental/inputs.js';
import '../flow/timeZone.js';
import { openBuiltFiles } from '../io/builtFiles.js';
import { checkBlog } from '../io/hugoConfig.js';
import { hugoPlaces } from '../io/projectFiles.js';
import { workIfChanged } from '../io/runIfChanged.js';
import { hasErrors } from '../model/inputError.js';
import { beginPages, checkPages } from './pages.js';

/**
 * @typedef {import('../model/inputError.js').Problem} Problem
 * @typedef {import('../flow/incremental/inputs.js').InputLook} InputLook
 *
 * @typedef {object} Checked a site that is being checked
 * @property {string} root
 * @property {string} folder where generated files are for a check
 * @property {import('../io/builtFiles.js').BuiltFiles} built
 * @property {InputLook} look
 */

/**
 * The whole site but for its drawings: what people wrote and tools recorded, then every page, rendered in memory. As in a build, what
 * nothing has changed of since the last check without an error stands, with what was said of it.
 *
 * Hugo and what composes the reviews each take a processor: see `beginPages`.
 *
 * @param {string} root
 * @returns {Promise<Problem[]>}
 */
export async function checkSite(root) {
  checkBlog(root);
  const built = openBuiltFiles(root, { name: 'check-hashes' });
  const look = lookAtInputs(root);
  const site = { root, folder: '.build/check', built, look };
  const begun = beginPages(site);
  const data = await checkData(site);
  const pages = hasErrors(data.outcome.problems) ? null : await checkPages(site, begun);
  // it is not to go on behind the end of a check
  await begun?.problems;
  const notes = [data.note, pages?.note ?? null].filter((note) => note !== null);
  if (notes.length > 0) look.again();
  for (const note of notes) note();
  built.save();
  return [...data.outcome.problems, ...(pages?.outcome ?? [])];
}

/** @param {Checked} site */
const checkData = (site) =>
  workIfChanged(join(site.root, '.build/done/check-data.json'), {
    reads: keyWhileSame(site.look, () =>
      JSON.stringify({ ...dataInputs(site.root, site.look), beside: besideData(site) }),
    ),
    wrote: () => site.built.keyOf(generatedFolders(site.folder)),
    work: async (key, last) => {
      // most of the program, which is loaded while Hugo runs
      const { composeAll } = await import('./composeAll.js');
      const inputs = JSON.parse(key);
      return composeAll(site, {
        inputs,
        last: last && { made: last.outcome, inputs: JSON.parse(last.key) },
      });
    },
    stands: ({ problems }) => !hasErrors(problems),
  });

/** What may lie there astray, and the archive. @param {Checked} site */
const besideData = ({ root, look }) =>
  look.project.fingerprint(hugoPlaces(root).filter((place) => place !== 'data' && place !== 'content'));
