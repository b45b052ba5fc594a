import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { lastGenerated } from '../flow/incremental/generateIfChanged.js';
import { readChecked, writeChecked } from '../io/writeAtomic.js';

/** @typedef {{ made: import('../flow/incremental/unchangedReviews.js').Made, inputs: import('../flow/incremental/unchangedReviews.js').Inputs }} Last */

/**
 * What a preview left in `.build/`, for the next one. A build that came after it left something else there.
 *
 * @param {string} root
 */
export function lastPreviewed(root) {
  const file = join(root, '.build/done/preview.json');
  const builds = join(root, '.build/done/data.json');
  const lastBuild = () => (existsSync(builds) ? readFileSync(builds).subarray(0, 16).toString('hex') : '');
  return {
    /** @returns {Last | null} */
    read() {
      const kept = readChecked(file);
      const record = kept && JSON.parse(kept.toString());
      const isThere = (/** @type {string} */ path) => existsSync(join(root, '.build', path));
      if (record?.after === lastBuild() && pathsOf(record.last).every(isThere)) return record.last;
      return lastGenerated(root);
    },
    /** @param {Last} last */
    write(last) {
      mkdirSync(dirname(file), { recursive: true });
      writeChecked(file, JSON.stringify({ after: lastBuild(), last }));
    },
    /** While a round writes, what lies there is of neither. */
    remove: () => rmSync(file, { force: true }),
  };
}

/** @param {Last} last */
const pathsOf = ({ made }) => [
  ...(made.common ?? []),
  ...Object.values(made.reviews).flatMap(({ files, lists }) => [...files, ...lists]),
];
