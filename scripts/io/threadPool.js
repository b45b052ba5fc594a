import { Worker } from 'node:worker_threads';
import { programOptions } from '../model/lib/program.js';
import { askThread } from './askThread.js';

/** A thread that needs more ends, and its question fails. */
const mostMegabytes = 2048;

/**
 * What native code holds, as the pixels of a picture, is freed with the small object that stands for it: where those are collected often,
 * little of it piles up.
 */
const youngMegabytes = 6;

/** How often the time of a limited question is looked at: ms. */
const often = 500;

/**
 * Another thread loads the module again, and its code is slow at first: with two processors, 104 charts are ready no sooner by two threads
 * than by one, and 800 are a twelfth sooner.
 */
const manyWaiting = 128;

/**
 * Threads of one module that answer, each one question at a time, in the order of asking. Another is started where many questions
 * wait, or in the place of one that broke; none keeps a program alive that has nothing left to ask.
 *
 * @param {URL} module see `answerAsks`
 * @param {number} most of them
 * @param {object} [options]
 * @param {number} [options.worthAnother] so many questions that wait for each
 * @param {number} [options.young] megabytes for young objects
 */
export function threadPool(module, most, { worthAnother = manyWaiting, young = youngMegabytes } = {}) {
  const resourceLimits = { maxYoungGenerationSizeMb: young, maxOldGenerationSizeMb: mostMegabytes };
  /** @type {Worker[]} */
  let idle = [];
  /** @type {((thread: Worker) => void)[]} */
  const waiting = [];
  /** @type {WeakSet<Worker>} */
  const broken = new WeakSet();
  let started = 0;

  const start = () => {
    started += 1;
    const thread = new Worker(module, programOptions({ resourceLimits }));
    thread.once('error', () => broken.add(thread));
    thread.once('exit', () => {
      started -= 1;
      idle = idle.filter((each) => each !== thread);
      waiting.shift()?.(start());
    });
    return thread;
  };
  /** @returns {Worker | Promise<Worker>} */
  const next = () => {
    const isWorth = started === 0 || (started < most && waiting.length >= worthAnother * started);
    return idle.pop() ?? (isWorth ? start() : new Promise((resolve) => waiting.push(resolve)));
  };
  const release = (/** @type {Worker} */ thread) => {
    if (broken.has(thread)) return;
    const first = waiting.shift();
    if (first) return first(thread);
    thread.unref();
    idle.push(thread);
  };

  return {
    /** Loads the module where no thread has, for what will be asked soon. */
    getReady() {
      if (started === 0) release(start());
    },
    /** Ends what waits for questions, and so frees its memory. */
    end() {
      for (const thread of idle.splice(0)) thread.terminate();
    },
    /**
     * @template T
     * @param {unknown} message plain data
     * @param {number} [limit] ms of processor time of this program, after which the thread is ended and another takes its place: on a
     *   busy machine a short work takes long
     * @returns {Promise<T>} rejects with what was thrown there, or where it takes longer than its limit
     */
    async ask(message, limit) {
      const thread = await next();
      thread.ref();
      const began = process.cpuUsage();
      const look = () => {
        const { user, system } = process.cpuUsage(began);
        if ((user + system) / 1000 < Number(limit)) return;
        broken.add(thread);
        thread.terminate();
      };
      const timer = limit === undefined ? null : setInterval(look, Math.min(limit, often));
      try {
        const answer = await askThread(thread, message);
        if (broken.has(thread)) throw new Error(`it takes longer than ${Number(limit) / 1000} s`);
        return /** @type {T} */ (answer);
      } finally {
        clearInterval(timer ?? undefined);
        release(thread);
      }
    },
  };
}
