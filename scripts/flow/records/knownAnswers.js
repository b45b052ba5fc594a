import { memoizeByRef } from '../../model/lib/memoize.js';

/**
 * @typedef {Pick<import('../compose.js').Composition, 'cache' | 'allResults' | 'dataKey'>} Site
 * @typedef {(results: import('../../results/selection/selectSummaries.js').Results) => string} Work
 */

/**
 * What is asked of the results of all products, each question once in a build. What an earlier build has answered of the same data is
 * not answered again: then these results, which are most of what a build reads, are not read.
 *
 * @param {Site} site one and the same in a build
 * @returns {(question: string, work: Work) => Promise<Uint8Array>} `question`: all that the answer is made of beside the data
 */
export const knownAnswers = memoizeByRef((/** @type {Site} */ { cache, allResults, dataKey }) => {
  /** @type {Map<string, Promise<Uint8Array>>} */
  const known = new Map();
  return (/** @type {string} */ question, /** @type {Work} */ work) => {
    const make = async () => Buffer.from(work(await allResults()));
    const answer =
      known.get(question) ??
      (dataKey === null ? make() : cache.bytesAsync('results', `answer ${dataKey} ${question}`, make));
    known.set(question, answer);
    return answer;
  };
});
