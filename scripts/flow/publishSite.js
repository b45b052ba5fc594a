import { indexSite } from '../io/indexSite.js';
import { publish } from '../io/publish.js';
import { runHugo } from '../io/runHugo.js';
import { sourceDate } from '../io/sourceDate.js';
import { InputError } from '../model/inputError.js';
import { findHugo } from '../setup/findHugo.js';

/**
 * Lets Hugo render the site into a fresh folder and puts it in the place of the old one.
 *
 * @param {string} root
 * @returns {Promise<import('../model/inputError.js').Problem[]>}
 */
export async function publishSite(root) {
  /** @type {import('../model/inputError.js').Problem[]} */
  const problems = [];
  const render = async (/** @type {string} */ folder) => {
    const env = { SOURCE_DATE_EPOCH: String(sourceDate(root).getTime() / 1000) };
    const hugo = await runHugo(findHugo(), { root, args: ['--destination', folder, '--minify'], env });
    problems.push(...hugo.problems);
    if (!hugo.ok) throw new InputError('the site was not rendered');
    problems.push(...(await indexSite(folder)));
  };
  try {
    await publish(root, { render });
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    if (!problems.some(({ severity }) => severity === 'error')) problems.push(error.problem);
  }
  return problems;
}
