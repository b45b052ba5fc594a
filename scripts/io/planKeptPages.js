import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { planFiles } from './sitePlan.js';

/** A page at an earlier address of another one, which is rendered with that. */
const leadsOn = '<meta http-equiv="refresh"';

/**
 * Takes folders of pages that stand over from the last site. Where what cuts the address of a raw file leads to its product, it stands
 * with that.
 *
 * @param {import('./sitePlan.js').SitePlan} plan of the new site
 * @param {object} last
 * @param {string} last.site its folder
 * @param {Iterable<string>} last.paths of its files
 * @param {string[]} last.folders that stand
 * @returns {string[]} paths of the files that it took
 */
export function planKeptPages(plan, { site, paths, folders }) {
  const standing = new Set(folders);
  const taken = [...paths].filter((path) => {
    if (plan.has(path)) return false;
    const own = foldersOf(path).find((folder) => standing.has(folder));
    const [part, id] = path.split('/');
    const leadsTo = part === 'raw' && standing.has(`products/${id}`);
    if (!own && !leadsTo) return false;
    const isPage = path.endsWith('/index.html') && (part === 'raw' || dirname(path) !== own);
    const isLeading = isPage && readFileSync(join(site, path)).includes(leadsOn);
    return isLeading ? leadsTo : own !== undefined;
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
