import { join, resolve } from 'node:path';
import { removeUnpublished } from '../io/removeUnpublished.js';
import { indexSite } from '../io/indexSite.js';
import { keepAssets } from '../io/keepAssets.js';
import { everyFile, foldersIn } from '../io/listFiles.js';
import { placeFiles } from '../io/placeFiles.js';
import { placeStanding } from '../io/placeStanding.js';
import { hasOwnTheme } from '../io/projectFiles.js';
import { runHugo } from '../io/runHugo.js';
import { sourceDate } from '../io/sourceDate.js';
import { InputError } from '../model/inputError.js';
import { configureHugo } from './configureHugo.js';
import { hugoMemory } from './hugoMemory.js';
import { standingPages } from './standingPages.js';

/**
 * @typedef {import('./incremental/unchangedPages.js').PageInputs} PageInputs
 *
 * @typedef {object} Rendering
 * @property {string} hugo the program
 * @property {string | null} program folder of Benchfolio, where the blog is another one
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
export async function renderSite(root, folder, { hugo, program, inputs, last, problems }) {
  const themed = hasOwnTheme(root);
  const before = join(root, 'public');
  const standing = standingPages(root, { program, inputs, last, tags: foldersIn(before, 'tags') });
  const config = configureHugo(root, { hugo, program, segment: standing?.segment, place: true });

  const args = ['--destination', folder, ...(themed ? [] : ['--minify']), ...config.args];
  const env = {
    ...hugoMemory(Object.keys(inputs.fronts).length),
    SOURCE_DATE_EPOCH: String(sourceDate(root).getTime() / 1000),
  };
  const rendered = await runHugo(hugo, {
    root,
    args: standing ? [...args, '--renderSegments', 'changed'] : args,
    env,
  });
  problems.push(...rendered.problems);
  if (!rendered.ok) throw new InputError('the site was not rendered');

  const places = { root, folder, before: standing ? before : null };
  // beside a page that stands, what was generated may be new: it comes first
  for (const each of config.placed.filter(({ share }) => share)) placePlain(each, places);
  const stands = placeStanding(before, folder, standing?.folders ?? []);
  for (const each of config.placed.filter(({ share }) => !share)) placePlain(each, places);
  if (standing) keepAssets(before, folder, stands);
  removeUnpublished(folder);
  if (!themed) problems.push(...(await indexSite(folder)));
}

/** What is hidden among raw files is of no tool, and may be settings of a server. */
const rawFolder = 'data/raw';
const isHidden = /(?:^|\/)\./;

/**
 * Files that lie in the site as they are. What authors wrote is copied, so that nothing they do to it is done to the site; where
 * it has not changed, the copy of the last site is shared; raw files stand with the page of their product.
 *
 * @param {import('./hugoSettings.js').Placed} mount
 * @param {{ root: string, folder: string, before: string | null }} sites
 */
function placePlain({ source, target, share, flat }, { root, folder, before }) {
  const from = resolve(root, source);
  const to = join(folder, target);
  const paths = everyFile(from, '.').filter(
    (path) => (!flat || !path.includes('/')) && !(source === rawFolder && isHidden.test(path)),
  );
  if (before && !share && source !== rawFolder) placeFiles(join(before, target), to, { share: true, paths });
  placeFiles(from, to, { share, paths });
}
