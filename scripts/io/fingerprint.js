import { createHash } from 'node:crypto';
import { lstatSync, readFileSync, readlinkSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { groupBy } from '../model/lib/groupBy.js';
import { programFolder } from '../model/lib/programFolder.js';
import { everyFile } from './listFiles.js';

/**
 * One hash over the names and the content of files: it tells whether anything among them is not as it was. Hidden files
 * count, times do not, and what is missing is a fact like any other.
 *
 * @param {string} root
 * @param {string[]} places files and folders in it
 * @param {RegExp} [form] of the paths that count
 * @returns {string}
 */
export function fingerprint(root, places, form = /(?:)/) {
  const hash = createHash('sha256');
  for (const place of [...new Set(places)].sort()) {
    hash.update(`\n${place}\n`);
    for (const path of everyFile(root, place).filter((each) => form.test(each)))
      hash.update(`${path} ${contentHash(join(root, path))}\n`);
  }
  return hash.digest('hex');
}

/**
 * The same for what builds alone write, told by the stamps of the files: nothing is read, as a site may be of gigabytes. What
 * was written again with the same content counts as changed, which costs a build and no more. That a file has got another name
 * beside its own, as those of a site have that stand in the next, is no change.
 *
 * @param {string} root
 * @param {string[]} places
 */
export function stampsOf(root, places) {
  const hash = createHash('sha256');
  for (const place of places) {
    hash.update(`\n${place}\n`);
    for (const path of everyFile(root, place)) hash.update(stampOf(root, path));
  }
  return hash.digest('hex');
}

/**
 * The same of one place, by group.
 *
 * @param {string} root
 * @param {string} place
 * @param {(path: string) => string} groupOf `path`: below the place
 * @returns {Record<string, string>}
 */
export function stampsBy(root, place, groupOf) {
  const groups = groupBy(everyFile(root, place), (path) => groupOf(path.slice(place.length + 1)));
  return Object.fromEntries(
    [...groups].map(([group, paths]) => {
      const hash = createHash('sha256');
      for (const path of paths) hash.update(stampOf(root, path));
      return [group, hash.digest('hex')];
    }),
  );
}

/** @param {string} root @param {string} path */
function stampOf(root, path) {
  const { size, mtimeMs, ino } = lstatSync(join(root, path));
  return `${path} ${size} ${mtimeMs} ${ino}\n`;
}

/** A link is where it leads to, and what is there if that is a file. @param {string} file */
function contentHash(file) {
  if (lstatSync(file, { throwIfNoEntry: false })?.isFile()) return fileHash(file).sha256;
  const hash = createHash('sha256');
  if (lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink()) hash.update(readlinkSync(file));
  if (statSync(file, { throwIfNoEntry: false })?.isFile()) hash.update(readFileSync(file));
  return hash.digest('hex');
}

/** What files were hashed to, by their stamps. @type {Map<string, { stamp: string, sha256: string }>} */
const hashed = new Map();

/** A file that was written this short before may be written again with the same stamp: milliseconds, of the coarsest clocks of disks. */
const unsettled = 3000;

/**
 * A file of the project, whose content is read once while its stamp stays: a build asks for all of them several times.
 *
 * @param {string} file
 * @returns {{ size: number, sha256: string }}
 */
export function fileHash(file) {
  const { size, mtimeMs, ctimeMs, ino } = statSync(file);
  const stamp = `${size} ${mtimeMs} ${ctimeMs} ${ino}`;
  const known = hashed.get(file);
  if (known?.stamp === stamp) return { size, sha256: known.sha256 };
  const begun = Date.now();
  const sha256 = createHash('sha256').update(readFileSync(file)).digest('hex');
  if (begun - Math.max(mtimeMs, ctimeMs) > unsettled) hashed.set(file, { stamp, sha256 });
  return { size, sha256 };
}

/**
 * All of the program: its code, its packages and what runs it. As a package it has no lockfile; npm notes what is installed beside it.
 *
 * @param {string[]} [places] or only these of its folders
 * @param {string} [code] where it is
 */
export const programFingerprint = (places = ['scripts', 'assets/js'], code = programFolder) =>
  [
    ...[process.version, process.platform, process.arch],
    fingerprint(code, ['package.json', 'package-lock.json', ...places]),
    fingerprint(join(code, '..'), ['.package-lock.json']),
  ].join(' ');

/** The program's own pages, and what lies at its top, not its own blog. */
const templates = /^(?!content\/(?:[^/]+$|[^/]+\/[^/]+\/)|static\/[^/]+\/)/;

/** What pages take from the program: templates, styles, words, its own pages. */
export const templateFingerprint = () =>
  fingerprint(programFolder, ['archetypes', 'assets', 'content', 'layouts', 'static'], templates);

/** What tells one version of a file on this machine from another, without reading it. @param {string} file */
export function fileStamp(file) {
  const { size, mtimeMs, ctimeMs, ino } = statSync(file);
  return `${file} ${size} ${mtimeMs} ${ctimeMs} ${ino}`;
}
