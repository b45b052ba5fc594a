import { createHash } from 'node:crypto';
import { lstatSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { programFolder } from '../model/lib/programFolder.js';
import { fileHash, linkHash } from './fileHash.js';
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

/** What is missing, and what is neither a file nor a link, is empty. @param {string} file */
function contentHash(file) {
  const kind = lstatSync(file, { throwIfNoEntry: false });
  if (kind?.isFile()) return fileHash(file).sha256;
  return kind?.isSymbolicLink() ? linkHash(file) : '';
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
