import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { programFolder } from '../model/lib/program.js';
import { listFiles } from './listFiles.js';

/** In the order of layouts/_partials/head/styles.html; on a page of another theme there is one style sheet. */
const sheets = ['tokens', 'base', 'components', 'pages', 'print'];

const read = (/** @type {string} */ path) => readFileSync(join(programFolder, path), 'utf8');

/**
 * Templates, styles and words of the program, as they are written.
 */
export const readProgramParts = () => ({
  templates: listFiles(programFolder, 'layouts').map((path) => ({ path, text: read(path) })),
  styles: sheets
    .flatMap((name) => listFiles(programFolder, `assets/css/${name}`))
    .map(read)
    .join('\n'),
  words: read('assets/i18n/en.toml'),
});

/** A file of the program as text. @param {string} path */
export const programCode = (path) => readFileSync(path, 'utf8');

const folder = new URL('../new/ready/', import.meta.url);

/** Names of the methodologies that come with the program. */
export const readyMethodologies = readdirSync(folder).sort();

/**
 * The files of one of them, by their name in its folder.
 *
 * @param {string} name one of `readyMethodologies`
 * @returns {Map<string, string>}
 */
export function readyFiles(name) {
  const own = new URL(`${name}/`, folder);
  return new Map(
    readdirSync(own)
      .sort()
      .map((file) => [file, readFileSync(new URL(file, own), 'utf8')]),
  );
}

/**
 * A blog's templates, and its adapters, which make pages: those that it has not taken over from the program as they are.
 *
 * @param {string} root of the blog
 */
export const blogTemplates = (root) =>
  blogFiles(root, [
    ...listFiles(root, 'layouts'),
    ...listFiles(root, 'content').filter((path) => path.endsWith('.gotmpl')),
  ]);

/**
 * Files of a blog that are not those of the program.
 *
 * @param {string} root of the blog
 * @param {string[]} paths where they may be
 * @returns {{ path: string, text: string }[]}
 */
export const blogFiles = (root, paths) =>
  paths
    .filter((path) => existsSync(join(root, path)))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
    .filter(({ path, text }) => !existsSync(join(programFolder, path)) || read(path) !== text);

/** Front matter of a page of the program. @param {string} path */
export const programFront = (path) => /^\+\+\+\r?\n([^]*?)\r?\n\+\+\+/.exec(read(path))?.[1] ?? '';
