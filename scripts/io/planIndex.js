import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { indexSite } from './indexSite.js';
import { writeFiles } from './writeTree.js';

/**
 * Adds the search index to a new site. What it says of a page is mostly what it said before: such a file is that of the last site.
 *
 * @param {import('./sitePlan.js').SitePlan} plan
 * @param {{ root: string, fresh: string, read: (path: string) => Buffer }} site `fresh`: a folder for what is new
 * @returns {Promise<import('../model/inputError.js').Problem[]>}
 */
export async function planIndex(plan, { root, fresh, read }) {
  const { problems, files } = await indexSite([...plan.keys()], read);
  for (const [path, content] of files) {
    const last = join(root, 'public', path);
    const isLast = existsSync(last) && readFileSync(last).equals(content);
    if (!isLast) writeFiles(fresh, new Map([[path, content]]));
    plan.set(path, { from: isLast ? `public/${path}` : join(fresh, path), share: true });
  }
  return problems;
}
