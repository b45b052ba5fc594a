import { statSync } from 'node:fs';
import { join } from 'node:path';
import { InputError } from '../model/inputError.js';
import { bytesSource } from '../model/source.js';
import { listFiles } from './listFiles.js';
import { readSource } from './readSource.js';

/**
 * A file to look at, or why it cannot be opened.
 *
 * @typedef {{ file: string, source: import('../model/parser.js').Source, error?: undefined }} Opened
 * @typedef {{ file: string, source?: undefined, error: InputError }} Unopened
 */

/** zip, zstd, and tar by its mark at byte 257; gzip is unpacked by `readSource`, unless a tar is inside. */
const isArchive = (/** @type {Uint8Array} */ head) =>
  (head[0] === 0x50 && head[1] === 0x4b) ||
  (head[0] === 0x28 && head[1] === 0xb5 && head[2] === 0x2f && head[3] === 0xfd) ||
  String.fromCharCode(...head.subarray(257, 262)) === 'ustar';

/** What is unpacked in memory must fit there. */
const largestArchive = 2 ** 29;

/** @param {number} size bytes */
function refuseLarge(size) {
  if (size <= largestArchive) return;
  throw new InputError(`archive of ${Math.round(size / 1e6)} MB`, { hint: 'unpack it, and name the folder' });
}

/**
 * Opens files one after the other, in the order given; folders as the files in them, archives as theirs.
 *
 * @param {string[]} paths
 * @param {(name: string, bytes: Uint8Array) => { name: string, bytes: Uint8Array }[]} unpack
 * @returns {Generator<Opened | Unopened>}
 */
export function* openSources(paths, unpack) {
  for (const path of paths) {
    const inside = statSync(path, { throwIfNoEntry: false })?.isDirectory()
      ? listFiles(path).map((name) => join(path, name))
      : [path];
    for (const file of inside) yield* openFile(file, unpack);
  }
}

/**
 * @param {string} file
 * @param {(name: string, bytes: Uint8Array) => { name: string, bytes: Uint8Array }[]} unpack
 * @returns {Generator<Opened | Unopened>}
 */
function* openFile(file, unpack) {
  try {
    const { source } = readSource('', file);
    if (!isArchive(source.head())) return yield { file, source };
    refuseLarge(source.size ?? 0);
    const entries = unpack(source.name, source.bytes());
    for (const { name, bytes } of entries) {
      yield { file: entries.length === 1 ? file : `${file}/${name}`, source: bytesSource(name, bytes) };
    }
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    yield { file, error };
  }
}
