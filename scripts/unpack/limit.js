import { InputError } from '../model/inputError.js';

/** Caps against archives made to fill memory; a whole campaign of logs stays far below them. */
export const archiveLimit = Object.freeze({ bytes: 1_073_741_824, entries: 20_000, ratio: 1_000 });

/** Below this size a high ratio is harmless: a log of zeros packs very well. */
const ratioMatters = 67_108_864;

/**
 * Counts what is unpacked and stops where it goes beyond a cap.
 *
 * @param {string} name of the archive or its entry
 * @param {number} packed bytes
 * @returns {(bytes: number) => void} to be called with each piece's size
 */
export function unpackingBudget(name, packed) {
  let total = 0;
  return (bytes) => {
    total += bytes;
    if (total > archiveLimit.bytes) throw tooLarge(name, `more than ${archiveLimit.bytes / 2 ** 30} GiB`);
    if (total > ratioMatters && total > packed * archiveLimit.ratio) {
      throw tooLarge(name, `more than ${archiveLimit.ratio} times its packed size`);
    }
  };
}

/**
 * @param {string} name
 * @param {string} size
 */
const tooLarge = (name, size) =>
  new InputError(`archive unpacks to ${size}: ${name}`, { hint: 'unpack it and keep only the results' });

/**
 * @param {string} name
 * @param {string} what
 */
export const damaged = (name, what) =>
  new InputError(`damaged archive, ${what}: ${name}`, { hint: 'copy or pack the file again' });
