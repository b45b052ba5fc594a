import { InputError } from '../model/inputError.js';
import { crc32 } from '../model/lib/bytes.js';
import { inflate } from './inflate.js';
import { archiveLimit, damaged, unpackingBudget } from './limit.js';

const endMark = 0x06054b50;
const centralMark = 0x02014b50;
const localMark = 0x04034b50;

/**
 * @typedef {object} ZipEntry
 * @property {string} name
 * @property {boolean} folder
 * @property {boolean} link a symbolic link
 * @property {number} size bytes unpacked, as the directory says
 * @property {() => Uint8Array} read unpacks and checks it
 */

/**
 * The directory of a zip archive (PKWARE APPNOTE 4.3); nothing is unpacked yet.
 *
 * @param {string} name
 * @param {Uint8Array} bytes
 * @returns {ZipEntry[]}
 * @throws {InputError}
 */
export function zipEntries(name, bytes) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const end = findEnd(view);
  if (end < 0) throw damaged(name, 'its directory is missing');
  const count = view.getUint16(end + 10, true);
  const entries = [];
  let at = view.getUint32(end + 16, true);
  if (count === 0xffff || at === 0xffffffff || count > archiveLimit.entries) {
    throw new InputError(`too large a zip archive: ${name}`, { hint: 'unpack it and keep only the results' });
  }
  for (let index = 0; index < count; index += 1) {
    if (at + 46 > end || view.getUint32(at, true) !== centralMark)
      throw damaged(name, 'its directory is cut');
    const { entry, next } = centralEntry(name, bytes, view, at);
    entries.push(entry);
    at = next;
  }
  return entries;
}

/** @param {DataView} view */
function findEnd(view) {
  const last = view.byteLength - 22;
  for (let at = last; at >= 0 && at >= last - 65_535; at -= 1) {
    if (view.getUint32(at, true) === endMark) return at;
  }
  return -1;
}

/**
 * @param {string} archive
 * @param {Uint8Array} bytes
 * @param {DataView} view
 * @param {number} at
 */
function centralEntry(archive, bytes, view, at) {
  const nameLength = view.getUint16(at + 28, true);
  const next = at + 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  const name = entryName(bytes.subarray(at + 46, at + 46 + nameLength));
  const facts = {
    encrypted: (view.getUint16(at + 8, true) & 1) !== 0,
    method: view.getUint16(at + 10, true),
    crc: view.getUint32(at + 16, true),
    packed: view.getUint32(at + 20, true),
    size: view.getUint32(at + 24, true),
    offset: view.getUint32(at + 42, true),
  };
  const mode = view.getUint32(at + 38, true) >>> 16;
  /** @type {ZipEntry} */
  const entry = {
    name,
    folder: name.endsWith('/'),
    link: (mode & 0o170000) === 0o120000,
    size: facts.size,
    read: () => readEntry(`${archive}/${name}`, bytes, view, facts),
  };
  return { entry, next };
}

/**
 * Names are UTF-8 more often than the flag for it is set; old ones are in a code page.
 *
 * @param {Uint8Array} bytes
 */
function entryName(bytes) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/**
 * @param {string} name
 * @param {Uint8Array} bytes
 * @param {DataView} view
 * @param {{ encrypted: boolean, method: number, crc: number, packed: number, size: number, offset: number }} facts
 */
function readEntry(name, bytes, view, facts) {
  const { encrypted, method, crc, packed, size, offset } = facts;
  if (encrypted) throw new InputError(`encrypted archive: ${name}`, { hint: 'pack it without a password' });
  if (offset + 30 > bytes.length || view.getUint32(offset, true) !== localMark) {
    throw damaged(name, 'the entry is not where its directory says');
  }
  const from = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (from + packed > bytes.length) throw damaged(name, 'it ends early');
  unpackingBudget(name, packed)(size);
  const content = unpack(name, method, bytes.subarray(from, from + packed));
  if (content.length !== size || crc32(content) !== crc) throw damaged(name, 'its checksum does not fit');
  return content;
}

/**
 * @param {string} name
 * @param {number} method
 * @param {Uint8Array} packed
 */
function unpack(name, method, packed) {
  if (method === 0) return packed;
  if (method === 8) return inflate(name, packed);
  throw new InputError(`unknown zip compression ${method}: ${name}`, { hint: 'pack it with "deflate"' });
}
