import { Worker } from 'node:worker_threads';
import { askThread } from '../io/askThread.js';
import { programOptions } from '../model/lib/program.js';

/**
 * @typedef {object} Outcome
 * @property {import('../model/inputError.js').Problem[]} problems
 * @property {number} later how many reviews are made when they are asked for
 */

/**
 * The data stages in a thread of their own: the terminal answers while they compute, and changed code is taken up by
 * a fresh thread.
 *
 * @param {string} root
 */
export function startDataStages(root) {
  /** @type {Worker | null} */
  let worker = null;
  /** A thread takes one question at a time. @type {Promise<unknown>} */
  let asked = Promise.resolve();
  const stop = async () => {
    const stopped = worker;
    worker = null;
    await stopped?.terminate();
  };
  /** @param {() => void} onMany @param {string} [review] @returns {Promise<Outcome | null>} */
  const ask = async (onMany, review) => {
    worker ??= new Worker(new URL('dataWorker.js', import.meta.url), programOptions({}));
    try {
      return await askThread(worker, { root, review }, onMany);
    } catch (error) {
      await stop();
      throw error;
    }
  };
  return {
    /**
     * @param {() => void} onMany called where it writes more files than Hugo takes while it watches
     * @param {string} [review] its folder: it alone is asked for
     * @returns {Promise<Outcome | null>} `null` where it was stopped, or the review is there; rejects where the code itself fails
     */
    run: (onMany, review) => {
      const answer = asked.then(() => ask(onMany, review));
      asked = answer.catch(() => {});
      return answer;
    },
    stop,
  };
}
