import { deserialize, serialize } from 'node:v8';
import { readRuns } from './readRuns.js';
import { summarizeRuns } from './summarizeRuns.js';

/**
 * @typedef {object} Known
 * @property {string} key of all that results are made of
 * @property {boolean} same whether they were made of that by the last build
 */

/**
 * Raw files in, results out. Where a build answers for some reviews only, what the last one read and summarised is read again as
 * a whole: to look at each of very many raw files would take longer than all else.
 *
 * @param {string[]} raw paths in natural order
 * @param {import('./readRuns.js').Context} context
 * @param {Known} [known]
 * @returns {{ runs: ReturnType<typeof readRuns>, results: import('../../results/selection/selectSummaries.js').Results }}
 */
export function readResults(raw, context, known) {
  const { cache, project } = context;
  const read = () => {
    const runs = readRuns(raw, context);
    return { runs, results: summarizeRuns(runs, project) };
  };
  if (!known) return read();
  const stored = (/** @type {ReturnType<typeof read>} */ { runs, results }) => {
    const { summaries, findingSummaries } = results;
    return serialize({ runs, summaries, findingSummaries });
  };
  if (!known.same) {
    const made = read();
    cache.bytes('results', known.key, () => stored(made));
    return made;
  }
  const { runs, ...summed } = deserialize(cache.bytes('results', known.key, () => stored(read())));
  return { runs, results: summarizeRuns(runs, project, summed) };
}
