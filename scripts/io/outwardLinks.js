import { lstatSync, readdirSync, realpathSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { problem } from '../model/inputError.js';

/** What people write, and what is published as it lies there. */
const places = ['archetypes', 'assets', 'content', 'data', 'layouts', 'static'];

/**
 * Links in a blog that lead out of what is published: what they lead to would be read, or published, from anywhere on the disk,
 * and what lies beside the site in the blog's folder, as `.env`, is not meant for readers.
 *
 * @param {string} root of the project
 * @param {Entries} [entries]
 * @returns {import('../model/inputError.js').Problem[]}
 */
export function outwardLinks(root, entries = entriesOf(root)) {
  const inside = places.map((place) => join(realpathSync(root), place) + sep);
  return linksAmong(root, entries).flatMap((link) => {
    const target = targetOf(link);
    if (target === null || inside.some((place) => target.startsWith(place))) return [];
    const file = relative(root, link).split(sep).join('/');
    return [
      problem(`a link that leads out of the blog: ${file}`, { file, hint: 'put the file itself there' }),
    ];
  });
}

/**
 * What is neither file, folder nor link: a pipe would be read without end.
 *
 * @param {string} root of the project
 * @param {Entries} [entries]
 * @returns {import('../model/inputError.js').Problem[]}
 */
export function specialFiles(root, entries = entriesOf(root)) {
  return pathsOf(
    root,
    entries,
    (entry) => !entry.isFile() && !entry.isDirectory() && !entry.isSymbolicLink(),
  ).map((file) =>
    problem('no plain file', { file, hint: 'take it away: only files and folders are published' }),
  );
}

/**
 * Names with a line end or another control character: no list of files can hold them.
 *
 * @param {string} root of the project
 * @param {Entries} [entries]
 * @returns {import('../model/inputError.js').Problem[]}
 */
export function brokenNames(root, entries = entriesOf(root)) {
  return pathsOf(root, entries, ({ name }) => /[\u0000-\u001F\u007F]/.test(name)).map((path) =>
    problem(`a name with a control character: ${JSON.stringify(path)}`, { hint: 'rename it' }),
  );
}

/**
 * @param {string} root
 * @param {Entries} entries
 * @param {(entry: import('node:fs').Dirent) => boolean} isSuch
 */
const pathsOf = (root, entries, isSuch) =>
  entries
    .filter(isSuch)
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();

/**
 * All that lies in these places, found once for everything that looks at it.
 *
 * @typedef {import('node:fs').Dirent[]} Entries
 *
 * @param {string} root of the project
 * @returns {Entries}
 */
export const entriesOf = (root) =>
  places
    .map((place) => join(root, place))
    .filter((folder) => lstatSync(folder, { throwIfNoEntry: false })?.isDirectory())
    .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }));

/**
 * Plain files among them, but for hidden ones, as `listFiles` finds them.
 *
 * @param {string} root
 * @param {Entries} entries
 * @returns {string[]} paths relative to the root, in any order
 */
export const filesAmong = (root, entries) =>
  entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, entry.parentPath).split(sep).concat(entry.name).join('/'))
    .filter((path) => !/(?:^|\/)\./.test(path));

/** Some of these places may be links themselves. @param {string} root @param {Entries} entries */
const linksAmong = (root, entries) =>
  [
    ...places
      .map((place) => join(root, place))
      .filter((folder) => lstatSync(folder, { throwIfNoEntry: false })?.isSymbolicLink()),
    ...entries.filter((entry) => entry.isSymbolicLink()).map((entry) => join(entry.parentPath, entry.name)),
  ].sort();

/** @param {string} link @returns {string | null} `null` where it leads nowhere */
function targetOf(link) {
  try {
    return realpathSync(link);
  } catch {
    return null;
  }
}
