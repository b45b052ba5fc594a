import { join } from 'node:path';
import { writeExistingSiteConfig } from '../../io/hugoConfig.js';
import { headPartial, readHugoSite } from '../../io/hugoSite.js';
import { readProgramParts } from '../../io/programFiles.js';
import { writeTree } from '../../io/writeTree.js';
import { InputError } from '../../model/inputError.js';
import { programFolder } from '../../model/lib/program.js';
import { isServedPlain } from '../previewSettings.js';
import { packageFile, placedOf } from '../siteMounts.js';
import { existingSiteSettings } from './existingSiteSettings.js';
import { confineStyles } from './confineStyles.js';
import { fitTemplate } from './fitTemplate.js';

const folder = '.build/existing-site';

/**
 * Writes what Hugo needs to show the program's parts in a site with a theme of its own.
 *
 * @param {string} root
 * @param {{ name: string, hugo: string, generated?: string, preview?: boolean }} wanted
 * @returns {{ args: string[], placed: import('../siteMounts.js').Placed[] }}
 * @throws {InputError} where the theme does not show the program's parts
 */
export function configureExistingSite(root, { name, hugo, generated = '.build', preview = false }) {
  const site = readHugoSite(root, hugo);
  if (!site.isReady)
    throw new InputError(`no template of this site has {{ partial "${headPartial}" . }}`, {
      file: 'layouts',
      hint: 'put this line into the head of the theme: PaperMod has layouts/partials/extend_head.html for it, Ananke layouts/_partials/head-additions.html',
    });
  const { templates, styles, words } = readProgramParts();
  const taken = new Set(site.shortcodes);
  const files = templates.flatMap(({ path, text }) => fitTemplate(path, text, taken) ?? []);
  writeTree(
    join(root, folder),
    new Map([
      ...files.map(({ path, text }) => /** @type {[string, string]} */ ([path, text])),
      ['styles.css', confineStyles(styles)],
      ['words.toml', prefixWords(words)],
    ]),
  );
  const { mounts } = existingSiteSettings(site, {
    program: programFolder.replace(/[\\/]$/, '').replaceAll('\\', '/'),
    packageFile,
    generated,
    templates: folder,
  }).module;
  const served = preview ? mounts.filter(isServedPlain) : [];
  const settings = { module: { mounts: mounts.filter((mount) => !served.includes(mount)) } };
  return {
    args: writeExistingSiteConfig(root, settings, { own: site.settings, name }),
    placed: served.map(placedOf),
  };
}

/**
 * The words of the program under names that no theme has.
 *
 * @param {string} text assets/i18n/en.toml
 */
const prefixWords = (text) => text.replaceAll(key, '$1benchfolio-$2');

/** The forms of a plural are names of Hugo's. */
const key = /^(\[?)(?!(?:zero|one|two|few|many|other)\b)([\w-]+)(?=\s*[=\]])/gm;
