import { lstatSync, readdirSync, realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import { problem } from '../model/inputError.js';

/** What people write, and what is published as it lies there. */
const places = ['archetypes', 'assets', 'content', 'data', 'layouts', 'static'];

/**
 * Links in a blog that lead out of what is published: what they lead to would be read, or published, from anywhere on the disk,
 * and what lies beside the site in the blog's folder, as `.env`, is not meant for readers.
 *
 * @param {string} root of the project
 * @param {Entry[]} [entries]
 * @returns {import('../model/inputError.js').Problem[]}
 */
export function outwardLinks(root, entries = entriesOf(root)) {
  const inside = places.map((place) => join(realpathSync(root), place) + sep);
  return linksAmong(root, entries).flatMap((file) => {
    const target = targetOf(join(root, file));
    if (target === null || inside.some((place) => target.startsWith(place))) return [];
    return [
      problem(`a link that leads out of the blog: ${file}`, { file, hint: 'put the file itself there' }),
    ];
  });
}

/**
 * What is neither file, folder nor link: a pipe would be read without end.
 *
 * @param {string} root of the project
 * @param {Entry[]} [entries]
 * @returns {import('../model/inputError.js').Problem[]}
 */
export function specialFiles(root, entries = entriesOf(root)) {
  return pathsOf(
    entries,
    ({ found }) => !found.isFile() && !found.isDirectory() && !found.isSymbolicLink(),
  ).map((file) =>
    problem('no plain file', { file, hint: 'take it away: only files and folders are published' }),
  );
}

/**
 * Names with a line end or another control character: no list of files can hold them.
 *
 * @param {string} root of the project
 * @param {Entry[]} [entries]
 * @returns {import('../model/inputError.js').Problem[]}
 */
export function brokenNames(root, entries = entriesOf(root)) {
  return pathsOf(entries, ({ found: { name } }) => /[\u0000-\u001F\u007F]/.test(name)).map((path) =>
    problem(`a name with a control character: ${JSON.stringify(path)}`, { hint: 'rename it' }),
  );
}

/** @param {Entry[]} entries @param {(entry: Entry) => boolean} isSuch */
const pathsOf = (entries, isSuch) =>
  entries
    .filter(isSuch)
    .map(({ path }) => path)
    .sort();

/**
 * All that lies in these places, found once for everything that looks at it.
 *
 * @typedef {{ path: string, found: import('node:fs').Dirent }} Entry `path`: relative to the root, with `/`
 *
 * @param {string} root of the project
 * @returns {Entry[]}
 */
export function entriesOf(root) {
  /** @type {Entry[]} */
  const entries = [];
  const walk = (/** @type {string} */ folder) => {
    for (const found of readdirSync(`${root}/${folder}`, { withFileTypes: true })) {
      const path = `${folder}/${found.name}`;
      entries.push({ path, found });
      if (found.isDirectory()) walk(path);
    }
  };
  for (const place of places)
    if (lstatSync(join(root, place), { throwIfNoEntry: false })?.isDirectory()) walk(place);
  return entries;
}

/**
 * Plain files among them, but for hidden ones, as `listFiles` finds them.
 *
 * @param {Entry[]} entries
 * @returns {string[]} in any order
 */
export const filesAmong = (entries) =>
  entries.flatMap(({ path, found }) => (found.isFile() && !path.includes('/.') ? path : []));

/** Some of these places may be links themselves. @param {string} root @param {Entry[]} entries */
const linksAmong = (root, entries) =>
  [
    ...places.filter((place) => lstatSync(join(root, place), { throwIfNoEntry: false })?.isSymbolicLink()),
    ...pathsOf(entries, ({ found }) => found.isSymbolicLink()),
  ].sort();

/** @param {string} link @returns {string | null} `null` where it leads nowhere */
function targetOf(link) {
  try {
    return realpathSync(link);
  } catch {
    return null;
  }
}
