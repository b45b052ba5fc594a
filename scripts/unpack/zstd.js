import { InputError } from '../model/inputError.js';
import { archiveLimit, damaged, unpackingBudget } from './limit.js';

/**
 * Zstandard through Node's own zlib, where it has it (22.15 and newer); asked for at run time, so that the module also
 * loads in older versions and in a browser.
 *
 * @param {string} name
 * @param {Uint8Array} bytes
 * @returns {Uint8Array}
 * @throws {InputError}
 */
export function unzstd(name, bytes) {
  const decompress = nativeZstd();
  if (!decompress) {
    throw new InputError(`this Node cannot unpack zstd: ${name}`, {
      hint: 'pack it with gzip, or use Node 22.15 or newer',
    });
  }
  const content = decompressed(name, () => decompress(bytes, { maxOutputLength: archiveLimit.bytes }));
  unpackingBudget(name, bytes.length)(content.length);
  return content;
}

/** @returns {((bytes: Uint8Array, options: { maxOutputLength: number }) => Uint8Array) | null} */
function nativeZstd() {
  const builtin = globalThis.process?.getBuiltinModule?.('node:zlib');
  return /** @type {any} */ (builtin)?.zstdDecompressSync ?? null;
}

/**
 * @param {string} name
 * @param {() => Uint8Array} unpack
 */
function decompressed(name, unpack) {
  try {
    return unpack();
  } catch (error) {
    throw damaged(
      name,
      error instanceof RangeError ? 'it unpacks to too much' : 'it ends early or is changed',
    );
  }
}
