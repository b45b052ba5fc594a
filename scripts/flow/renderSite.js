import { join, resolve } from 'node:path';
import { clearFolder, fillSite, keptSite } from '../io/fillSite.js';
import { everyFile, foldersIn } from '../io/listFiles.js';
import { planIndex, readLastIndex } from '../io/planIndex.js';
import { hasOwnTheme } from '../io/projectFiles.js';
import { runHugo } from '../io/runHugo.js';
import {
  isPage,
  readPlanned,
  planAssets,
  planFiles,
  planKeptPages,
  removeUnpublished,
} from '../io/sitePlan.js';
import { InputError } from '../model/inputError.js';
import { configureHugo } from './hugoSettings.js';
import { hugoMemory } from './hugoMemory.js';
import { pagesToKeep } from './pagesToKeep.js';

/**
 * @typedef {import('./incremental/unchangedPages.js').PageInputs} PageInputs
 *
 * @typedef {object} Rendering
 * @property {string} hugo the program
 * @property {string | null} program folder of Benchfolio, where the blog is another one
 * @property {PageInputs} inputs
 * @property {PageInputs | null} last what the site in `public/` was made of, where it lies there as it was made
 * @property {import('../io/builtFiles.js').BuiltFiles} built
 * @property {import('../io/lookAhead.js').Ahead} [ahead] what a thread has looked at already
 * @property {import('./incremental/inputs.js').InputLook} look
 * @property {import('../model/inputError.js').Problem[]} problems a list to add to
 */

/** The site before the last one: most of its files are those of the next one, too, and so they take no room. */
export const siteBefore = '.build/before';

/**
 * Makes the new site in a folder of its own: Hugo renders what may differ from the last one, and the rest is put beside it.
 *
 * @param {string} root of the project
 * @param {string} folder
 * @param {Rendering} rendering
 * @returns {Promise<{ note: () => void, keep: string | null }>} `note`: of what was made, once it is in `public/`; `keep`: where the last
 *   site is to be, if pages of it stand in this one
 */
export async function renderSite(
  root,
  folder,
  { hugo, program, inputs, last, built, ahead, look, problems },
) {
  const themed = hasOwnTheme(root);
  const before = join(root, 'public');
  const standing = pagesToKeep(root, { program, inputs, last, tags: foldersIn(before, 'tags') });
  const config = configureHugo(root, { hugo, program, segment: standing?.segment, place: true });
  const fresh = standing ? join(root, '.build/rendered') : folder;
  clearFolder(fresh);

  const args = ['--destination', fresh, ...(themed ? [] : ['--minify']), ...config.args];
  const env = {
    ...hugoMemory(Object.keys(inputs.fronts).length),
    SOURCE_DATE_EPOCH: inputs.date,
  };
  const paths = standing ? built.pathsIn('public') : new Set();
  const keep = join(root, siteBefore);
  const [rendered, lastIndex, kept] = await Promise.all([
    runHugo(hugo, { root, args: standing ? [...args, '--renderSegments', 'changed'] : args, env }),
    readLastIndex(root, paths),
    standing && keptSite(keep, { site: before, paths }, ahead),
  ]);
  problems.push(...rendered.problems);
  if (!rendered.ok) throw new InputError('the site was not rendered');

  const plan = planSite(root, { fresh, placed: config.placed, standing, paths, built, look });
  const read = readPlanned(root, plan);
  removeUnpublished(plan, read);
  if (!themed) problems.push(...(await planIndex(plan, { last: lastIndex, fresh, read })));

  if (!standing) clearFolder(keep);
  const placed = fillSite(root, folder, plan, { kept, fresh, diskOf: built.diskOf });
  return { note: () => built.renew('public', plan, placed), keep: standing && keep };
}

/**
 * What the new site is made of: what was rendered, what lies there as it is, and pages of the last site.
 *
 * @param {string} root
 * @param {Pick<Rendering, 'built' | 'look'> & { fresh: string, placed: import('./hugoSettings.js').Placed[],
 *   standing: ReturnType<typeof pagesToKeep>, paths: Set<string> }} made `fresh`: where Hugo rendered; `paths`: of the last site, where any of
 *   it stands
 */
function planSite(root, { fresh, placed, standing, paths, built, look }) {
  /** @type {import('../io/sitePlan.js').SitePlan} */
  const plan = new Map();
  const last = { site: join(root, 'public'), paths };
  const rendered = everyFile(fresh, '.');
  // style sheets and fonts come with any page, mostly as they were
  const isSame = (/** @type {string} */ path) =>
    !isPage(path) && built.equals(`public/${path}`, join(fresh, path));
  if (standing) planFiles(plan, 'public', rendered.filter(isSame), { share: true });
  planFiles(plan, fresh, rendered, { share: true });
  const planPlaced = (/** @type {boolean} */ shared) => {
    for (const each of placed.filter(({ share }) => share === shared))
      planPlain(plan, each, { root, before: paths, built, look });
  };
  // beside a page that stands, what was generated may be new: it comes first
  planPlaced(true);
  const hashOf = (/** @type {string} */ path) => String(built.hashOf(`public/${path}`));
  const { folders = [], lists = [] } = standing ?? {};
  const kept = planKeptPages(plan, { ...last, hashOf, folders, lists });
  planPlaced(false);
  if (standing) planAssets(plan, { ...last, standing: kept });
  return plan;
}

/** What is hidden among raw files is of no tool, and may be settings of a server. */
const rawFolder = 'data/raw';
const isHidden = /(?:^|\/)\./;

/**
 * Files that lie in the site as they are. What authors wrote is copied, so that nothing they do to it is done to the site; where
 * it has not changed, the copy of the last site is shared; raw files stand with the page of their product.
 *
 * @param {import('../io/sitePlan.js').SitePlan} plan
 * @param {import('./hugoSettings.js').Placed} mount
 * @param {Pick<Rendering, 'built' | 'look'> & { root: string, before: Set<string> }} sites `before`: paths of the last site, where any of
 *   it stands; `look`: has listed the raw files, and `built` what was generated
 */
function planPlain(plan, { source, target: place, share, flat }, { root, before, built, look }) {
  const target = place && `${place}/`;
  const filesIn = () => {
    if (share) return [...built.pathsIn(source)];
    if (source !== rawFolder) return everyFile(resolve(root, source), '.');
    return look.project.everyFile(source).map((path) => path.slice(source.length + 1));
  };
  const paths = filesIn().filter(
    (path) => (!flat || !path.includes('/')) && !(source === rawFolder && isHidden.test(path)),
  );
  if (!share && source !== rawFolder) {
    const copied = paths.filter((path) => before.has(target + path));
    planFiles(plan, `public/${place}`, copied, { share: true, target });
  }
  planFiles(plan, source, paths, { share, target });
}
