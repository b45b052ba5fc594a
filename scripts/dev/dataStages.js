import { Worker } from 'node:worker_threads';
import { askThread } from '../io/askThread.js';
import { programOptions } from '../model/lib/program.js';

/** @typedef {{ problems: import('../model/inputError.js').Problem[] }} Outcome */

/**
 * The data stages in a thread of their own: the terminal answers while they compute, and changed code is taken up by
 * a fresh thread.
 *
 * @param {string} root
 */
export function startDataStages(root) {
  /** @type {Worker | null} */
  let worker = null;
  const stop = async () => {
    const stopped = worker;
    worker = null;
    await stopped?.terminate();
  };
  return {
    /**
     * @param {() => void} onMany called where it writes more files than Hugo takes while it watches
     * @returns {Promise<Outcome | null>} `null` where it was stopped; rejects where the code itself fails
     */
    run: async (onMany) => {
      worker ??= new Worker(new URL('dataWorker.js', import.meta.url), programOptions({}));
      try {
        return await askThread(worker, { root }, onMany);
      } catch (error) {
        await stop();
        throw error;
      }
    },
    stop,
  };
}
