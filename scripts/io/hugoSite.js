import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { InputError } from '../model/inputError.js';
import { programOptions } from '../model/lib/program.js';
import { listFiles, namesIn } from './listFiles.js';

/**
 * What Hugo knows of a site that is not made with Benchfolio alone.
 *
 * @typedef {object} HugoSite
 * @property {string | null} settings its file of settings, relative to the site; folders of them are Hugo's own to find
 * @property {string} title
 * @property {string} baseURL
 * @property {string} language the usual one
 * @property {{ source: string, target: string }[]} mounts its own
 * @property {string[]} shortcodes names of those that the site and its themes have
 * @property {boolean} isReady whether a template of theirs has the line that brings in Benchfolio
 */

/** What a theme's head calls. */
export const headPartial = 'benchfolio/guest.html';

const settingsFiles = ['hugo', 'config'].flatMap((name) =>
  ['toml', 'yaml', 'yml', 'json'].map((ending) => `${name}.${ending}`),
);

/** @param {string} root @returns {string | null} */
export const hugoSettingsFile = (root) => settingsFiles.find((name) => existsSync(join(root, name))) ?? null;

/**
 * @param {string} root of the site
 * @param {string} hugo the program
 * @returns {HugoSite}
 * @throws {InputError} where Hugo cannot read its settings
 */
export function readHugoSite(root, hugo) {
  const settings = JSON.parse(ask(hugo, root, ['config', '--format', 'json']));
  // one object for each module, one after the other
  const modules = JSON.parse(`[${ask(hugo, root, ['config', 'mounts']).replaceAll(/^\}\s*\{/gm, '},{')}]`);
  const layouts = modules.flatMap(
    (/** @type {{ dir: string, mounts: { source: string, target: string }[] }} */ each) =>
      each.mounts.filter(({ target }) => target === 'layouts').map(({ source }) => join(each.dir, source)),
  );
  return {
    settings: hugoSettingsFile(root),
    title: settings.title ?? '',
    baseURL: settings.baseurl ?? '',
    language: settings.defaultcontentlanguage ?? 'en',
    mounts: modules[0].mounts,
    shortcodes: layouts.flatMap(shortcodesIn),
    isReady: layouts.some((/** @type {string} */ folder) =>
      listFiles(folder).some(
        (path) => /\.html$/.test(path) && readFileSync(join(folder, path), 'utf8').includes(headPartial),
      ),
    ),
  };
}

/** @param {string} layouts */
const shortcodesIn = (layouts) =>
  ['_shortcodes', 'shortcodes'].flatMap((folder) =>
    namesIn(layouts, folder).map((name) => name.replace(/\..*$/, '')),
  );

/** @param {string} hugo @param {string} root @param {string[]} args */
function ask(hugo, root, args) {
  const { status, stdout, stderr } = spawnSync(
    hugo,
    ['--source', root, ...args],
    programOptions({ encoding: 'utf8' }),
  );
  if (status === 0) return stdout;
  throw new InputError(`Hugo cannot read the settings of this site: ${stderr.trim().split('\n').at(-1)}`, {
    file: hugoSettingsFile(root),
    hint: 'the folder is that of a Hugo site, and its theme is there?',
  });
}
