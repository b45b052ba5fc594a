import { existsSync, mkdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { blogFormat, formatFile, formatOf } from '../model/blogFormat.js';
import { InputError } from '../model/inputError.js';
import { programFolder } from '../model/lib/program.js';
import { hasOwnTheme } from './projectFiles.js';
import { writeAtomic } from './writeAtomic.js';

/**
 * Writes what Hugo's settings are beside the blog's own: those of the program below them, and what always holds above them.
 *
 * @param {string} root of the blog
 * @param {string} text of what always holds, as JSON
 * @param {string} [name] of the files, below `.build`
 * @returns {string[]} arguments for Hugo; paths are relative to the blog, since commas part them
 */
export function writeHugoConfig(root, text, name = 'site') {
  mkdirSync(join(root, '.build'), { recursive: true });
  const program = readFileSync(join(programFolder, 'scripts/flow/hugo.toml'), 'utf8');
  writeAtomic(join(root, `.build/${name}-program.toml`), program);
  writeAtomic(join(root, `.build/${name}.json`), text);
  const files = `.build/${name}-program.toml,config.toml,.build/${name}.json`;
  // Hugo would merge the settings in a folder `config` over these
  return ['--config', files, '--configDir', '.build/no-settings'];
}

/**
 * The same in a site with a theme of its own: its settings stand, and only what the program adds is above them.
 *
 * @param {string} root
 * @param {object} settings
 * @param {{ own: string | null, name: string }} files `own`: the site's, where it is one file
 */
export function writeExistingSiteConfig(root, settings, { own, name }) {
  mkdirSync(join(root, '.build'), { recursive: true });
  writeAtomic(join(root, `.build/${name}.json`), JSON.stringify(settings, null, 1));
  return ['--config', [...(own ? [own] : []), `.build/${name}.json`].join(',')];
}

/**
 * Where the parts of the program are that a blog takes from it: `null` where they are its own.
 *
 * @param {string} root of the blog
 */
export const programBeside = (root) =>
  realpathSync(root) === realpathSync(programFolder)
    ? null
    : programFolder.replace(/[\\/]$/, '').replaceAll('\\', '/');

/**
 * @param {string} root
 * @throws {InputError} where it is no blog
 */
export function checkBlog(root) {
  checkPlaces(root);
  if (existsSync(join(root, 'config.toml')) || hasOwnTheme(root)) return checkFormat(blogFormatOf(root));
  throw new InputError('no config.toml in this folder', {
    hint: 'go to the folder of your blog, or make one: npx benchfolio create my-blog',
  });
}

/**
 * @param {string} root of the blog
 * @throws {InputError} where it cannot be read
 */
export function blogFormatOf(root) {
  const file = join(root, formatFile);
  return formatOf(
    existsSync(file) ? readFileSync(file, 'utf8') : null,
    existsSync(join(root, 'data/devices')),
  );
}

/** @param {number} format */
function checkFormat(format) {
  if (format === blogFormat) return;
  const older = format < blogFormat;
  throw new InputError(
    `this blog is of format ${format}, and this version of Benchfolio reads format ${blogFormat}`,
    {
      file: formatFile,
      hint: older ? 'run npm run migrate, which changes its files' : 'update it: npm update benchfolio',
    },
  );
}

/** What is read by name, or written into; each after the folder it lies in. */
const folders = [
  ...['.build', '.build/cache', 'archetypes', 'assets', 'assets/css', 'content', 'content/reviews', 'data'],
  ...[
    'data/methodologies',
    'data/products',
    'data/raw',
    'data/readers',
    'data/testbeds',
    'layouts',
    'static',
  ],
];
const files = ['config.toml', 'assets/css/theme.css', 'data/format.toml', 'data/vocabulary.toml'];

/**
 * A file where a folder is expected, or the other way round: every step after it would stumble over it in its own way.
 *
 * @param {string} root of the blog
 * @throws {InputError}
 */
export function checkPlaces(root) {
  for (const file of folders) refuseUnless(isFolder(join(root, file)), 'not a folder', file);
  for (const file of files) refuseUnless(isFile(join(root, file)), 'not a file', file);
}

/** @param {string} path */
const isFolder = (path) => statSync(path, { throwIfNoEntry: false })?.isDirectory();

/** @param {string} path */
const isFile = (path) => statSync(path, { throwIfNoEntry: false })?.isFile();

/**
 * @param {boolean | undefined} right `undefined` where nothing is there
 * @param {string} message
 * @param {string} file
 */
function refuseUnless(right, message, file) {
  if (right === false) throw new InputError(message, { file, hint: 'give it another name' });
}
