import { deserialize, serialize } from 'node:v8';
import { groupBy } from '../../model/lib/groupBy.js';
import { joinFound, readRuns } from './readRuns.js';
import { summariesOf, summarizeRuns } from './summarizeRuns.js';

/**
 * @typedef {import('../../results/selection/selectSummaries.js').Results} Results
 * @typedef {ReturnType<typeof readRuns>} Runs
 * @typedef {Pick<Runs, 'folders' | 'files' | 'problems'>} Found what every build asks of raw files
 * @typedef {Pick<Runs, 'tests' | 'health'> & ReturnType<typeof summariesOf>} Numbers
 *
 * @typedef {object} Known
 * @property {Pick<import('../incremental/unchangedReviews.js').Inputs, 'common' | 'products'>} [inputs] keys of all that results are made of
 * @property {Set<string> | null} [wanted] products whose results are asked for; `null`: of all
 */

/**
 * Raw files in, results out. A build reads again what an earlier one has read and summarised of each product: to look at each of very
 * many raw files would take longer than all else. It reads the results of no product that nobody asks for.
 *
 * @param {string[]} raw paths in natural order
 * @param {import('./readRuns.js').Context} context
 * @param {Known} [known]
 * @returns {{ runs: ReturnType<typeof joinFound>, results: Results, allResults: () => Results, isParsed: boolean }}
 *   `results`: of the wanted products; `isParsed`: whether every raw file was asked for
 */
export function readResults(raw, context, { inputs, wanted = null } = {}) {
  const { project } = context;
  if (!inputs) {
    const runs = readRuns(raw, context);
    const results = summarizeRuns(runs, project);
    return { runs: joinFound([runs]), results, allResults: () => results, isParsed: true };
  }
  const products = [...groupBy(raw, (path) => path.split('/')[2])].map(([id, paths]) => {
    const key = JSON.stringify([inputs.common, id, inputs.products[id]]);
    return { id, ...partOf(paths, key, context) };
  });
  const runs = joinFound(products.map(({ found }) => found()));
  const resultsOf = (/** @type {typeof products} */ some) => {
    const { tests, health, ...summed } = joinNumbers(some.map(({ numbers }) => numbers()));
    return summarizeRuns({ tests, health }, project, summed);
  };
  const results = resultsOf(wanted ? products.filter(({ id }) => wanted.has(id)) : products);
  /** @type {Results | null} */
  let every = wanted ? null : results;
  return {
    runs,
    results,
    allResults: () => (every ??= resultsOf(products)),
    isParsed: !products.some(({ isKnown }) => isKnown),
  };
}

/**
 * What is made of the raw files of one product, in two entries of the cache.
 *
 * @param {string[]} paths of one product
 * @param {string} key
 * @param {import('./readRuns.js').Context} context
 * @returns {{ isKnown: boolean, found: () => Found, numbers: () => Numbers }}
 */
function partOf(paths, key, context) {
  const { cache } = context;
  /** @type {{ found: Found, numbers: Numbers } | null} */
  let made = null;
  const make = () => (made ??= read(paths, context));
  /** @template {'found' | 'numbers'} P @param {P} part @returns {{ found: Found, numbers: Numbers }[P]} */
  const known = (part) => {
    const bytes = cache.bytes('results', `${part} ${key}`, () => serialize(make()[part]));
    return made ? made[part] : deserialize(bytes);
  };
  return {
    isKnown: cache.has('results', `found ${key}`) && cache.has('results', `numbers ${key}`),
    found: () => known('found'),
    numbers: () => known('numbers'),
  };
}

/**
 * @param {string[]} paths of one product
 * @param {import('./readRuns.js').Context} context
 */
function read(paths, context) {
  const { folders, files, problems, tests, health } = readRuns(paths, context);
  return { found: { folders, files, problems }, numbers: { tests, health, ...summariesOf(tests) } };
}

/** @param {Numbers[]} parts @returns {Numbers} */
const joinNumbers = (parts) => ({
  tests: parts.flatMap(({ tests }) => tests),
  health: parts.flatMap(({ health }) => health),
  summaries: parts.flatMap(({ summaries }) => summaries),
  findingSummaries: parts.flatMap(({ findingSummaries }) => findingSummaries),
});
