import '../model/lib/freezeObjects.js';
import { workerData } from 'node:worker_threads';
import { hashAhead, loadHashes } from './fileHash.js';
import { answerTo } from './lookAhead.js';

/*
 * Where folders are looked through: a thread that `lookAhead` asks.
 */

const { port, answered, record } = workerData;
loadHashes(record);

port.on('message', (/** @type {import('./lookAhead.js').Look | null} */ look) => {
  if (!look) return port.close();
  port.postMessage(answerTo(look, hashAhead));
  Atomics.add(answered, 0, 1);
  Atomics.notify(answered, 0);
});
