import { gunzipSync } from 'node:zlib';
import { Gunzip } from 'fflate';
import { InputError } from '../model/inputError.js';

/** Packed files up to this size are unpacked in memory: twice as fast as in pieces, and with their checksum. */
export const unpackedAtOnce = 16 * 2 ** 20;

const largestWhole = 2 ** 30;
const largestStream = 2 ** 34;
const chunkSize = 2 ** 20;
const pieceSize = 2 ** 16;

/** @param {Uint8Array} head */
export const isGzip = (head) => head[0] === 0x1f && head[1] === 0x8b;

/**
 * @param {Uint8Array} packed
 * @param {number} [largest] bytes
 * @throws {InputError} where it is damaged or too large
 */
export function unpack(packed, largest = largestWhole) {
  try {
    return gunzipSync(packed, { maxOutputLength: largest });
  } catch (cause) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (cause);
    if (code === 'ERR_BUFFER_TOO_LARGE') throw tooLarge(largest);
    throw damaged(cause);
  }
}

/**
 * Unpacks in pieces, in as little memory as they take.
 *
 * @param {Iterable<Uint8Array>} packed
 * @param {number} [largest] bytes
 * @returns {Generator<Uint8Array, void>} of at most 1 MiB each
 * @throws {InputError} where it is cut short, damaged or too large
 */
export function* unpackChunks(packed, largest = largestStream) {
  /** @type {Uint8Array[]} */
  let ready = [];
  let total = 0;
  const gunzip = new Gunzip((chunk) => ready.push(chunk));
  for (const [piece, last] of pieces(packed)) {
    try {
      gunzip.push(piece, last);
    } catch (cause) {
      throw damaged(cause);
    }
    for (const chunk of ready) {
      total += chunk.length;
      if (total > largest) throw tooLarge(largest);
      for (let from = 0; from < chunk.length; from += chunkSize) yield chunk.subarray(from, from + chunkSize);
    }
    ready = [];
  }
}

/**
 * The input in pieces so small that even the best packed ones unpack to some megabytes only.
 *
 * @param {Iterable<Uint8Array>} chunks
 * @returns {Generator<[Uint8Array, boolean], void>} and whether it is the last
 */
function* pieces(chunks) {
  for (const chunk of chunks) {
    for (let from = 0; from < chunk.length; from += pieceSize) {
      yield [chunk.subarray(from, from + pieceSize), false];
    }
  }
  yield [new Uint8Array(), true];
}

/** @param {unknown} cause */
const damaged = (cause) =>
  new InputError(`damaged gzip file: ${/** @type {Error} */ (cause).message}`, {
    cause,
    hint: 'copy it again from where it was made, or pack the original again with `gzip -n`',
  });

/** @param {number} limit */
const tooLarge = (limit) =>
  new InputError(`gzip file unpacks to more than ${limit} bytes`, {
    hint: 'log averages (fio: log_avg_msec), or keep a part of it',
  });
