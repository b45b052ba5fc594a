import { join } from 'node:path';
import { groupBy } from '../model/lib/groupBy.js';
import { builtHash, hashOf, loadHashes, noteWritten, saveHashes } from './fileHash.js';
import { seenAt, seenIn } from './seenFiles.js';

/**
 * What builds have left in folders of their own, by content: where it lies and when it came there, as in a clean clone that was given a
 * cache, changes nothing. Each folder is looked through once, and what is written meanwhile is noted.
 *
 * @typedef {ReturnType<typeof openBuiltFiles>} BuiltFiles
 *
 * @typedef {object} Built a file
 * @property {string} sha256
 * @property {string} disk where it is on the disk: two names of one file say the same
 *
 * @param {string} root of the project
 * @param {object} [options]
 * @param {string} [options.name] of the record of hashes: each command has its own
 * @param {Pick<import('./lookAhead.js').Ahead, 'seenIn'>} [options.ahead] what a thread has looked at already
 */
export function openBuiltFiles(root, { name, ahead = { seenIn } } = {}) {
  const record = hashRecord(root, name);
  loadHashes(record);
  /** @type {Map<string, Map<string, Built>>} the files of each place, by path */
  const places = new Map();
  const filesOf = (/** @type {string} */ place) => {
    const files =
      places.get(place) ??
      new Map(ahead.seenIn(root, place).map((seen) => [seen.path, builtOf(`${root}/${seen.path}`, seen)]));
    places.set(place, files);
    return files;
  };
  const placeOf = (/** @type {string} */ path) => {
    for (const [place, files] of places)
      if (path.startsWith(place) && path[place.length] === '/') return files;
    return undefined;
  };
  return {
    /** @param {string[]} wanted @returns {string} one key of all files of these places */
    keyOf: (wanted) => keyOf(wanted.flatMap((place) => [...filesOf(place)])),
    /**
     * @param {string} place
     * @param {(path: string) => string} groupOf `path`: below the place
     * @returns {Record<string, string>} a key of each group of files, the groups in order of their names
     */
    keysBy(place, groupOf) {
      const groups = groupBy([...filesOf(place)], ([path]) => groupOf(path.slice(place.length + 1)));
      return Object.fromEntries(
        [...groups.keys()].sort().map((group) => [group, keyOf(groups.get(group) ?? [])]),
      );
    },
    /** Whether it lies there, where its place was looked through. @param {string} path @param {string | Uint8Array} content */
    holds: (path, content) => {
      const known = placeOf(path)?.get(path);
      return known !== undefined && known.sha256 === hashOf(content);
    },
    /** Whether what lies there is the same as another file. @param {string} path @param {string} file that a build has left */
    equals: (path, file) => {
      const known = placeOf(path)?.get(path);
      return known !== undefined && known.sha256 === lookAtBuilt(file).sha256;
    },
    /** @param {string} path @param {string | Uint8Array} content */
    wrote(path, content) {
      const found = seenAt(join(root, path));
      placeOf(path)?.set(path, { sha256: noteWritten(found, content), disk: onDisk(found) });
    },
    /** Where a file is on the disk, if its place was looked through. @param {string} path */
    diskOf: (path) => placeOf(path)?.get(path)?.disk,
    /** Likewise. @param {string} path */
    hashOf: (path) => placeOf(path)?.get(path)?.sha256,
    /** @param {string} path */
    removed: (path) => placeOf(path)?.delete(path),
    /** @param {string} place @returns {Set<string>} of its files, below it */
    pathsIn: (place) => new Set([...filesOf(place).keys()].map((path) => path.slice(place.length + 1))),
    /**
     * Once a plan was carried out there.
     *
     * @param {string} place
     * @param {import('./sitePlan.js').SitePlan} plan
     * @param {Set<string>} placed what is not the file that it was
     */
    renew(place, plan, placed) {
      const files = [...plan].map(([path, { from }]) => {
        const file = `${place}/${path}`;
        const known = placed.has(path) ? undefined : placeOf(from)?.get(from);
        return /** @type {const} */ ([file, known ?? lookAtBuilt(`${root}/${file}`)]);
      });
      places.set(place, new Map(files));
    },
    /** For the next build, which reads no file then that is as it was. */
    save: () => saveHashes(record),
  };
}

/** @param {string} root of the project @param {string} [name] of the command */
export const hashRecord = (root, name = 'hashes') => join(root, `.build/done/${name}`);

/** @param {string} file that a build has left @returns {Built} */
export const lookAtBuilt = (file) => builtOf(file, seenAt(file));

/** @param {string} file @param {import('./seenFiles.js').Seen} seen @returns {Built} */
const builtOf = (file, seen) => ({ sha256: builtHash(file, seen), disk: onDisk(seen) });

/** @param {Pick<import('./seenFiles.js').Seen, 'dev' | 'ino'>} found */
export const onDisk = ({ dev, ino }) => `${dev} ${ino}`;

/** @param {[path: string, built: Built][]} files in any order */
function keyOf(files) {
  const lines = files.map(([path, { sha256 }]) => `${path} ${sha256}\n`).sort();
  return hashOf(lines.join(''));
}
