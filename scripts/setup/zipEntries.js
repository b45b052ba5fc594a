import { inflateRawSync } from 'node:zlib';

/**
 * Files of a ZIP archive by their names (pkware.com/appnote, sections 4.3.7, 4.3.12 and 4.3.16), without what must be installed first.
 *
 * @param {Buffer} bytes of an archive below 4 GiB
 * @param {RegExp} wanted names
 * @returns {Map<string, Buffer>}
 */
export function zipEntries(bytes, wanted) {
  const end = bytes.lastIndexOf('PK\u0005\u0006', undefined, 'latin1');
  if (end < 0) throw new Error('not a ZIP archive');
  /** @type {Map<string, Buffer>} */
  const files = new Map();
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left--) {
    const [nameLength, extra, comment] = [28, 30, 32].map((field) => bytes.readUInt16LE(at + field));
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    if (wanted.test(name)) files.set(name, content(bytes, at));
    at += 46 + nameLength + extra + comment;
  }
  return files;
}

/** @param {Buffer} bytes @param {number} at where the list of files has it */
function content(bytes, at) {
  const stored = bytes.readUInt16LE(at + 10) === 0;
  const local = bytes.readUInt32LE(at + 42);
  const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  const packed = bytes.subarray(start, start + bytes.readUInt32LE(at + 20));
  return stored ? packed : inflateRawSync(packed);
}
