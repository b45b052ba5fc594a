import { join } from 'node:path';
import { dropUnshown } from '../io/dropUnshown.js';
import { stampsOf } from '../io/fingerprint.js';
import { indexSite } from '../io/indexSite.js';
import { publish, recoverPublic } from '../io/publish.js';
import { runHugo } from '../io/runHugo.js';
import { sourceDate } from '../io/sourceDate.js';
import { unlessDone } from '../io/unlessDone.js';
import { hasErrors, InputError } from '../model/inputError.js';
import { findHugo } from '../setup/findHugo.js';
import { generatedFolders, siteInputs } from './inputs.js';

/** @typedef {import('../model/inputError.js').Problem} Problem */

/**
 * Puts the site that the project describes into `public/`, unless it is there already, whole and unchanged.
 *
 * @param {string} root
 * @returns {Promise<Problem[]>}
 */
export async function publishSite(root) {
  /** @type {Problem[]} */
  const problems = [];
  try {
    recoverPublic(root);
    const hugo = findHugo();
    return await unlessDone(join(root, '.build/done/site.json'), {
      reads: () => siteInputs(root, { hugo, generated: generatedFolders }),
      wrote: () => stampsOf(root, ['public']),
      work: async () => {
        await renderSite(root, { hugo, problems });
        return problems;
      },
      // a search index may be missing for reasons that lie outside
      stands: () => problems.length === 0,
    });
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return hasErrors(problems) ? problems : [...problems, error.problem];
  }
}

/**
 * Lets Hugo render the site into a fresh folder and puts it in the place of the old one.
 *
 * @param {string} root
 * @param {{ hugo: string, problems: Problem[] }} with `problems`: a list to add to
 */
async function renderSite(root, { hugo, problems }) {
  const env = { SOURCE_DATE_EPOCH: String(sourceDate(root).getTime() / 1000) };
  const render = async (/** @type {string} */ folder) => {
    const rendered = await runHugo(hugo, { root, args: ['--destination', folder, '--minify'], env });
    problems.push(...rendered.problems);
    if (!rendered.ok) throw new InputError('the site was not rendered');
    dropUnshown(folder);
    problems.push(...(await indexSite(folder)));
  };
  await publish(root, { render });
}
