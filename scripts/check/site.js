import { compose } from '../build.js';
import { generatedFiles } from '../flow/generatedFiles.js';
import { runHugo } from '../io/runHugo.js';
import { writeRehearsal } from '../io/writeRehearsal.js';
import { findHugo } from '../setup/findHugo.js';

/** @typedef {import('../model/inputError.js').Problem} Problem */

/** What stands where a chart would: nothing is drawn for a check. */
const blank = Object.freeze({
  page: null,
  svg: { wide: '', narrow: '' },
  spec: {},
  csv: '',
  png: new Uint8Array(),
  table: { columns: [], rows: [] },
  caption: [],
  sentence: '',
});

/**
 * The whole site but for its drawings: what people wrote and tools recorded, then every page, rendered in memory.
 *
 * @param {string} root
 * @returns {Promise<Problem[]>}
 */
export async function checkSite(root) {
  const composed = compose({ root });
  const { problems } = composed;
  if (problems.some(({ severity }) => severity === 'error')) return problems;
  const generated = await generatedFiles(composed, async ({ charts }) => charts.map(() => blank));
  generated.set('assets/scripts.json', JSON.stringify({ loader: 'js/none.js' }));
  const config = writeRehearsal(root, generated);
  const hugo = await runHugo(findHugo(), { root, args: ['--renderToMemory', '--config', config] });
  return [...problems, ...hugo.problems];
}
