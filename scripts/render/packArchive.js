import { joinPacked, packFile } from './joinPacked.js';

/**
 * @typedef {object} Archive
 * @property {string} folder that its files are in
 * @property {{ path: string, sha256: string, packed?: string }[]} files in their order; `packed`: base64, of what lies nowhere else
 * @property {string} sums their checksums, as SHA256SUMS has them
 */

/**
 * @param {Archive} archive
 * @param {Packing} pack
 * @param {(path: string) => Uint8Array} read a file that lies in the project
 * @returns {Uint8Array}
 */
export function packArchive({ folder, files, sums }, pack, read) {
  const entries = files.map((file) => ({
    path: file.path,
    content:
      file.packed === undefined ? pack(file, () => read(file.path)) : Buffer.from(file.packed, 'base64'),
  }));
  const all = [...entries, { path: 'SHA256SUMS', content: packFile('SHA256SUMS', sums) }];
  all.sort((one, other) => (one.path < other.path ? -1 : 1));
  return joinPacked(new Map(all.map(({ path, content }) => [`${folder}/${path}`, content])));
}

/**
 * Files of a site as archives hold them, each compressed once for the reviews that share it, while there is room.
 *
 * @typedef {(file: { path: string, sha256: string }, read: () => string | Uint8Array) => Uint8Array} Packing
 */

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
