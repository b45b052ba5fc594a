import { join } from 'node:path';
import { readToml } from '../content/toml.js';
import { dropUnshown } from '../io/dropUnshown.js';
import { indexSite } from '../io/indexSite.js';
import { keepAssets } from '../io/keepAssets.js';
import { everyFile, namesIn } from '../io/listFiles.js';
import { placeFiles } from '../io/placeFiles.js';
import { readSettings } from '../io/projectFiles.js';
import { runHugo } from '../io/runHugo.js';
import { sourceDate } from '../io/sourceDate.js';
import { writeWhole } from '../io/writeWhole.js';
import { InputError } from '../model/inputError.js';
import { siteConfig } from './siteConfig.js';
import { standingPages } from './standingPages.js';

/**
 * @typedef {import('./standingPages.js').PageInputs} PageInputs
 *
 * @typedef {object} Rendering
 * @property {string} hugo the program
 * @property {PageInputs} inputs
 * @property {PageInputs | null} last what the site in `public/` was made of, where it lies there as it was made
 * @property {import('../model/inputError.js').Problem[]} problems a list to add to
 */

/**
 * Makes the new site in a folder of its own: Hugo renders what may differ from the last one, and the rest is put beside it.
 *
 * @param {string} root of the project
 * @param {string} folder
 * @param {Rendering} rendering
 */
export async function renderSite(root, folder, { hugo, inputs, last, problems }) {
  const settings = readSettings(root);
  const taxonomies = Object.values(readToml(settings).value.taxonomies ?? {});
  const standing = standingPages(last, inputs, { content: namesIn(root, 'content'), taxonomies });
  const { text, placed } = siteConfig(settings, standing?.segment);
  const config = join(root, '.build/site.toml');
  writeWhole(config, text);

  const args = ['--destination', folder, '--minify', '--config', config];
  const env = { SOURCE_DATE_EPOCH: String(sourceDate(root).getTime() / 1000) };
  const rendered = await runHugo(hugo, {
    root,
    args: standing ? [...args, '--renderSegments', 'changed'] : args,
    env,
  });
  problems.push(...rendered.problems);
  if (!rendered.ok) throw new InputError('the site was not rendered');

  const before = join(root, 'public');
  const stands = (standing?.folders ?? []).flatMap((place) =>
    placeFiles(join(before, place), join(folder, place), { share: true }).map((path) => `${place}/${path}`),
  );
  for (const each of placed) placePlain(each, { root, folder, before: standing ? before : null });
  if (standing) keepAssets(before, folder, stands);
  dropUnshown(folder);
  problems.push(...(await indexSite(folder)));
}

/**
 * Files that lie in the site as they are. What authors wrote is copied, so that nothing they do to it is done to the site; where
 * it has not changed, the copy of the last site is shared.
 *
 * @param {import('./siteConfig.js').Placed} mount
 * @param {{ root: string, folder: string, before: string | null }} sites
 */
function placePlain({ source, target, share }, { root, folder, before }) {
  const from = join(root, source);
  const to = join(folder, target);
  if (before && !share) placeFiles(join(before, target), to, { share: true, paths: everyFile(from, '.') });
  placeFiles(from, to, { share });
}
