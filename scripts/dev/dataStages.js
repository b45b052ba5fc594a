import { Worker } from 'node:worker_threads';

/**
 * @typedef {{ problems: import('../model/inputError.js').Problem[], changed: number }} Outcome of `buildData`
 * @typedef {{ outcome?: Outcome, bug?: string }} Answer
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
  return {
    /** @returns {Promise<Outcome | null>} `null` where it was stopped; rejects where the code itself fails */
    run: () => {
      worker ??= new Worker(new URL('dataWorker.js', import.meta.url), { workerData: { root } });
      return ask(worker).catch((error) => {
        worker = null;
        throw error;
      });
    },
    stop: async () => {
      const stopped = worker;
      worker = null;
      await stopped?.terminate();
    },
  };
}

/**
 * @param {Worker} worker
 * @returns {Promise<Outcome | null>}
 */
function ask(worker) {
  return new Promise((resolve, reject) => {
    const answered = (/** @type {Answer} */ { outcome, bug }) => done(outcome ?? new Error(bug));
    const ended = () => done(null);
    const done = (/** @type {Outcome | Error | null} */ result) => {
      worker.off('message', answered).off('error', done).off('exit', ended);
      if (result instanceof Error) reject(result);
      else resolve(result);
    };
    worker.on('message', answered).on('error', done).on('exit', ended);
    worker.postMessage('build');
  });
}
