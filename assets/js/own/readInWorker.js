/** Of assets/js/own/readOwn.js; scripts/runtime/bundlePage.js writes it here. */
const published = String(process.env.OWN_WORKER);

/** Seconds after which a file is given up: long logs take two. */
const patience = 30;

/**
 * Has the reader's files read in a worker, which is fetched only now and ended afterwards, whatever became of it.
 *
 * @param {import('./readOwn.js').Question} question
 * @returns {Promise<import('./readOwn.js').Answer>}
 */
export function readInWorker(question) {
  const worker = new Worker(new URL(published, import.meta.url), { type: 'module' });
  return new Promise((/** @type {(answer: import('./readOwn.js').Answer) => void} */ done) => {
    const refuse = (/** @type {string} */ refused) => done({ refused, hint: null });
    setTimeout(() => refuse(`reading took more than ${patience} seconds`), patience * 1000);
    worker.onmessage = ({ data }) => done(data);
    worker.onerror = () => refuse('what reads files could not be loaded');
    worker.postMessage(question);
  }).finally(() => worker.terminate());
}
