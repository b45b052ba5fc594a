import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isSearched, openSiteIndex } from './indexSite.js';
import { writeFiles } from './writeTree.js';

/**
 * The search index of a new site. It is begun while Hugo renders, with the pages of the last site that stand.
 *
 * @typedef {object} Last
 * @property {Iterable<string>} paths of the files of the last site
 * @property {string[]} folders of it that stand
 * @property {string[]} pages by folder, and among them those that may be new
 *
 * @param {string} root
 * @param {Last | null} last `null` where no page stands
 */
export function beginIndex(root, last) {
  const index = openSiteIndex();
  if (last) index.begin(pagesToCome(last), (from) => readFileSync(join(root, from)));
  return {
    stop: index.stop,
    /**
     * Adds the index to the site. What it says of a page is mostly what it said before: such a file is that of the last site.
     *
     * @param {import('./sitePlan.js').SitePlan} plan
     * @param {{ fresh: string, read: (path: string) => Buffer }} site `fresh`: a folder for what is new
     * @returns {Promise<import('../model/inputError.js').Problem[]>}
     */
    async plan(plan, { fresh, read }) {
      const sources = new Map([...plan].map(([path, { from }]) => [path, from]));
      const { problems, files } = await index.finish(sources, read);
      for (const [path, content] of files) {
        const before = join(root, 'public', path);
        const isLast = existsSync(before) && readFileSync(before).equals(content);
        if (!isLast) writeFiles(fresh, new Map([[path, content]]));
        plan.set(path, { from: isLast ? `public/${path}` : join(fresh, path), share: true });
      }
      return problems;
    },
  };
}

/**
 * Pages of the last site, and those that will most likely be new: with a page that nobody foresaw, the index is made anew.
 *
 * @param {Last} last
 * @returns {Map<string, string | null>} by path: where it is taken from, or `null`
 */
function pagesToCome({ paths, folders, pages }) {
  const standing = new Set(folders);
  const known = [...paths]
    .filter(isSearched)
    .map(
      (path) => /** @type {const} */ ([path, isWithin(dirname(path), standing) ? `public/${path}` : null]),
    );
  const fresh = pages
    .filter((page) => !standing.has(page))
    .map((page) => /** @type {const} */ ([`${page}/index.html`, null]))
    .filter(([path]) => isSearched(path));
  return new Map([...fresh, ...known]);
}

/** @param {string} folder @param {Set<string>} standing @returns {boolean} */
const isWithin = (folder, standing) =>
  folder !== '.' && (standing.has(folder) || isWithin(dirname(folder), standing));
