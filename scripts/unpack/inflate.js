import { Gunzip, Inflate } from 'fflate';
import { InputError } from '../model/inputError.js';
import { crc32, joinBytes } from '../model/lib/bytes.js';
import { damaged, unpackingBudget } from './limit.js';

/**
 * The content of a gzip file of one or several members, each checked against its sum.
 *
 * @param {string} name
 * @param {Uint8Array} bytes
 * @throws {InputError}
 */
export function gunzip(name, bytes) {
  /** @type {Uint8Array[]} */
  const pieces = [];
  const spend = unpackingBudget(name, bytes.length);
  let crc = 0;
  const checkMember = (/** @type {number} */ end) => {
    if (new DataView(bytes.buffer, bytes.byteOffset + end - 8, 4).getUint32(0, true) !== crc) {
      throw damaged(name, 'its checksum does not fit');
    }
    crc = 0;
  };
  const stream = new Gunzip((piece) => {
    spend(piece.length);
    crc = crc32(piece, crc);
    pieces.push(piece);
  });
  stream.onmember = (offset) => offset > 0 && checkMember(offset);
  return finish(name, pieces, () => {
    stream.push(bytes, true);
    checkMember(bytes.length);
  });
}

/**
 * Raw deflate, as in zip.
 *
 * @param {string} name
 * @param {Uint8Array} bytes
 */
export function inflate(name, bytes) {
  /** @type {Uint8Array[]} */
  const pieces = [];
  const spend = unpackingBudget(name, bytes.length);
  const stream = new Inflate((piece) => {
    spend(piece.length);
    pieces.push(piece);
  });
  return finish(name, pieces, () => stream.push(bytes, true));
}

/**
 * @param {string} name
 * @param {Uint8Array[]} pieces filled while `unpack` runs
 * @param {() => void} unpack
 */
function finish(name, pieces, unpack) {
  try {
    unpack();
  } catch (error) {
    if (error instanceof InputError) throw error;
    throw damaged(name, 'it ends early or is no longer what was packed');
  }
  return joinBytes(pieces);
}
