import { memoizeByRef } from '../../model/lib/memoize.js';
import { packFile } from '../../render/joinPacked.js';

/** Bytes that are held for further archives: raw files may be very many. */
const most = 64 * 2 ** 20;

/**
 * Files of a site as archives hold them, each compressed once for the reviews that share it, while there is room.
 *
 * @typedef {(file: { path: string, sha256: string }, read: () => string | Uint8Array) => Uint8Array} Packing
 */
export const packedFiles = memoizeByRef((/** @type {object} */ _site) => openPacking(most));

/**
 * @param {number} room bytes
 * @returns {Packing}
 */
export function openPacking(room) {
  /** @type {Map<string, Uint8Array>} */
  const known = new Map();
  let held = 0;
  return ({ path, sha256 }, read) => {
    const key = `${sha256} ${path.slice(path.lastIndexOf('.'))}`;
    const found = known.get(key) ?? packFile(path, read());
    held += known.delete(key) ? 0 : found.length;
    known.set(key, found);
    for (const [oldest, { length }] of known) {
      if (held <= room) break;
      known.delete(oldest);
      held -= length;
    }
    return found;
  };
}
