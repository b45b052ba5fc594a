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
export const specialFiles = (root, entries = entriesOf(root)) =>
  pathsOf(entries, 'other').map((file) =>
    problem('no plain file', { file, hint: 'take it away: only files and folders are published' }),
  );

/**
 * Names with a line end or another control character: no list of files can hold them.
 *
 * @param {string} root of the project
 * @param {Entry[]} [entries]
 * @returns {import('../model/inputError.js').Problem[]}
 */
export function brokenNames(root, entries = entriesOf(root)) {
  const named = entries.flatMap(({ path }) => /^.*?[\u0000-\u001F\u007F][^/]*/s.exec(path)?.[0] ?? []);
  return [...new Set(named)]
    .sort()
    .map((path) =>
      problem(`a name with a control character: ${JSON.stringify(path)}`, { hint: 'rename it' }),
    );
}

/** @param {Entry[]} entries @param {Entry['kind']} wanted */
const pathsOf = (entries, wanted) =>
  entries
    .filter(({ kind }) => kind === wanted)
    .map(({ path }) => path)
    .sort();

/**
 * All but folders that lies in these places, found once for everything that looks at it.
 *
 * @typedef {Pick<import('./fingerprint.js').Entry, 'path' | 'kind'>} Entry `path`: relative to the root, with `/`
 *
 * @param {string} root of the project
 * @param {import('./fingerprint.js').Look} [look] that lists its files
 * @returns {Entry[]}
 */
export function entriesOf(root, look) {
  const folders = places.filter((place) =>
    lstatSync(join(root, place), { throwIfNoEntry: false })?.isDirectory(),
  );
  return folders.flatMap((place) => (look ? look.entriesIn(place) : entriesBelow(root, place)));
}

/** @param {string} root @param {string} folder @returns {Entry[]} */
const entriesBelow = (root, folder) =>
  readdirSync(`${root}/${folder}`, { withFileTypes: true }).flatMap((found) => {
    const path = `${folder}/${found.name}`;
    return found.isDirectory() ? entriesBelow(root, path) : { path, kind: kindOf(found) };
  });

/** @param {import('node:fs').Dirent} found @returns {Entry['kind']} */
function kindOf(found) {
  if (found.isFile()) return 'file';
  return found.isSymbolicLink() ? 'link' : 'other';
}

/**
 * Plain files among them, but for hidden ones, as `listFiles` finds them.
 *
 * @param {Entry[]} entries
 * @returns {string[]} in any order
 */
export const filesAmong = (entries) =>
  entries.flatMap(({ path, kind }) => (kind === 'file' && !path.includes('/.') ? path : []));

/** Some of these places may be links themselves. @param {string} root @param {Entry[]} entries */
const linksAmong = (root, entries) =>
  [
    ...places.filter((place) => lstatSync(join(root, place), { throwIfNoEntry: false })?.isSymbolicLink()),
    ...pathsOf(entries, 'link'),
  ].sort();

/** @param {string} link @returns {string | null} `null` where it leads nowhere */
function targetOf(link) {
  try {
    return realpathSync(link);
  } catch {
    return null;
  }
}
