import { parentPort, workerData } from 'node:worker_threads';
import { buildData } from '../build.js';
import { InputError } from '../model/inputError.js';

parentPort?.on('message', async () => {
  try {
    parentPort?.postMessage({ outcome: await buildData({ root: workerData.root, live: true }) });
  } catch (error) {
    parentPort?.postMessage(answerTo(error));
  }
});

/**
 * @param {unknown} error
 * @returns {import('./dataStages.js').Answer}
 */
function answerTo(error) {
  if (error instanceof InputError) return { outcome: { problems: [error.problem], changed: 0 } };
  return { bug: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}
