import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { UserError, licences, starters } from './readAnswers.js';

const template = fileURLToPath(new URL('template', import.meta.url));

/** npm leaves files of such names out of packages, or takes them for its own. */
const hidden = ['gitignore', 'gitattributes', 'npmrc', 'vscode', 'github', 'editorconfig'];

/** `my-blog` as a first title: `My blog`. @param {string} name */
export const titleOf = (name) => {
  const words = name.replaceAll(/[-_]+/g, ' ').trim() || 'Blog';
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/**
 * Writes a new blog: into a folder beside its place first, so that nothing is left half done.
 *
 * @param {import('./readAnswers.js').Answers & { cwd: string, version: string }} wanted
 * @returns {string} what was done, and the next step
 * @throws {UserError}
 */
export function createBlog({ cwd, version, folder = 'my-blog', ...answers }) {
  const place = resolve(cwd, folder);
  checkPlace(place);
  const program = programOf(answers.from, { cwd, place, version });
  const fresh = `${place}.${process.pid}.new`;
  try {
    mkdirSync(dirname(place), { recursive: true });
    writeBlog(fresh, { ...answers, name: basename(place), program });
    if (existsSync(place)) rmSync(place, { recursive: true });
    renameSync(fresh, place);
  } catch (cause) {
    rmSync(fresh, { recursive: true, force: true });
    const { code } = /** @type {NodeJS.ErrnoException} */ (cause);
    if (!code) throw cause;
    throw new UserError(
      `${place} cannot be written: ${code}`,
      'choose another folder, or give the right to write there',
    );
  }
  const git = initialise(place);
  const path = relative(cwd, place) || '.';
  const shown = /^[\w./\\-]+$/.test(path) ? path : JSON.stringify(path);
  return `${[
    `A new blog is in ${path}${git ? ', and is a git repository' : ''}.`,
    ...(git ? [] : ['git was not found: install it to keep the history; the dates of pages come from it.']),
    'Next:',
    `  cd ${shown}`,
    '  npm install',
    '  npm start          # shows the blog; http://localhost:1313/',
    'README.md there says what else there is.',
  ].join('\n')}\n`;
}

/** @param {string} place */
function checkPlace(place) {
  const found = statSync(place, { throwIfNoEntry: false });
  if (!found) return;
  if (!found.isDirectory()) throw new UserError(`a file has this name: ${place}`, 'choose another name');
  const names = readdirSync(place);
  if (names.length === 0) return;
  const some = names.slice(0, 3).join(', ');
  throw new UserError(
    `the folder is not empty: ${place} has ${some}${names.length > 3 ? ` and ${names.length - 3} more` : ''}`,
    'choose another folder, or empty this one',
  );
}

/**
 * What package.json asks for: an exact version, or the place of a packed program, relative to the blog.
 *
 * @param {string | undefined} from
 * @param {{ cwd: string, place: string, version: string }} context
 */
export function programOf(from, { cwd, place, version }) {
  if (!from) return version;
  const source = resolve(cwd, from);
  const found = statSync(source, { throwIfNoEntry: false });
  if (!found)
    throw new UserError(`no such file or folder: ${from}`, 'name a packed program (npm pack) or its folder');
  if (found.isDirectory() && !existsSync(join(source, 'scripts/command/benchfolio.js')))
    throw new UserError(`no program in this folder: ${from}`, 'name the folder of Benchfolio');
  return `file:${relative(place, source).split(sep).join('/')}`;
}

/**
 * @param {string} fresh
 * @param {import('./readAnswers.js').Answers & { name: string, program: string }} wanted
 */
function writeBlog(
  fresh,
  {
    name,
    program,
    title = titleOf(name),
    author = '',
    url = 'https://example.org/',
    licence = 'CC BY 4.0',
    what = 'drives',
  },
) {
  const starter = starters[what] ?? null;
  for (const part of ['blog', ...(starter ? [starter] : [])])
    cpSync(join(template, part), fresh, { recursive: true });
  for (const each of hidden) renameSync(join(fresh, each), join(fresh, `.${each}`));
  const packageName =
    name
      .toLowerCase()
      .replaceAll(/[^a-z0-9-]+/g, '-')
      .replaceAll(/^-+|-+$/g, '') || 'blog';
  const values = {
    title: JSON.stringify(title),
    titleText: title.replaceAll(/[\\`*_[\]<>#|]/g, '\\$&'),
    author: JSON.stringify(author),
    url: JSON.stringify(url.endsWith('/') ? url : `${url}/`),
    licence: JSON.stringify(licence),
    licenceUrl: JSON.stringify(licences[licence] ?? ''),
    description: JSON.stringify(`Reviews of ${what}, with the raw data and the method behind every number.`),
    // a package of this name would depend on itself
    name: JSON.stringify(packageName === 'benchfolio' ? 'benchfolio-blog' : packageName),
    benchfolio: JSON.stringify(program),
    date: new Date().toISOString().slice(0, 10),
    methodology: starter ? 'methodology = "v1" # a folder of data/methodologies\n' : '',
  };
  for (const path of [
    'config.toml',
    'package.json',
    'README.md',
    'content/_index.md',
    'content/reviews/first-review/index.md',
  ])
    fill(join(fresh, path), values);
}

/**
 * @param {string} file
 * @param {Record<string, string>} values
 */
function fill(file, values) {
  const text = readFileSync(file, 'utf8').replaceAll(/%([a-zA-Z]+)%/g, (whole, key) => values[key] ?? whole);
  writeFileSync(file, text);
}

/** @param {string} place @returns {boolean} whether it is a repository now */
function initialise(place) {
  const git = (/** @type {string[]} */ ...args) =>
    spawnSync('git', args, { cwd: place, stdio: 'ignore' }).status === 0;
  if (!git('--version')) return false;
  // inside another repository the blog is part of that one
  return git('rev-parse', '--is-inside-work-tree') || git('init', '-b', 'main') || git('init');
}
