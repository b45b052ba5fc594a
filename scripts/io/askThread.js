import { parentPort } from 'node:worker_threads';
import { InputError, problemOf } from '../model/inputError.js';

/**
 * @typedef {object} Answer
 * @property {true} [notice] no answer yet
 * @property {unknown} [value]
 * @property {import('../model/inputError.js').Problem} [problem] what a person has to mend: between threads, errors lose their class
 * @property {unknown} [error] any other
 */

/**
 * One question to a thread that answers as `answerAsks` does.
 *
 * @template T
 * @param {import('node:worker_threads').Worker} thread
 * @param {unknown} message plain data
 * @param {() => void} [onNotice] called for each notice that the thread sends before its answer
 * @returns {Promise<T | null>} `null` where the thread was ended meanwhile; rejects with what was thrown there
 */
export function askThread(thread, message, onNotice) {
  return new Promise((resolve, reject) => {
    const answered = (/** @type {Answer} */ { notice, value, problem, error }) =>
      notice
        ? onNotice?.()
        : done({ value, error: problem ? new InputError(problem.message, problem) : error });
    const failed = (/** @type {unknown} */ error) => done({ error });
    const ended = () => done({ value: null });
    const done = (/** @type {Answer} */ { value, error }) => {
      thread.off('message', answered).off('error', failed).off('exit', ended);
      if (error) reject(error);
      else resolve(/** @type {T | null} */ (value));
    };
    thread.on('message', answered).on('error', failed).on('exit', ended);
    thread.postMessage(message);
  });
}

/**
 * Within a thread: answers every question, one after another.
 *
 * @param {(message: any, notify: () => void) => Promise<unknown>} answer plain data
 */
export function answerAsks(answer) {
  let last = Promise.resolve();
  parentPort?.on('message', (message) => {
    last = last
      .then(() => answer(message, () => parentPort?.postMessage({ notice: true })))
      .then(
        (value) => parentPort?.postMessage({ value }),
        (error) => parentPort?.postMessage(thrown(error)),
      );
  });
}

/** @param {unknown} error @returns {Answer} */
function thrown(error) {
  try {
    return { problem: problemOf(error) };
  } catch {
    return { error };
  }
}
