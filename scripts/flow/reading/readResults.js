import { deserialize, serialize } from 'node:v8';
import { groupBy } from '../../model/lib/groupBy.js';
import { joinRuns, readRuns } from './readRuns.js';
import { summariesOf, summarizeRuns } from './summarizeRuns.js';

/**
 * Raw files in, results out. A build reads again what an earlier one has read and summarised of each product: to look at each of very
 * many raw files would take longer than all else.
 *
 * @param {string[]} raw paths in natural order
 * @param {import('./readRuns.js').Context} context
 * @param {Pick<import('../incremental/unchangedReviews.js').Inputs, 'common' | 'products'>} [inputs] keys of all that results are made of
 * @returns {{ runs: ReturnType<typeof joinRuns>, results: import('../../results/selection/selectSummaries.js').Results, isParsed: boolean }}
 *   `isParsed`: whether every raw file was asked for
 */
export function readResults(raw, context, inputs) {
  const { cache, project } = context;
  if (!inputs) {
    const runs = joinRuns([readRuns(raw, context)]);
    return { runs, results: summarizeRuns(runs, project), isParsed: true };
  }
  const products = [...groupBy(raw, (path) => path.split('/')[2])].map(([id, paths]) => ({
    paths,
    key: JSON.stringify([inputs.common, id, inputs.products[id]]),
  }));
  const isKnown = products.map(({ key }) => cache.has('results', key));
  const parts = products.map(({ paths, key }, at) => {
    const read = () => resultsOf(paths, context);
    if (isKnown[at]) return deserialize(cache.bytes('results', key, () => serialize(read())));
    const made = read();
    cache.bytes('results', key, () => serialize(made));
    return made;
  });
  const runs = joinRuns(parts.map((each) => each.runs));
  const summed = {
    summaries: parts.flatMap(({ summaries }) => summaries),
    findingSummaries: parts.flatMap(({ findingSummaries }) => findingSummaries),
  };
  return { runs, results: summarizeRuns(runs, project, summed), isParsed: !isKnown.includes(true) };
}

/**
 * @param {string[]} paths of one product
 * @param {import('./readRuns.js').Context} context
 * @returns {{ runs: ReturnType<typeof readRuns> } & ReturnType<typeof summariesOf>}
 */
function resultsOf(paths, context) {
  const runs = readRuns(paths, context);
  return { runs, ...summariesOf(runs.tests) };
}
