import { InputError } from '../model/inputError.js';
import { gunzip } from './inflate.js';
import { archiveLimit } from './limit.js';
import { isTar, tarEntries } from './tar.js';
import { zipEntries } from './zip.js';
import { unzstd } from './zstd.js';

/**
 * @typedef {{ name: string, bytes: Uint8Array }} ArchiveEntry a file with its path inside the archive
 */

/** What systems add to archives by themselves. */
const litter = /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$|\._)/;

/**
 * The files in a gzip, zstd, tar or zip archive, or the file itself where it is none of them. An archive may hold
 * packed files (a zip of `.log.gz`), but no deeper nest. Spreadsheets are zip archives too, and stay whole.
 *
 * @param {string} name
 * @param {Uint8Array} bytes
 * @returns {ArchiveEntry[]}
 * @throws {InputError} where it is damaged, encrypted, a bomb, or names paths outside of itself
 */
export function unpackArchive(name, bytes) {
  const found = unpackOnce(name, bytes);
  if (!found) return [{ name, bytes }];
  let [total, count] = [0, 0];
  return found.flatMap((entry) => {
    const inner = unpackOnce(entry.name, entry.bytes);
    if (inner) refuseDeeper(name, inner);
    const files = inner ?? [entry];
    // after each, so that many archives in one never lie unpacked together
    total += files.reduce((sum, file) => sum + file.bytes.length, 0);
    count += files.length;
    if (total > archiveLimit.bytes || count > archiveLimit.entries) {
      throw new InputError(`archive unpacks to too much: ${name}`, {
        hint: 'unpack it and keep only the results',
      });
    }
    if (!inner) return files;
    const bare = bareName(entry.name);
    return inner.map((file) => (file.name === bare ? file : { ...file, name: `${entry.name}/${file.name}` }));
  });
}

/**
 * One layer; a packed tar counts as one.
 *
 * @param {string} name
 * @param {Uint8Array} bytes
 * @returns {ArchiveEntry[] | null} `null` where it is no archive
 */
function unpackOnce(name, bytes) {
  if (isZip(bytes)) return isSpreadsheet(bytes) ? null : zipFiles(name, bytes);
  if (isTar(bytes)) return kept(name, tarEntries(name, bytes));
  const packed = isGzip(bytes) ? gunzip(name, bytes) : isZstd(bytes) ? unzstd(name, bytes) : null;
  if (!packed) return null;
  return isTar(packed) ? kept(name, tarEntries(name, packed)) : [{ name: bareName(name), bytes: packed }];
}

/**
 * @param {string} archive
 * @param {ArchiveEntry[]} entries
 */
function refuseDeeper(archive, entries) {
  const deep = entries.find(({ bytes }) =>
    isZip(bytes) ? !isSpreadsheet(bytes) : isGzip(bytes) || isZstd(bytes) || isTar(bytes),
  );
  if (deep)
    throw new InputError(`archive in an archive in an archive: ${archive}: ${deep.name}`, {
      hint: 'unpack it once',
    });
}

/**
 * @param {string} archive
 * @param {Uint8Array} bytes
 */
function zipFiles(archive, bytes) {
  const entries = zipEntries(archive, bytes).filter(({ folder, name }) => !folder && !litter.test(name));
  const link = entries.find((entry) => entry.link);
  if (link) throw new InputError(`archive holds a link: ${archive}/${link.name}`);
  const total = entries.reduce((sum, { size }) => sum + size, 0);
  if (total > archiveLimit.bytes) {
    throw new InputError(`archive unpacks to ${total} bytes: ${archive}`, {
      hint: 'unpack it and keep only the results',
    });
  }
  return kept(
    archive,
    entries.map(({ name, read }) => ({ name: safePath(archive, name), bytes: read() })),
  );
}

/**
 * @param {string} archive
 * @param {ArchiveEntry[]} entries
 */
function kept(archive, entries) {
  const files = entries.filter(({ name }) => !litter.test(name));
  return files.map(({ name, bytes }) => ({ name: safePath(archive, name), bytes }));
}

/**
 * @param {string} archive
 * @param {string} path
 */
function safePath(archive, path) {
  const slashed = path.replaceAll('\\', '/').replace(/^(?:\.\/)+/, '');
  const unsafe = /^\/|^[a-z]:|\0/i.test(slashed) || slashed.split('/').includes('..') || slashed === '';
  if (unsafe)
    throw new InputError(`archive names a path outside of itself: ${archive}: ${JSON.stringify(path)}`);
  return slashed;
}

/** @param {string} name */
const bareName = (name) => name.replace(/\.(?:gz|gzip|zst|zstd)$/i, '').replace(/\.tgz$/i, '.tar');

/** @param {Uint8Array} bytes */
const isZip = (bytes) => startsWith(bytes, [0x50, 0x4b, 3, 4]) || startsWith(bytes, [0x50, 0x4b, 5, 6]);

/** @param {Uint8Array} bytes */
const isGzip = (bytes) => startsWith(bytes, [0x1f, 0x8b, 8]);

/** @param {Uint8Array} bytes */
const isZstd = (bytes) => startsWith(bytes, [0x28, 0xb5, 0x2f, 0xfd]);

/** @param {Uint8Array} bytes */
export const isSpreadsheet = (bytes) =>
  isZip(bytes) &&
  /\[Content_Types\]\.xml|xl\/|_rels\/\.rels/.test(new TextDecoder('latin1').decode(bytes.subarray(0, 4096)));

/**
 * @param {Uint8Array} bytes
 * @param {number[]} mark
 */
const startsWith = (bytes, mark) => mark.every((byte, at) => bytes[at] === byte);
