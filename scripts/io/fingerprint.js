import { createHash } from 'node:crypto';
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { dirname } from 'node:path/posix';
import { programFolder } from '../model/lib/program.js';
import { fileHash, linkHash } from './fileHash.js';
import { seenIn } from './seenFiles.js';

/** @typedef {ReturnType<typeof openLook>} Look */

/**
 * One look at a tree, of which many keys are made: each folder is listed and each file is hashed once, until it is looked at again.
 *
 * @param {string} root
 * @param {Pick<import('./lookAhead.js').Ahead, 'seenIn'>} [ahead] what a thread has looked at already
 */
export function openLook(root, ahead = { seenIn }) {
  /** @type {Map<string, Entry[]>} files of the places that were asked for, in the order of their paths */
  const places = new Map();
  /** @type {Map<string, { content: string, text: string }>} by path */
  const texts = new Map();
  const lookThrough = (/** @type {string} */ place) =>
    ahead.seenIn(root, place).map((seen) => entryOf(root, seen));
  const filesOf = (/** @type {string} */ place) => {
    for (let above = dirname(place); above !== '.'; above = dirname(above)) {
      const known = places.get(above);
      if (known) return entriesIn(known, place);
    }
    const files = places.get(place) ?? lookThrough(place);
    places.set(place, files);
    return files;
  };
  return {
    root,
    /** As `everyFile` finds them. @param {string} place @returns {string[]} */
    everyFile: (place) => filesOf(place).map(({ path }) => path),
    /** The same, with what each is. @param {string} place @returns {Pick<Entry, 'path' | 'kind'>[]} */
    entriesIn: filesOf,
    /**
     * As `filesBelow` finds them.
     *
     * @param {string} place
     * @returns {string[]} paths of the plain files in it that are not hidden
     */
    plainFiles: (place) =>
      filesOf(place).flatMap(({ path, kind }) => (kind === 'file' && !isHidden(path, place) ? path : [])),
    /**
     * One hash over the names and the content of files: it tells whether anything among them is not as it was. Hidden files
     * count, times do not, and what is missing is a fact like any other.
     *
     * @param {string[]} wanted files and folders
     * @param {RegExp} [form] of the paths that count
     * @returns {string}
     */
    fingerprint(wanted, form = /(?:)/) {
      const hash = createHash('sha256');
      for (const place of [...new Set(wanted)].sort()) {
        const lines = filesOf(place).flatMap(({ path, content }) =>
          form.test(path) ? `${path} ${content}\n` : [],
        );
        hash.update(`\n${place}\n${lines.join('')}`);
      }
      return hash.digest('hex');
    },
    /**
     * The text of a file, which is read once while its content is the same.
     *
     * @param {string} path
     * @param {() => string} read
     * @returns {string}
     */
    textOf(path, read) {
      const { content = '' } = filesOf(path)[0] ?? {};
      const known = texts.get(path);
      if (known && known.content === content) return known.text;
      const text = read();
      texts.set(path, { content, text });
      return text;
    },
    /** @returns {boolean} whether all that was asked for is as it was */
    again() {
      const looks = [...places].map(([place, before]) => {
        const now = lookThrough(place);
        places.set(place, now);
        return isSame(before, now);
      });
      return !looks.includes(false);
    },
  };
}

/**
 * @typedef {import('./seenFiles.js').Seen} Seen
 *
 * @typedef {Pick<Seen, 'path' | 'kind'> & { content: string }} Entry `content`: its hash
 */

/** @param {Entry[]} one @param {Entry[]} other */
const isSame = (one, other) =>
  one.length === other.length &&
  one.every(({ path, content, kind }, at) => {
    const now = other[at];
    return path === now.path && content === now.content && kind === now.kind;
  });

/** Itself, or a folder between. @param {string} path @param {string} place that it lies in */
const isHidden = (path, place) => path.includes('/.', place.length);

/**
 * @param {Entry[]} files in the order of their paths
 * @param {string} place a folder among them, or one of them
 */
function entriesIn(files, place) {
  const at = firstFrom(files, place);
  if (files[at]?.path === place) return [files[at]];
  // the character after the slash
  return files.slice(firstFrom(files, `${place}/`), firstFrom(files, `${place}0`));
}

/** @param {Entry[]} files @param {string} path */
function firstFrom(files, path) {
  let [from, to] = [0, files.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (files[middle].path < path) from = middle + 1;
    else to = middle;
  }
  return from;
}

/**
 * A fingerprint of a look of its own.
 *
 * @param {string} root
 * @param {string[]} places
 * @param {RegExp} [form]
 */
export const fingerprint = (root, places, form) => openLook(root).fingerprint(places, form);

/** What is missing, and what is neither a file nor a link, is empty. @param {string} root @param {Seen} seen @returns {Entry} */
function entryOf(root, seen) {
  const { path, kind } = seen;
  const file = `${root}/${path}`;
  if (kind === 'other') return { path, content: '', kind };
  return { path, content: kind === 'file' ? fileHash(file, seen).sha256 : linkHash(file), kind };
}

/** The program, where it is looked at anew. */
const programLook = () => openLook(programFolder);

const packages = ['package.json', 'package-lock.json'];
const code = ['scripts', 'assets/js'];
const shownPlaces = ['archetypes', 'assets', 'content', 'layouts', 'static'];

/** What is looked at of the program. */
export const programPlaces = [...packages, ...code, ...shownPlaces];

/**
 * All of the program: its code, its packages and what runs it. As a package it has no lockfile; npm notes what is installed beside it.
 *
 * @param {string[]} [places] or only these of its folders
 * @param {Look} [program] at where it is
 */
export const programFingerprint = (places = code, program = programLook()) =>
  [
    ...[process.version, process.platform, process.arch],
    program.fingerprint([...packages, ...places]),
    fingerprint(join(program.root, '..'), ['.package-lock.json']),
  ].join(' ');

/** The program's own pages, and what lies at its top, not its own blog. */
const templates = /^(?!content\/(?:[^/]+$|[^/]+\/[^/]+\/)|static\/[^/]+\/)/;

/** What pages take from the program: templates, styles, words, its own pages. @param {Look} [program] */
export const templateFingerprint = (program = programLook()) => program.fingerprint(shownPlaces, templates);

/** What tells one version of a file on this machine from another, without reading it. @param {string} file */
export function fileStamp(file) {
  const { size, mtimeMs, ctimeMs, ino } = statSync(file);
  return `${file} ${size} ${mtimeMs} ${ctimeMs} ${ino}`;
}
