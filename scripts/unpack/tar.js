import { InputError } from '../model/inputError.js';
import { archiveLimit, damaged } from './limit.js';

const block = 512;
const text = new TextDecoder();

/**
 * The regular files of a tar archive: ustar, GNU long names and pax paths (POSIX.1-2001, `pax` 4.18).
 *
 * @param {string} archive
 * @param {Uint8Array} bytes
 * @returns {{ name: string, bytes: Uint8Array }[]}
 * @throws {InputError}
 */
export function tarEntries(archive, bytes) {
  const entries = [];
  let longName = null;
  for (let at = 0; at + block <= bytes.length;) {
    const header = bytes.subarray(at, at + block);
    if (header.every((byte) => byte === 0)) return entries;
    const { name, size, type } = readHeader(archive, header);
    const content = bytes.subarray(at + block, at + block + size);
    if (content.length < size) throw damaged(archive, `it ends within ${name}`);
    at += block + Math.ceil(size / block) * block;
    if (type === 'L') longName = field(content);
    else if (type === 'x') longName = paxPath(content) ?? longName;
    else if (type !== 'g') {
      if (type === '0' || type === '7') entries.push({ name: longName ?? name, bytes: content });
      else if (type !== '5')
        throw new InputError(`archive holds a link or device: ${archive}/${longName ?? name}`);
      longName = null;
    }
    if (entries.length > archiveLimit.entries) throw damaged(archive, 'too many files');
  }
  return entries;
}

/**
 * Whether this is a tar archive, by the sum of its first header.
 *
 * @param {Uint8Array} bytes
 */
export const isTar = (bytes) => bytes.length >= block && bytes[0] !== 0 && sumFits(bytes.subarray(0, block));

/** @param {Uint8Array} header */
function sumFits(header) {
  const stated = octal(header.subarray(148, 156));
  const sum = header.reduce((total, byte, at) => total + (at >= 148 && at < 156 ? 32 : byte), 0);
  return stated !== null && stated === sum;
}

/**
 * @param {string} archive
 * @param {Uint8Array} header
 */
function readHeader(archive, header) {
  const size = octal(header.subarray(124, 136));
  if (!sumFits(header) || size === null) throw damaged(archive, 'a header does not fit its checksum');
  const ustar = text.decode(header.subarray(257, 262)) === 'ustar';
  const prefix = ustar && header[262] === 0 ? field(header.subarray(345, 500)) : '';
  const name = field(header.subarray(0, 100));
  const type = header[156] === 0 ? '0' : String.fromCharCode(header[156]);
  return { name: prefix ? `${prefix}/${name}` : name, size, type };
}

/** @param {Uint8Array} bytes */
function field(bytes) {
  const end = bytes.indexOf(0);
  return text.decode(end < 0 ? bytes : bytes.subarray(0, end));
}

/** @param {Uint8Array} bytes */
function octal(bytes) {
  const digits = field(bytes).trim();
  return /^[0-7]+$/.test(digits) ? parseInt(digits, 8) : null;
}

/** @param {Uint8Array} content */
const paxPath = (content) => /(?:^|\n)\d+ path=([^\n]*)\n/.exec(text.decode(content))?.[1] ?? null;
