import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { basename, dirname, join } from 'node:path/posix';
import { fetched } from './writeGenerated.js';

/**
 * What a new site is made of: each of its files, and where it is taken from. Of two at one path, the first holds.
 *
 * @typedef {object} Part
 * @property {string} from absolute, or relative to the folder of the project
 * @property {boolean} share as one more name of the same file, which takes no room and hardly time; for what builds alone write, and
 *   never in place
 *
 * @typedef {Map<string, Part>} SitePlan by path
 *
 * @param {SitePlan} plan
 * @param {string} folder whose files these are
 * @param {Iterable<string>} paths below it
 * @param {{ share: boolean, target?: string }} how `target`: a folder of the site
 */
export function planFiles(plan, folder, paths, { share, target = '' }) {
  for (const path of paths) {
    const place = target + path;
    if (!plan.has(place)) plan.set(place, { from: `${folder}/${path}`, share });
  }
}

/**
 * @param {string} root of the project
 * @param {SitePlan} plan
 * @returns {(path: string) => Buffer} reads a file of the site before it lies there
 */
export const readPlanned = (root, plan) => (path) =>
  readFileSync(resolve(root, plan.get(path)?.from ?? path));

/** @param {string} path */
export const isPage = (path) => /\.(?:html|xml)$/.test(path);

/** @param {string} path */
const topOf = (path) => path.split('/')[0];

/**
 * Style sheets and scripts that only pages ask for that stand: Hugo, which did not render these, has not written them. What no page
 * names stays behind, as do earlier versions of generated files: a page that names one is rendered with the next.
 *
 * @param {SitePlan} plan of the new site
 * @param {object} last
 * @param {string} last.site its folder
 * @param {Iterable<string>} last.paths of its files
 * @param {string[]} last.standing those that stand
 */
export function planAssets(plan, { site, paths, standing }) {
  const dealtWith = new Set(['pagefind', ...standing.map(topOf)]);
  const left = [...paths].filter(
    (path) => !dealtWith.has(topOf(path)) && !isPage(path) && !fetched.test(path) && !plan.has(path),
  );
  const pages = alternating(standing.filter(isPage));
  const named = left.filter((path) =>
    pages.some((each) => readFileSync(join(site, each)).includes(basename(path))),
  );
  planFiles(plan, 'public', named, { share: true });
}

/** One page of each kind after the other, as those of one kind ask for the same. @param {string[]} pages */
function alternating(pages) {
  const counts = new Map();
  const rank = new Map(
    pages.map((path) => {
      const count = counts.get(topOf(path)) ?? 0;
      counts.set(topOf(path), count + 1);
      return [path, count];
    }),
  );
  return [...pages].sort((a, b) => rank.get(a) - rank.get(b));
}

/** The first page of a list, and the others by their numbers. */
const pageOfList = /^(?:page\/\d+\/)?index\.html$/;

/** A page at an earlier address of another one, which is rendered with that. */
const leadsOn = '<meta http-equiv="refresh"';

/**
 * Takes folders of pages that stand over from the last site. Where what cuts the address of a raw file leads to its product, it stands
 * with that.
 *
 * @param {SitePlan} plan of the new site
 * @param {object} last
 * @param {string} last.site its folder
 * @param {Iterable<string>} last.paths of its files
 * @param {(path: string) => string} last.hashOf of such a file
 * @param {string[]} last.folders that stand
 * @param {string[]} last.lists addresses of lists that stand page by page, without what lies below them
 * @returns {string[]} paths of the files that it took
 */
export function planKeptPages(plan, { site, paths, hashOf, folders, lists }) {
  const standing = new Set(folders);
  /** By hash: what leads to one product is the same at many addresses. @type {Map<string, boolean>} */
  const known = new Map();
  const isLeading = (/** @type {string} */ path) => {
    const hash = hashOf(path);
    const leads = known.get(hash) ?? readFileSync(join(site, path)).includes(leadsOn);
    known.set(hash, leads);
    return leads;
  };
  const isOfList = (/** @type {string} */ path) =>
    lists.some((list) => path.startsWith(`${list}/`) && pageOfList.test(path.slice(list.length + 1)));
  const taken = [...paths].filter((path) => {
    if (plan.has(path)) return false;
    if (isOfList(path)) return true;
    const own = foldersOf(path).find((folder) => standing.has(folder));
    const [part, id] = path.split('/');
    const leadsTo = part === 'raw' && standing.has(`products/${id}`);
    if (!own && !leadsTo) return false;
    const mayLead = path.endsWith('/index.html') && (part === 'raw' || dirname(path) !== own);
    return mayLead && isLeading(path) ? leadsTo : own !== undefined;
  });
  planFiles(plan, 'public', taken, { share: true });
  return taken;
}

/** The nearest first. @param {string} path */
function foldersOf(path) {
  const folders = [];
  for (let folder = dirname(path); folder !== '.'; folder = dirname(folder)) folders.push(folder);
  return folders;
}

/** What readers may add to charts: the list of a review names files that charts of one question share. */
const list = 'others.json';
const shared = /^charts\/(others\.[^/]*\.json)$/;

/**
 * Takes the charts and the archive of every review that has no page out of a new site: of a draft, and of one whose date has
 * not come. Hugo alone decides which these are; where it made no page of a review's charts, it made none for the review. The list of
 * all charts goes on below `page`, which is the name of no review.
 *
 * @param {SitePlan} plan
 * @param {(path: string) => Buffer} read a file of the site
 */
export function removeUnpublished(plan, read) {
  const paths = [...plan.keys()].filter((path) => path.startsWith('charts/'));
  const slugOf = (/** @type {string} */ path) => /^charts\/(?!page\/)([^/]+)\//.exec(path)?.[1] ?? '';
  const isShown = (/** @type {string} */ slug) => slug === '' || plan.has(`charts/${slug}/index.html`);
  const hidden = paths.filter((path) => !isShown(slugOf(path)));
  if (hidden.length === 0) return;
  for (const path of hidden) {
    plan.delete(path);
    plan.delete(`data/reviews/${slugOf(path)}.zip`);
  }
  const lists = paths.filter((path) => plan.has(path) && path === `charts/${slugOf(path)}/${list}`);
  const named = new Set(lists.flatMap((path) => Object.values(JSON.parse(read(path).toString()))));
  for (const path of paths) {
    const [, name] = shared.exec(path) ?? [];
    if (name && !named.has(name)) plan.delete(path);
  }
}
