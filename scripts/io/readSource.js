import { createHash } from 'node:crypto';
import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { InputError } from '../model/inputError.js';
import { bytesSource, decodeText, refuseLongText } from '../model/source.js';
import { isGzip, unpack, unpackChunks, unpackedAtOnce } from './gzip.js';

/** @typedef {import('../model/parser.js').Source} Source */

const headSize = 65_536;
const chunkSize = 1_048_576;

/**
 * A file of the project: its content, unpacked where it is gzip, and what identifies it as it lies there.
 * Nothing but its first bytes is read before it is asked for, and a plain log is never held as a whole.
 *
 * @param {string} root
 * @param {string} path relative to the root
 * @returns {{ source: Source, size: number, sha256: string, fileBytes: Uint8Array }} of the file as it lies there
 * @throws {InputError} where it cannot be read; the source throws one where it cannot be unpacked
 */
export function readSource(root, path) {
  const file = join(root, path);
  try {
    const size = statSync(file).size;
    const head = readHead(file);
    return {
      source: isGzip(head) ? gzipSource(file, size) : plainSource(file, { size, head }),
      size,
      get sha256() {
        const hash = createHash('sha256');
        for (const chunk of readChunks(file)) hash.update(chunk);
        return hash.digest('hex');
      },
      get fileBytes() {
        return readFileSync(file);
      },
    };
  } catch (cause) {
    const { code } = /** @type {NodeJS.ErrnoException} */ (cause);
    const reason = { ENOENT: 'no such file', EISDIR: 'a folder, not a file', EACCES: 'may not be read' }[
      code ?? ''
    ];
    if (!reason) throw cause;
    throw new InputError(`${reason}: ${path}`, { cause });
  }
}

/**
 * @param {string} file
 * @param {{ size: number, head: Uint8Array }} known
 * @returns {Source}
 */
function plainSource(file, { size, head }) {
  return {
    name: basename(file),
    size,
    head: () => head,
    headText: once(() => decodeText(head)),
    bytes: () => readFileSync(file),
    text: () => {
      refuseLongText(size);
      return decodeText(readFileSync(file));
    },
    chunks: () => readChunks(file),
  };
}

/**
 * @param {string} file
 * @param {number} packedSize
 * @returns {Source}
 */
function gzipSource(file, packedSize) {
  const name = basename(file).replace(/\.gz$/i, '');
  /** @type {Source | undefined} */
  let unpacked;
  const whole = () => (unpacked ??= bytesSource(name, unpack(readFileSync(file))));
  const large = packedSize > unpackedAtOnce;
  const head = () => (large ? firstOf(unpackChunks(readChunks(file))) : whole().head());
  return {
    name,
    size: null,
    head,
    headText: once(() => decodeText(head())),
    bytes: () => whole().bytes(),
    text: () => whole().text(),
    chunks: () => (large ? unpackChunks(readChunks(file)) : whole().chunks()),
  };
}

/** @param {Iterable<Uint8Array>} chunks */
function firstOf(chunks) {
  for (const chunk of chunks) return chunk.subarray(0, headSize);
  return new Uint8Array();
}

/** @param {string} file */
function readHead(file) {
  const [head] = readPieces(file, headSize);
  return head ?? new Uint8Array();
}

/** @param {string} file */
const readChunks = (file) => readPieces(file, chunkSize);

/**
 * @param {string} file
 * @param {number} size of a piece; the last one may be shorter
 * @returns {Generator<Uint8Array, void>}
 */
function* readPieces(file, size) {
  const descriptor = openSync(file, 'r');
  try {
    for (;;) {
      const piece = Buffer.allocUnsafe(size);
      const length = readSync(descriptor, piece, 0, size, null);
      if (length === 0) return;
      yield piece.subarray(0, length);
    }
  } finally {
    closeSync(descriptor);
  }
}

/** Every parser asks for the head; it is decoded for the first. @param {() => string} decode */
function once(decode) {
  /** @type {string | undefined} */
  let text;
  return () => (text ??= decode());
}
