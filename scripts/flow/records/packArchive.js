import { joinPacked, packFile } from '../../render/joinPacked.js';

/** Bytes that are held for further archives: raw files may be very many. */
const most = 64 * 2 ** 20;

/**
 * An archive that is yet to be packed.
 *
 * @typedef {object} Unpacked
 * @property {string} slug of the review, the folder in the archive
 * @property {{ path: string, sha256: string, packed?: string }[]} files `packed`: base64, where it is packed already
 * @property {string} sums the list of checksums
 */

/** Packs archives that have files in common. */
export function archivePacker() {
  const pack = openPacking(most);
  /**
   * @param {Unpacked} archive
   * @param {(path: string) => Uint8Array} read a file of the project
   */
  return ({ slug, files, sums }, read) => {
    const list = { path: 'SHA256SUMS', content: packFile('SHA256SUMS', sums) };
    const entries = files.map(({ path, sha256, packed }) => ({
      path,
      content: packed ? Buffer.from(packed, 'base64') : pack({ path, sha256 }, () => read(path)),
    }));
    const sorted = [...entries, list].sort((one, other) => (one.path < other.path ? -1 : 1));
    return joinPacked(new Map(sorted.map(({ path, content }) => [`${slug}/${path}`, content])));
  };
}

/**
 * Files of a site as archives hold them, each compressed once for the reviews that share it, while there is room.
 *
 * @param {number} room bytes
 * @returns {(file: { path: string, sha256: string }, read: () => string | Uint8Array) => Uint8Array}
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
