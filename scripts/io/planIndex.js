import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { indexSite } from './indexSite.js';
import { readIndex } from './searchIndex.js';
import { getReadyToIndex } from './searchedPages.js';
import { writeFiles } from './writeTree.js';

const folder = 'pagefind/';

/** What Pagefind writes; other files may lie beside it. */
const isOfIndex = /^pagefind\/(?:pagefind[\w.-]*|wasm\.[\w-]+\.pagefind|\w+\/[\w-]+\.pf_\w+)$/;

/**
 * The search index of the last site, read while Hugo renders, as some page of it will be another one.
 *
 * @param {string} root
 * @param {Iterable<string>} paths of the files of that site
 */
export async function readLastIndex(root, paths) {
  const own = [...paths].filter((path) => isOfIndex.test(path));
  const read = (/** @type {string} */ path) => readFileSync(join(root, 'public', path));
  if (own.length === 0) return null;
  getReadyToIndex();
  return readIndex(new Map(own.map((path) => [path.slice(folder.length), read(path)])));
}

/**
 * Adds the search index to the plan of a new site. What it says of a page is mostly what it said before: such a file is that of the last
 * site.
 *
 * @param {import('./sitePlan.js').SitePlan} plan
 * @param {object} site
 * @param {import('./searchIndex.js').SearchIndex | null} site.last
 * @param {string} site.fresh a folder for what is new
 * @param {(path: string) => Buffer} site.read
 * @returns {Promise<import('../model/inputError.js').Problem[]>}
 */
export async function planIndex(plan, { last, fresh, read }) {
  const stands = (/** @type {string} */ path) => plan.get(path)?.from === `public/${path}`;
  const { problems, files } = await indexSite({ paths: plan.keys(), stands, read }, last);
  for (const [name, content] of files) {
    const path = folder + name;
    const isLast = last?.files.get(name)?.equals(content) ?? false;
    if (!isLast) writeFiles(fresh, new Map([[path, content]]));
    plan.set(path, { from: isLast ? `public/${path}` : join(fresh, path), share: true });
  }
  return problems;
}
