import { join } from 'node:path';
import { composeAndTry } from '../flow/compose.js';
import { configureHugo } from '../flow/configureHugo.js';
import { draftsAside } from '../flow/checks/draftProblems.js';
import { gathered, generatedFiles } from '../flow/incremental/generatedFiles.js';
import { siteInputs } from '../flow/incremental/inputs.js';
import { checkBlog } from '../io/hugoConfig.js';
import { runHugo } from '../io/runHugo.js';
import { runIfChanged } from '../io/runIfChanged.js';
import { dryRunFolder, writeDryRun } from '../io/writeDryRun.js';
import { hasErrors } from '../model/inputError.js';
import { findHugo } from '../setup/findHugo.js';
import { archiveProblems } from './archive.js';

/** @typedef {import('../model/inputError.js').Problem} Problem */

/** What stands where a chart would: nothing is drawn for a check. */
const blank = Object.freeze({
  page: null,
  svg: { wide: '', narrow: '' },
  spec: '',
  csv: '',
  margins: null,
  poster: '',
  pictures: null,
  table: { columns: [], rows: [] },
  caption: [],
  sentence: '',
  again: null,
  archived: [],
});

/**
 * The whole site but for its drawings: what people wrote and tools recorded, then every page, rendered in memory. Where
 * there was no error and nothing has changed since, what was said then is said again.
 *
 * @param {string} root
 * @returns {Promise<Problem[]>}
 */
export async function checkSite(root) {
  checkBlog(root);
  const hugo = findHugo();
  return runIfChanged(join(root, '.build/done/check.json'), {
    reads: () => JSON.stringify(siteInputs(root, { hugo })),
    work: () => checkPages(root, hugo),
    stands: (problems) => !hasErrors(problems),
  });
}

/**
 * @param {string} root
 * @param {string} hugo the program
 */
async function checkPages(root, hugo) {
  const composed = draftsAside(await composeAndTry({ root }));
  const problems = [...composed.problems, ...archiveProblems(root, composed.project)];
  if (hasErrors(problems)) return problems;
  const draw = async (/** @type {{ charts: unknown[] }} */ { charts }) => charts.map(() => blank);
  const generated = await gathered(generatedFiles(composed, { draw }));
  generated.set('assets/scripts.json', JSON.stringify({ loader: 'js/none.js' }));
  writeDryRun(root, generated);
  const { args } = configureHugo(root, { name: 'check', hugo, generated: dryRunFolder });
  const rendered = await runHugo(hugo, { root, args: ['--renderToMemory', ...args] });
  return [...problems, ...rendered.problems];
}
