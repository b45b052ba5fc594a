import { createHash } from 'node:crypto';
import { lstatSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import { readChecked, writeChecked } from './writeWhole.js';

/**
 * @typedef {object} Hashed
 * @property {string} sha256
 * @property {number} changed ms, the time of change
 * @property {boolean} asked since the record was loaded last, which a build begins with
 */

/**
 * What files were hashed to, by place on the disk, size and time of writing. It holds while the time of change is the same, which no
 * program sets: whatever was restored, copied or cloned is read again.
 *
 * @type {Map<string, Hashed>}
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
 * @param {import('node:fs').Stats} [found] there
 * @returns {{ size: number, sha256: string }}
 */
export function fileHash(file, found = statSync(file)) {
  const { stamp, size, changed, written } = stampOf(found);
  const known = hashes.get(stamp);
  if (known?.changed === changed) return { size, sha256: noted(known) };
  const begun = Date.now();
  const sha256 = hashOf(readFileSync(file));
  if (begun - Math.max(written, changed) > unsettled) note(stamp, { sha256, changed });
  return { size, sha256 };
}

/**
 * The same of a file that builds alone write, and never in place. Its time of change is that of its last name, too: within a build, which
 * gives files of the last site to the next one, it says nothing.
 *
 * @param {string} file
 * @param {import('node:fs').Stats} [found] there, itself where it is a link
 * @returns {string}
 */
export function builtHash(file, found = lstatSync(file)) {
  const { stamp, changed, isLink } = stampOf(found);
  if (isLink) return linkHash(file);
  const known = hashes.get(stamp);
  const isKnown = known && (known.asked || known.changed === changed);
  return note(stamp, { sha256: isKnown ? known.sha256 : hashOf(readFileSync(file)), changed });
}

/** A link is where it leads to, and what is there if that is a file. @param {string} file @returns {string} */
export function linkHash(file) {
  const isFile = statSync(file, { throwIfNoEntry: false })?.isFile();
  return hashOf(Buffer.concat([Buffer.from(readlinkSync(file)), ...(isFile ? [readFileSync(file)] : [])]));
}

/**
 * Notes what was just written.
 *
 * @param {import('node:fs').Stats} found there
 * @param {string | Uint8Array} content
 * @returns {string} its hash
 */
export function noteWritten(found, content) {
  const { stamp, changed } = stampOf(found);
  return note(stamp, { sha256: hashOf(content), changed });
}

/**
 * Of the last build. What one before it in the same process asked for may be of a file whose number another one has now.
 *
 * @param {string} record file
 */
export function loadHashes(record) {
  for (const each of hashes.values()) each.asked = false;
  const bytes = readChecked(record);
  isNew = bytes === null;
  if (!bytes) return;
  for (const [stamp, changed, sha256] of JSON.parse(bytes.toString()))
    if (!hashes.has(stamp)) hashes.set(stamp, { sha256, changed, asked: false });
}

/** For the next build. @param {string} record file */
export function saveHashes(record) {
  if (!isNew) return;
  const asked = [...hashes].filter(([, each]) => each.asked);
  const lines = asked.map(([stamp, { changed, sha256 }]) => [stamp, changed, sha256]);
  writeChecked(record, JSON.stringify(lines));
  isNew = false;
}

/** @param {import('node:fs').Stats} found */
function stampOf(found) {
  const { dev, ino, size, mtimeMs, ctimeMs } = found;
  const stamp = `${dev} ${ino} ${size} ${mtimeMs}`;
  return { stamp, size, changed: ctimeMs, written: mtimeMs, isLink: found.isSymbolicLink() };
}

/**
 * @param {string} stamp
 * @param {{ sha256: string, changed: number }} file
 */
function note(stamp, { sha256, changed }) {
  const known = hashes.get(stamp);
  if (known?.sha256 !== sha256 || known.changed !== changed) isNew = true;
  hashes.set(stamp, { sha256, changed, asked: true });
  return sha256;
}

/** @param {Hashed} known */
function noted(known) {
  known.asked = true;
  return known.sha256;
}

/** @param {string | Uint8Array} content */
export const hashOf = (content) => createHash('sha256').update(content).digest('hex');
