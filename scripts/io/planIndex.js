import { dirname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { programOptions } from '../model/lib/program.js';
import { askThread } from './askThread.js';
import { isSearched, noIndex } from './indexSite.js';

/**
 * The search index of a new site, made in a thread of its own. It is begun with the pages of the last site that stand, while the others are
 * made.
 *
 * @typedef {object} Last
 * @property {Iterable<string>} paths of the files of the last site
 * @property {string[]} folders of it that stand
 * @property {string[]} pages by folder, and among them those that may be new
 *
 * @typedef {ReturnType<typeof beginIndex>} BegunIndex
 *
 * @param {string} root
 * @param {Last | null} last `null` where no page stands
 */
export function beginIndex(root, last) {
  const begun = { root, pages: last && pagesToCome(last) };
  const thread = new Worker(
    new URL('indexThread.js', import.meta.url),
    programOptions({ workerData: begun }),
  );
  thread.unref();
  let ended = false;
  thread.once('exit', () => (ended = true));
  // its failure is told when the index is asked for
  thread.on('error', () => (ended = true));
  return {
    /** Where there will be no site. */
    stop: () => thread.terminate(),
    /**
     * Adds the index to the site. What it says of a page is mostly what it said before: such a file is that of the last site.
     *
     * @param {import('./sitePlan.js').SitePlan} plan
     * @param {string} fresh a folder for what is new
     * @returns {Promise<import('../model/inputError.js').Problem[]>}
     */
    async plan(plan, fresh) {
      const searched = [...plan].filter(([path]) => isSearched(path));
      const sources = new Map(searched.map(([path, { from }]) => [path, from]));
      thread.ref();
      const indexed = ended ? null : await askThread(thread, { sources, fresh });
      if (!indexed) return [noIndex(['its program has ended'])];
      const { problems, files } = /** @type {import('./indexThread.js').Indexed} */ (indexed);
      for (const [path, isLast] of files)
        plan.set(path, { from: isLast ? `public/${path}` : join(fresh, path), share: true });
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
