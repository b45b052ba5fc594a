import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyProject } from '../../scripts/io/copyProject.js';
import { programFolder } from '../../scripts/model/lib/program.js';

/** Products of the writing reference, and one whose results are transcribed: more add time, and nothing to find. */
const asked = new Set(
  [
    ...readFileSync(join(programFolder, 'content/reference/index.md'), 'utf8').matchAll(
      /^ {2}"([a-z0-9-]+)",$/gm,
    ),
  ].map(([, id]) => id),
).add('wd-sn520-128');

/** More runs of those of which no run is excluded, and a second campaign, take time and add nothing to find. */
const spare =
  /^data\/raw\/(?:[^/]+\/2026-11-22(?:\/|$)|(?:loop-device|tmpfs|virtual-disk|emulated-folding)\/.*\/run[4-9])/;

/** @param {string} path */
function isOfReference(path) {
  if (spare.test(path)) return false;
  const [, product] = /^data\/(?:products|raw)\/([^/]+?)(?:\.toml)?(?:\/|$)/.exec(path) ?? [];
  return product
    ? asked.has(product)
    : !/^(?:content\/(?:docs|reviews\/(?!_index))|static\/archive)/.test(path);
}

/**
 * A blog with the pages of the reference, which use every chart kind and every shortcode, the data that it asks, and no review.
 *
 * @param {string} root
 */
export const writeReferenceBlog = (root) => copyProject(root, isOfReference);
