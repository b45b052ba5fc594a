import { join } from 'node:path';
import { openBuiltFiles } from '../io/builtFiles.js';
import { checkBlog, programBeside } from '../io/hugoConfig.js';
import { publish, recoverPublic } from '../io/publish.js';
import { runIfChanged } from '../io/runIfChanged.js';
import { hasErrors, InputError } from '../model/inputError.js';
import { findHugo } from '../setup/findHugo.js';
import { checkFiles } from './checks/checkFiles.js';
import { keyWhileSame, lookAtInputs, siteInputs } from './incremental/inputs.js';
import { renderSite } from './renderSite.js';

/** @typedef {import('../model/inputError.js').Problem} Problem */

/**
 * Puts the site that the project describes into `public/`, unless it is there already, whole and unchanged.
 *
 * @param {string} root
 * @param {object} [options]
 * @param {string | null} [options.program] the folder of Benchfolio, where the blog is another one
 * @param {import('../io/builtFiles.js').BuiltFiles} [options.built]
 * @param {import('../io/lookAhead.js').Ahead} [options.ahead] what a thread has looked at already
 * @param {import('./incremental/inputs.js').InputLook} [options.look]
 * @param {boolean} [options.areFilesChecked] by this build, as they are where its data do not stand
 * @param {() => void} [options.verify] looks again, and throws where the site may not go out after all
 * @returns {Promise<Problem[]>}
 */
export async function publishSite(root, options = {}) {
  /** @type {Problem[]} */
  const problems = [];
  try {
    checkBlog(root);
    const stray = options.areFilesChecked ? [] : checkFiles(root, options.look?.project);
    if (hasErrors(stray)) return stray;
    recoverPublic(root);
    const {
      program = programBeside(root),
      built = openBuiltFiles(root),
      look = lookAtInputs(root),
    } = options;
    const { verify = look.again, ahead } = options;
    const hugo = findHugo();
    const done = await runIfChanged(join(root, '.build/done/site.json'), {
      reads: keyWhileSame(look, () => JSON.stringify(siteInputs(root, { hugo, built, look }))),
      wrote: () => built.keyOf(['public']),
      work: async (key, last) => {
        const made = { inputs: JSON.parse(key), last: last && JSON.parse(last.key) };
        let note = () => {};
        await publish(root, {
          render: async (folder) => {
            const done = await renderSite(root, folder, {
              ...{ hugo, program, built, ahead, look, problems },
              ...made,
            });
            note = done.note;
            return done.keep;
          },
          verify,
        });
        note();
        return problems;
      },
      // a search index may be missing for reasons that lie outside
      stands: () => problems.length === 0,
    });
    built.save();
    return done;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    return hasErrors(problems) ? problems : [...problems, error.problem];
  }
}
