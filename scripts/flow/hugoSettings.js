import { readToml } from '../content/toml.js';
import { programBeside, writeHugoConfig } from '../io/hugoConfig.js';
import { hasOwnTheme, readSettings } from '../io/projectFiles.js';
import { findHugo } from '../setup/findHugo.js';
import { isServedPlain, previewFolder, previewSettings } from './previewSettings.js';
import { packageFile, placedOf, siteMounts } from './siteMounts.js';
import { configureExistingSite } from './existingSite/configureExistingSite.js';

/**
 * @typedef {import('./siteMounts.js').Mount} Mount
 *
 * @typedef {import('./siteMounts.js').Placed} Placed
 *
 * @typedef {object} SettingsWanted
 * @property {string | null} program its folder; `null` where the blog is the program's own
 * @property {string} [generated] the folder with what was generated
 * @property {import('./incremental/unchangedPages.js').StandingPages['segment']} [segment] the pages to render, if not all
 * @property {boolean} [preview] whether Hugo serves live preview
 * @property {boolean} [place] whether the build puts plain files into the site, which is sooner done than by Hugo
 */

/** Nothing is run or fetched while a blog is built, whatever its settings, its layouts or its content say. */
const closed = {
  exec: { allow: ['none'], osEnv: ['(?i)^(?:PATH|TMP|TEMP|TMPDIR|HOME|SYSTEMROOT)$'] },
  funcs: { getenv: ['none'] },
  http: { urls: ['none'], methods: ['none'] },
};

/** Photos are published re-encoded (no EXIF, no GPS); the originals are not. */
const keptBack = { publishResources: false };

/**
 * What holds whatever a blog's own settings say: Hugo reads it last. It is JSON, which Hugo reads as well as TOML.
 *
 * @param {string} text of the blog's config.toml
 * @param {SettingsWanted} wanted
 * @returns {{ text: string, placed: Placed[] }} `placed` in their order: of two files at one address, the first holds
 */
export function hugoSettings(text, { program, generated, segment, preview = false, place = false }) {
  const { value } = readToml(text);
  const own = [value.cascade ?? []].flat();
  const mounts = [
    ...(value.module?.mounts ?? []),
    ...siteMounts({ program, packageFile, generated }),
    ...(preview ? [{ source: previewFolder, target: 'assets/preview' }] : []),
  ];
  const plain = mounts.filter(preview ? isServedPlain : (mount) => place && isPlain(mount));
  const settings = {
    module: { mounts: mounts.filter((each) => !plain.includes(each)) },
    cascade: [
      ...own.map((each) => ({ ...each, build: { ...keptBack, ...each.build } })),
      { build: keptBack },
    ],
    security: closed,
    ...(preview ? previewSettings(value) : {}),
    ...(segment ? { segments: { changed: segment } } : {}),
  };
  return { text: JSON.stringify(settings, null, 1), placed: plain.map(placedOf) };
}

/** Folders of plain files: what authors and the program lay there, raw files, and what was generated. */
const plainSource = /(?:^|\/)static$|^data\/raw$/;

/** @param {Mount} mount @returns {boolean} `false` where Hugo has more to do than to copy */
const isPlain = ({ source, target, ...more }) =>
  plainSource.test(source) &&
  /^static(?:\/|$)/.test(target) &&
  Object.keys(more).every((key) => key === 'files' && more.files?.join() === '*');

/**
 * Writes Hugo's settings for a run: of a blog, or of a site with a theme of its own.
 *
 * @param {string} root
 * @param {Partial<SettingsWanted> & { name?: string, hugo?: string }} [wanted] `name`: of the files, below `.build`
 * @returns {{ args: string[], placed: Placed[] }}
 */
export function configureHugo(
  root,
  { name = 'site', hugo = findHugo(), program = programBeside(root), ...wanted } = {},
) {
  if (hasOwnTheme(root)) return configureExistingSite(root, { name, hugo, ...wanted });
  const { text, placed } = hugoSettings(readSettings(root), { program, ...wanted });
  return { args: writeHugoConfig(root, text, name), placed };
}
