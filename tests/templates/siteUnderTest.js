import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readProject } from '../../scripts/content/readProject.js';
import { relatedFiles } from '../../scripts/flow/records/relatedFiles.js';
import { hugoSettings } from '../../scripts/flow/hugoSettings.js';
import { writeHugoConfig } from '../../scripts/io/hugoConfig.js';
import { readProjectFiles, readSettings } from '../../scripts/io/projectFiles.js';
import { writeFiles } from '../../scripts/io/writeTree.js';
import { findHugo } from '../../scripts/setup/findHugo.js';

const root = fileURLToPath(new URL('../..', import.meta.url));
const fixtures = join(root, 'tests/templates/fixtures');
const templates = [
  'config.toml',
  'layouts',
  'assets/css',
  'assets/i18n',
  'assets/js',
  'static',
  'content/compare',
  'content/data',
  'content/find',
  'content/products',
  'content/methodologies',
  'content/search',
  'content/sections',
  'content/testbeds',
];

/** The cases of a folder of fixtures. @param {string} kind */
export const cases = (kind) => readdirSync(join(fixtures, kind)).sort();

/**
 * @param {string} kind
 * @param {string} name
 * @param {string} file
 */
export const fixture = (kind, name, file) => join(fixtures, kind, name, file);

/**
 * The project's templates around the reviews of a folder of fixtures, built by Hugo in a folder of its own. Every
 * review is given the record `fixtures/generated/review.json`, and no chart beside the first; its own folder `generated` is laid over
 * those of the site, and its own record over that.
 *
 * @param {string} kind folder of cases, each a review
 * @param {string[]} [flags] for Hugo
 * @param {(folder: string) => void} [change] the templates before they are built
 * @returns {{ status: number | null, output: string, pages: Map<string, string>, has: (path: string) => boolean, read: (path: string) => string, remove: () => void }}
 *   pages by their path in the site
 */
export function buildSite(kind, flags = [], change = () => {}) {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  for (const path of templates) cpSync(join(root, path), join(folder, path), { recursive: true });
  const assets = join(folder, '.build/assets');
  cpSync(join(fixtures, 'generated/site'), assets, { recursive: true });
  mkdirSync(join(folder, '.build/static'), { recursive: true });
  for (const name of cases(kind)) {
    cpSync(join(fixtures, kind, name), join(folder, 'content/reviews', name), {
      recursive: true,
      filter: isInput,
    });
    const own = join(fixtures, kind, name, 'generated');
    if (existsSync(own)) cpSync(own, assets, { recursive: true });
    const record = { ...readJson(join(fixtures, 'generated/review.json')), setups: setupsIn(assets) };
    const file = join(assets, `reviews/${name}.json`);
    Object.assign(record, existsSync(file) && readJson(file));
    const texts = { [`reviews/${name}.json`]: JSON.stringify(record), [`charts/${name}.json`]: '{}' };
    writeFiles(assets, new Map(Object.entries(texts)));
  }
  change(folder);
  writeRelated(folder);
  const { text } = hugoSettings(readSettings(folder), { program: null });
  const args = ['--source', folder, ...writeHugoConfig(folder, text), ...flags];
  const { status, stdout, stderr, error } = spawnSync(findHugo(), args, {
    encoding: 'utf8',
  });
  if (error) throw error;
  const site = join(folder, 'public');
  return {
    status,
    output: stdout + stderr,
    pages: readPages(site),
    has: (path) => existsSync(join(site, path)),
    read: (path) => (existsSync(join(site, path)) ? readFileSync(join(site, path), 'utf8') : ''),
    remove: () => rmSync(folder, { recursive: true }),
  };
}

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** All of them, as a review has those that it shows. @param {string} assets */
const setupsIn = (assets) =>
  Object.fromEntries(
    ['methodologies', 'testbeds'].flatMap((folder) =>
      readdirSync(join(assets, folder)).map((name) => [
        `${folder}/${name.replace(/\.json$/, '')}`,
        readJson(join(assets, folder, name)),
      ]),
    ),
  );

/** What pages show of other reviews, as builds write it. @param {string} folder */
function writeRelated(folder) {
  const { reviews } = readProject(readProjectFiles(folder).texts);
  const made = (/** @type {string} */ of) =>
    new Map(
      readdirSync(join(fixtures, 'generated/site', of)).map((name) => [name.replace(/\.json$/, ''), name]),
    );
  const [products, methodologies, testbeds] = ['products', 'methodologies', 'testbeds'].map(made);
  writeFiles(join(folder, '.build'), relatedFiles({ reviews, products, methodologies, testbeds }));
}

/** @param {string} path */
const isInput = (path) => !/(expected.*\.html|error\.txt|[\\/]generated)$/.test(path);

/** @param {string} site */
function readPages(site) {
  if (!existsSync(site)) return new Map();
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  return new Map(
    files.sort().map((file) => [file.replaceAll('\\', '/'), readFileSync(join(site, file), 'utf8')]),
  );
}
