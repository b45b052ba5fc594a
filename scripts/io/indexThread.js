import '../model/lib/freezeObjects.js';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { answerAsks } from './askThread.js';
import { isSearched, openSiteIndex } from './indexSite.js';
import { everyFile } from './listFiles.js';

/*
 * Where Pagefind is asked to index a site: a thread that `openIndex` asks, so that pages are read while the build makes its data.
 */

/**
 * @typedef {object} Steps each is asked by its name
 * @property {{ root: string, pages: string[] }} begin with the pages of the last site; `pages`: folders of those that may be new
 * @property {{ root: string, sources: Map<string, string> }} finish `sources`: where each page of the new site is taken from
 */

const index = openSiteIndex();

answerAsks(async (/** @type {Partial<Steps>} */ { begin, finish }) => {
  if (begin) {
    const { root, pages } = begin;
    return index.begin(pagesToCome(root, pages), (from) => readFileSync(resolve(root, from)));
  }
  if (!finish) return null;
  // where Pagefind's program breaks, it never answers: then nothing is left to wait for, and the thread ends
  parentPort?.unref();
  const { root, sources } = finish;
  const indexed = await index.finish(sources, (path) =>
    readFileSync(resolve(root, String(sources.get(path)))),
  );
  parentPort?.ref();
  return indexed;
});

/**
 * Pages of the last site, most of which stand, and those that may be new: with a page that nobody foresaw, the index is made anew.
 *
 * @param {string} root
 * @param {string[]} pages
 * @returns {Map<string, string | null>} by path: where it is taken from, or `null`
 */
function pagesToCome(root, pages) {
  const last = everyFile(join(root, 'public'), '.').filter(isSearched);
  const fresh = pages.map((page) => `${page}/index.html`).filter(isSearched);
  return new Map([
    ...fresh.map((path) => /** @type {const} */ ([path, null])),
    ...last.map((path) => /** @type {const} */ ([path, `public/${path}`])),
  ]);
}
