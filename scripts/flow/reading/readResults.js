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
 * @property {Remembered} [remembered] what a program that reads again and again keeps of what it has read
 *
 * @typedef {Map<string, { key: string } & Partial<{ found: Found, numbers: Numbers }>>} Remembered by product
 */

/**
 * Raw files in, results out. A build reads again what an earlier one has read and summarised of each product: to look at each of very
 * many raw files would take longer than all else. It reads the results of no product that nobody asks for, and loads no parser where
 * nothing is to be parsed: these are half of the program.
 *
 * @param {string[]} raw paths in natural order
 * @param {Omit<import('./readRuns.js').Context, 'parse'>} context
 * @param {Known} [known]
 * @returns {Promise<{ runs: ReturnType<typeof joinFound>, results: Results, allResults: () => Promise<Results>, isParsed: boolean,
 *   productKeys: ReadonlyMap<string, string> }>} `results`: of the wanted products; `isParsed`: whether every raw file was asked for; `productKeys`: of
 *   all that the results of each product are made of, where that is known
 */
export async function readResults(raw, context, { inputs, wanted = null, remembered } = {}) {
  const { project } = context;
  if (!inputs) {
    const runs = readRuns(raw, { ...context, parse: await loadParse(context) });
    const results = summarizeRuns(runs, project);
    return {
      runs: joinFound([runs]),
      results,
      allResults: async () => results,
      isParsed: true,
      productKeys: new Map(),
    };
  }
  const products = [...groupBy(raw, (path) => path.split('/')[2])].map(([id, paths]) => {
    const key = JSON.stringify([inputs.common, id, inputs.products[id]]);
    return { id, key, ...keptIn(remembered, id, key, partOf(paths, key, context)) };
  });
  const runs = joinFound(await inTurn(products, ({ found }) => found()));
  const resultsOf = async (/** @type {typeof products} */ some) => {
    const parts = await inTurn(some, ({ numbers }) => numbers());
    const { tests, health, ...summed } = joinNumbers(parts);
    return summarizeRuns({ tests, health }, project, summed);
  };
  const results = await resultsOf(wanted ? products.filter(({ id }) => wanted.has(id)) : products);
  /** @type {Promise<Results> | null} */
  let every = wanted ? null : Promise.resolve(results);
  return {
    runs,
    results,
    allResults: () => (every ??= resultsOf(products)),
    isParsed: !products.some(({ isKnown }) => isKnown),
    productKeys: new Map(products.map(({ id, key }) => [id, key])),
  };
}

/** @param {Pick<import('./readRuns.js').Context, 'blogParsers'>} context @returns {Promise<import('./readRawFile.js').Parse>} */
async function loadParse({ blogParsers }) {
  const { parseSource } = await import('../../parsers/index.js');
  const loaded = await blogParsers?.load();
  return (source) => parseSource(source, { blogParsers: loaded });
}

/** @template P, T @param {P[]} parts @param {(part: P) => Promise<T>} take */
async function inTurn(parts, take) {
  const taken = [];
  for (const part of parts) taken.push(await take(part));
  return taken;
}

/**
 * What is made of the raw files of one product, in two entries of the cache.
 *
 * @param {string[]} paths of one product
 * @param {string} key
 * @param {Omit<import('./readRuns.js').Context, 'parse'>} context
 * @returns {{ isKnown: boolean, found: () => Promise<Found>, numbers: () => Promise<Numbers> }}
 */
function partOf(paths, key, context) {
  const { cache } = context;
  /** @type {{ found: Found, numbers: Numbers } | null} */
  let made = null;
  const make = async () => (made ??= read(paths, { ...context, parse: await loadParse(context) }));
  /** @template {'found' | 'numbers'} P @param {P} part @returns {Promise<{ found: Found, numbers: Numbers }[P]>} */
  const known = async (part) => {
    const bytes = await cache.bytesAsync('results', `${part} ${key}`, async () =>
      serialize((await make())[part]),
    );
    return made ? made[part] : deserialize(bytes);
  };
  return {
    isKnown: cache.has('results', `found ${key}`) && cache.has('results', `numbers ${key}`),
    found: () => known('found'),
    numbers: () => known('numbers'),
  };
}

/**
 * The same, of which this process keeps what it has read.
 *
 * @param {Remembered | undefined} remembered
 * @param {string} id
 * @param {string} key
 * @param {ReturnType<typeof partOf>} part
 * @returns {ReturnType<typeof partOf>}
 */
function keptIn(remembered, id, key, { isKnown, found, numbers }) {
  if (!remembered) return { isKnown, found, numbers };
  const last = remembered.get(id);
  const kept = last?.key === key ? last : { key };
  remembered.set(id, kept);
  return {
    isKnown,
    found: async () => (kept.found ??= await found()),
    numbers: async () => (kept.numbers ??= await numbers()),
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
