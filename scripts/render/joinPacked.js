import { zipSync } from 'fflate';
import { joinBytes } from '../model/lib/bytes.js';
import { entryOf } from './zipArchive.js';

/** Lengths of the records of a ZIP archive, without names (PKWARE's APPNOTE.TXT, 4.3.7, 4.3.12 and 4.3.16). */
const [localLength, centralLength, endLength] = [30, 46, 22];

/** Bit 11 of the flags: the name is UTF-8. */
const utf8 = 8;

/**
 * A file as an archive of its own, under no name: several archives may have it, and it is compressed once.
 *
 * @param {string} path its ending says whether it is compressed already
 * @param {string | Uint8Array} content
 * @returns {Uint8Array}
 */
export const packFile = (path, content) => zipSync({ '': entryOf(path, content) });

/**
 * One archive of packed files: the very bytes that `zipArchive` makes of them.
 *
 * @param {ReadonlyMap<string, Uint8Array>} files by path, as `packFile` made them
 * @returns {Uint8Array}
 */
export function joinPacked(files) {
  const entries = [...files].map(([path, packed]) => entryNamed(path, packed));
  const places = [0];
  for (const { length } of entries.map(({ local }) => local)) places.push(places[places.length - 1] + length);
  const centralStart = places[entries.length];
  const centralSize = entries.reduce((sum, { central }) => sum + central.length, 0);
  const joined = new Uint8Array(centralStart + centralSize + endLength);
  let at = centralStart;
  for (const [index, { local, central }] of entries.entries()) {
    viewOf(central).setUint32(42, places[index], true);
    joined.set(local, places[index]);
    joined.set(central, at);
    at += central.length;
  }
  const end = viewOf(joined.subarray(at));
  end.setUint32(0, 0x06054b50, true);
  end.setUint16(8, entries.length, true);
  end.setUint16(10, entries.length, true);
  end.setUint32(12, centralSize, true);
  end.setUint32(16, centralStart, true);
  return joined;
}

/** @param {string} path @param {Uint8Array} packed */
function entryNamed(path, packed) {
  const name = new TextEncoder().encode(path);
  const flag = name.length === path.length ? 0 : utf8;
  const bodyEnd = packed.length - centralLength - endLength;
  const central = joinBytes([packed.subarray(bodyEnd, bodyEnd + centralLength), name]);
  const local = joinBytes([packed.subarray(0, localLength), name, packed.subarray(localLength, bodyEnd)]);
  for (const [record, flags, length] of /** @type {const} */ ([
    [local, 7, 26],
    [central, 9, 28],
  ])) {
    record[flags] = flag;
    viewOf(record).setUint16(length, name.length, true);
  }
  return { local, central };
}

/** @param {Uint8Array} bytes */
const viewOf = ({ buffer, byteOffset, byteLength }) => new DataView(buffer, byteOffset, byteLength);
