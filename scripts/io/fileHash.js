import { createHash } from 'node:crypto';
import { readFileSync, readlinkSync, statSync } from 'node:fs';
import { seenAt } from './seenFiles.js';
import { readChecked, writeChecked } from './writeAtomic.js';

/** @typedef {import('./seenFiles.js').Seen} Seen */

/**
 * @typedef {object} Hashed
 * @property {number} size bytes
 * @property {number} written ms, the time of writing
 * @property {number} changed ms, the time of change
 * @property {string} sha256
 * @property {boolean} asked since the record was loaded last, which a build begins with
 */

/**
 * What files were hashed to, by disk and by place on it, for their size and time of writing. It holds while the time of change is the
 * same, which no program sets: whatever was restored, copied or cloned is read again.
 *
 * @type {Map<number, Map<number, Hashed>>}
 */
const hashes = new Map();

/** Whether there is anything that the last record does not have. */
let isNew = false;

/** A file that was written this short before may be written again with the same stamp: milliseconds, of the coarsest clocks of disks. */
const unsettled = 3000;

/**
 * A file of the project or the program, whose content is read once while its stamp stays.
 *
 * @param {string} file
 * @param {Stamp & Pick<Seen, 'read'>} [found] there
 * @returns {{ size: number, sha256: string }}
 */
export function fileHash(file, found = statSync(file)) {
  const { size, mtimeMs, ctimeMs, read } = found;
  const known = knownOf(found);
  if (known?.changed === ctimeMs) {
    known.asked = true;
    return { size, sha256: known.sha256 };
  }
  const { begun, sha256 } = read ?? { begun: Date.now(), sha256: hashOf(readFileSync(file)) };
  if (begun - Math.max(mtimeMs, ctimeMs) > unsettled) note(found, sha256);
  return { size, sha256 };
}

/**
 * The same of a file that builds alone write, and never in place. Its time of change is that of its last name, too: within a build, which
 * gives files of the last site to the next one, it says nothing.
 *
 * @param {string} file
 * @param {Seen} [found] there, itself where it is a link
 * @returns {string}
 */
export function builtHash(file, found = seenAt(file)) {
  if (found.kind === 'link') return linkHash(file);
  const known = knownOf(found);
  const isKnown = known && (known.asked || known.changed === found.ctimeMs);
  return note(found, isKnown ? known.sha256 : (found.read?.sha256 ?? hashOf(readFileSync(file))));
}

/**
 * For another thread, which notes it.
 *
 * @param {string} file
 * @param {Stamp} found there
 * @returns {string | null} `null` where the record knows it
 */
export const hashAhead = (file, found) =>
  knownOf(found)?.changed === found.ctimeMs ? null : hashOf(readFileSync(file));

/** A link is where it leads to, and what is there if that is a file. @param {string} file @returns {string} */
export function linkHash(file) {
  const isFile = statSync(file, { throwIfNoEntry: false })?.isFile();
  return hashOf(Buffer.concat([Buffer.from(readlinkSync(file)), ...(isFile ? [readFileSync(file)] : [])]));
}

/**
 * Notes what was just written.
 *
 * @param {Stamp} found there
 * @param {string | Uint8Array} content
 * @returns {string} its hash
 */
export const noteWritten = (found, content) => note(found, hashOf(content));

/** A record has these of each file, and then the hash of each. */
const numbers = 5;
const hashLength = 64;

/**
 * Of the last build. What one before it in the same process asked for may be of a file whose number another one has now.
 *
 * @param {string} record file
 */
export function loadHashes(record) {
  for (const files of hashes.values()) for (const each of files.values()) each.asked = false;
  const bytes = readChecked(record);
  isNew = bytes === null;
  if (!bytes) return;
  const isFirst = hashes.size === 0;
  const count = bytes.length / (numbers * Float64Array.BYTES_PER_ELEMENT + hashLength);
  const facts = new Float64Array(Uint8Array.from(bytes).buffer, 0, count * numbers);
  const text = bytes.toString('latin1', facts.byteLength);
  for (let at = 0; at < count; at++) {
    const first = at * numbers;
    const found = {
      dev: facts[first],
      ino: facts[first + 1],
      size: facts[first + 2],
      mtimeMs: facts[first + 3],
      ctimeMs: facts[first + 4],
    };
    const sha256 = text.slice(at * hashLength, (at + 1) * hashLength);
    if (isFirst || !knownOf(found)) remember(found, sha256, false);
  }
}

/** For the next build. @param {string} record file */
export function saveHashes(record) {
  if (!isNew) return;
  /** @type {number[]} */
  const facts = [];
  /** @type {string[]} */
  const texts = [];
  for (const [dev, files] of hashes)
    for (const [ino, { asked, size, written, changed, sha256 }] of files) {
      if (!asked) continue;
      facts.push(dev, ino, size, written, changed);
      texts.push(sha256);
    }
  const bytes = new Uint8Array(new Float64Array(facts).buffer);
  writeChecked(record, Buffer.concat([bytes, Buffer.from(texts.join(''), 'latin1')]));
  isNew = false;
}

/** @typedef {Pick<Seen, 'dev' | 'ino' | 'size' | 'mtimeMs' | 'ctimeMs'>} Stamp */

/** @param {Stamp} found */
function knownOf({ dev, ino, size, mtimeMs }) {
  const known = hashes.get(dev)?.get(ino);
  return known?.size === size && known.written === mtimeMs ? known : null;
}

/** @param {Stamp} found @param {string} sha256 */
function note(found, sha256) {
  const known = knownOf(found);
  if (known?.sha256 !== sha256 || known.changed !== found.ctimeMs) isNew = true;
  remember(found, sha256, true);
  return sha256;
}

/** @param {Stamp} found @param {string} sha256 @param {boolean} asked */
function remember({ dev, ino, size, mtimeMs: written, ctimeMs: changed }, sha256, asked) {
  const files = hashes.get(dev) ?? new Map();
  hashes.set(dev, files.set(ino, { size, written, changed, sha256, asked }));
}

/** @param {string | Uint8Array} content */
export const hashOf = (content) => createHash('sha256').update(content).digest('hex');
