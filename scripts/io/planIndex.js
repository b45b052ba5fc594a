import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { programOptions } from '../model/lib/program.js';
import { askThread } from './askThread.js';
import { isSearched, noIndex } from './indexSite.js';
import { writeFiles } from './writeTree.js';

/**
 * The search index of a new site. Where most pages stand, it is begun with those of the last site as early as can be, while the build
 * makes its data and Hugo renders; what has changed is put in their places at the end.
 *
 * @typedef {ReturnType<typeof openIndex>} SearchIndex
 *
 * @param {string} root
 */
export function openIndex(root) {
  /** @type {Worker | null} */
  let thread = null;
  let begun = Promise.resolve();
  const start = () => {
    const started = new Worker(new URL('indexThread.js', import.meta.url), programOptions({}));
    // where it breaks before it is asked for the index, another one makes that anew
    started.on('error', () => {}).once('exit', () => (thread = null));
    thread = started;
    return started;
  };
  return {
    /** Once. @param {string[]} pages folders of those that may be new */
    begin(pages) {
      if (thread) return;
      const started = start();
      begun = askThread(started, { begin: { root, pages } }).then(
        () => {},
        () => {},
      );
      started.unref();
    },
    /**
     * Adds the index to the site. What it says of a page is mostly what it said before: such a file is that of the last site.
     *
     * @param {import('./sitePlan.js').SitePlan} plan
     * @param {string} fresh a folder for what is new
     * @returns {Promise<import('../model/inputError.js').Problem[]>}
     */
    async plan(plan, fresh) {
      const pages = [...plan].filter(([path]) => isSearched(path));
      const sources = new Map(pages.map(([path, { from }]) => [path, from]));
      thread?.ref();
      await begun;
      /** @type {import('./indexSite.js').Indexed | null} */
      const indexed = await askThread(thread ?? start(), { finish: { root, sources } });
      if (!indexed) return [noIndex(['its program has ended'])];
      for (const [path, content] of indexed.files) {
        const before = join(root, 'public', path);
        const isLast = existsSync(before) && readFileSync(before).equals(content);
        if (!isLast) writeFiles(fresh, new Map([[path, content]]));
        plan.set(path, { from: isLast ? `public/${path}` : join(fresh, path), share: true });
      }
      return indexed.problems;
    },
    /** Where it is done, or there will be no site. */
    async stop() {
      await thread?.terminate();
    },
  };
}
