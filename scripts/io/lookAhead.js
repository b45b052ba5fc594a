import { MessageChannel, Worker, receiveMessageOnPort } from 'node:worker_threads';
import { programOptions } from '../model/lib/program.js';
import { seenIn } from './seenFiles.js';

/**
 * Files that a thread looks at while this one does something else: thousands of them, of which each takes some microseconds.
 *
 * @typedef {ReturnType<typeof lookAhead>} Ahead
 */

/** A thread that has not answered by then has ended: milliseconds. */
const patience = 30_000;

const kinds = /** @type {const} */ (['file', 'link', 'other']);

/** What stands for each file in an answer, in this order. */
const facts = 6;

/**
 * @typedef {object} Look a question
 * @property {string} root
 * @property {string} place
 * @property {boolean} [hash] whether files are read that the record does not know
 *
 * @typedef {object} Answer
 * @property {string} key
 * @property {Found | null} found `null` where it could not be looked at
 *
 * @typedef {object} Found
 * @property {string} paths with a null character between two
 * @property {Float64Array} stamps
 * @property {number} begun ms
 * @property {Record<number, string>} hashes of what was read
 */

/** @param {Look} look */
const keyOf = ({ root, place }) => `${root}\0${place}`;

/** @param {string} record of hashes: what it knows is not read */
export function lookAhead(record) {
  const answered = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const { port1, port2 } = new MessageChannel();
  const workerData = { port: port2, answered, record };
  const module = new URL('lookingThread.js', import.meta.url);
  const thread = new Worker(module, programOptions({ workerData, transferList: [port2] }));
  // what it cannot look at is looked at here, where errors are reported
  thread.on('error', () => {});
  thread.unref();
  port1.unref();
  /** @type {Set<string>} */
  const begun = new Set();
  /** @type {Map<string, Found | null>} */
  const known = new Map();

  /** @param {string} key */
  const answerOf = (key) => {
    for (;;) {
      const count = Atomics.load(answered, 0);
      for (let next = receiveMessageOnPort(port1); next; next = receiveMessageOnPort(port1))
        known.set(next.message.key, next.message.found);
      const found = known.get(key);
      known.delete(key);
      if (found !== undefined) return found;
      if (Atomics.wait(answered, 0, count, patience) === 'timed-out') break;
    }
    // nothing else is waited for either
    begun.clear();
    return null;
  };
  return {
    /**
     * @param {string} root
     * @param {string[]} places in the order in which they will be asked for
     * @param {{ hash?: boolean }} [options]
     */
    begin(root, places, { hash = true } = {}) {
      for (const place of places) {
        const key = keyOf({ root, place });
        if (begun.has(key)) continue;
        begun.add(key);
        port1.postMessage({ root, place, hash });
      }
    },
    /** Nothing more will be begun. */
    end: () => port1.postMessage(null),
    /**
     * As `seenIn` finds them: what the thread has found where it was told to look, which is told once; else what is there now.
     *
     * @param {string} root
     * @param {string} place
     */
    seenIn(root, place) {
      const key = keyOf({ root, place });
      const found = begun.delete(key) ? answerOf(key) : null;
      return found ? seenOf(found) : seenIn(root, place);
    },
  };
}

/**
 * @param {Look} look
 * @param {(file: string, seen: import('./seenFiles.js').Seen) => string | null} hashOf `null` where the record knows it
 * @returns {Answer}
 */
export function answerTo(look, hashOf) {
  const key = keyOf(look);
  try {
    return { key, found: lookThrough(look, hashOf) };
  } catch {
    return { key, found: null };
  }
}

/** @param {Look} look @param {Parameters<typeof answerTo>[1]} hashOf @returns {Found} */
function lookThrough({ root, place, hash }, hashOf) {
  const begun = Date.now();
  const seen = seenIn(root, place);
  const stamps = new Float64Array(seen.length * facts);
  /** @type {Found['hashes']} */
  const hashes = {};
  for (const [at, each] of seen.entries()) {
    const { path, kind, dev, ino, size, mtimeMs, ctimeMs } = each;
    stamps.set([kinds.indexOf(kind), dev, ino, size, mtimeMs, ctimeMs], at * facts);
    const sha256 = hash && kind === 'file' ? hashOf(`${root}/${path}`, each) : null;
    if (sha256 !== null) hashes[at] = sha256;
  }
  return { paths: seen.map(({ path }) => path).join('\0'), stamps, begun, hashes };
}

/** @param {Found} found @returns {import('./seenFiles.js').Seen[]} */
function seenOf({ paths, stamps, begun, hashes }) {
  if (stamps.length === 0) return [];
  return paths.split('\0').map((path, at) => {
    const [kind, dev, ino, size, mtimeMs, ctimeMs] = stamps.subarray(at * facts, (at + 1) * facts);
    const read = Object.hasOwn(hashes, at) ? { sha256: hashes[at], begun } : undefined;
    return { path, kind: kinds[kind], dev, ino, size, mtimeMs, ctimeMs, read };
  });
}
