import { memoizeByRef } from '../../model/lib/memoize.js';

/**
 * @typedef {Pick<import('../compose.js').Composition, 'cache' | 'allResults' | 'dataKey'>} Site
 * @typedef {(results: import('../../results/selection/selectSummaries.js').Results) => string} Work
 */

/**
 * What is asked of the results of all products. What an earlier build has answered of the same data is not answered again: then these
 * results, which are most of what a build reads, are not read.
 *
 * @param {Site} site
 * @param {string} question all that the answer is made of beside the data
 * @param {Work} work
 * @returns {Promise<Uint8Array>}
 */
export function answerOf({ cache, allResults, dataKey }, question, work) {
  const make = async () => Buffer.from(work(await allResults()));
  return dataKey === null ? make() : cache.bytesAsync('results', `answer ${dataKey} ${question}`, make);
}

/** The same for what many charts ask: each question once in a build, which holds the answers. */
export const sharedAnswers = memoizeByRef((/** @type {Site} */ site) => {
  /** @type {Map<string, Promise<Uint8Array>>} */
  const known = new Map();
  return (/** @type {string} */ question, /** @type {Work} */ work) => {
    const answer = known.get(question) ?? answerOf(site, question, work);
    known.set(question, answer);
    return answer;
  };
});
