import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

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
export const partReader = (root, plan) => (path) => readFileSync(resolve(root, plan.get(path)?.from ?? path));
