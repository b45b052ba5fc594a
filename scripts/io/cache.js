import { createHash } from 'node:crypto';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { programFolder } from '../model/lib/program.js';
import { openLook, programFingerprint } from './fingerprint.js';
import { listFiles } from './listFiles.js';
import { readChecked, writeChecked } from './writeAtomic.js';

/**
 * What was made once from the same input by the same code. It may be deleted at any time, and a damaged entry is
 * as good as none.
 *
 * @typedef {object} Cache
 * @property {(kind: string, key: string, make: () => Uint8Array) => Uint8Array} bytes
 * @property {(kind: string, key: string, make: () => Promise<Uint8Array>) => Promise<Uint8Array>} bytesAsync the same for a slow `make`
 * @property {<T>(kind: string, key: string, make: () => T) => T} json `T` is plain data
 * @property {<T>(kind: string, key: string, make: () => Promise<T>) => Promise<T>} jsonAsync the same for a slow `make`
 * @property {(kind: string, key: string) => boolean} has whether it was made before
 * @property {(of?: string[]) => number} prune removes what was not asked for since the cache was opened, of its kinds or of some of them; returns how much that was
 */

/**
 * @param {string} root of the project
 * @param {Record<string, string[]>} kinds of each kind of entry: the folders with the code that makes it. The versions of
 *   the packages and of Node count for all.
 * @param {string} [code] where those folders are
 * @returns {Cache}
 */
export function openCache(root, kinds, code = programFolder) {
  const program = openLook(code);
  const folder = join(root, '.build/cache');
  /** @type {Map<string, string>} of the kinds that were asked for: each is a hash of many files */
  const versions = new Map();
  /** @type {Set<string>} */
  const used = new Set();

  /** @param {string} kind @param {string} key */
  const entryOf = (kind, key) => {
    if (!Object.hasOwn(kinds, kind)) throw new Error(`unknown kind of cache entry: ${kind}`);
    const version = versions.get(kind) ?? programFingerprint(kinds[kind], program);
    versions.set(kind, version);
    const entry = `${kind}/${createHash('sha256').update(`${version}\n${key}`).digest('hex')}`;
    used.add(entry);
    return join(folder, entry);
  };
  /** @param {string} file @param {Uint8Array} bytes */
  const store = (file, bytes) => {
    writeChecked(file, bytes);
    return bytes;
  };

  /** @type {Map<string, Promise<Uint8Array>>} what is being made: who asks for it meanwhile waits for the same */
  const begun = new Map();
  const madeOnce = (/** @type {string} */ file, /** @type {() => Promise<Uint8Array>} */ make) => {
    const known = begun.get(file);
    if (known) return known;
    const making = make()
      .then((bytes) => store(file, bytes))
      .finally(() => begun.delete(file));
    begun.set(file, making);
    return making;
  };

  return {
    bytes(kind, key, make) {
      const file = entryOf(kind, key);
      return readChecked(file) ?? store(file, make());
    },
    async bytesAsync(kind, key, make) {
      const file = entryOf(kind, key);
      return readChecked(file) ?? madeOnce(file, make);
    },
    json(kind, key, make) {
      const file = entryOf(kind, key);
      return fromJson(readChecked(file) ?? store(file, toJson(make())));
    },
    async jsonAsync(kind, key, make) {
      const file = entryOf(kind, key);
      return fromJson(readChecked(file) ?? (await madeOnce(file, () => make().then(toJson))));
    },
    has: (kind, key) => existsSync(entryOf(kind, key)),
    prune(of = Object.keys(kinds)) {
      const own = listFiles(folder).filter((entry) => of.includes(entry.split('/')[0]));
      const unused = own.filter((entry) => !used.has(entry));
      for (const entry of unused) rmSync(join(folder, entry), { force: true });
      return unused.length;
    },
  };
}

/** In ASCII: a text with thin spaces among its letters takes twice as long to read. @param {unknown} value */
const toJson = (value) =>
  Buffer.from(
    JSON.stringify(value).replace(
      /[\u0080-\uffff]/g,
      (other) => `\\u${other.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
  );

/** @param {Uint8Array} bytes */
const fromJson = ({ buffer, byteOffset, length }) =>
  JSON.parse(Buffer.from(buffer, byteOffset, length).toString());
