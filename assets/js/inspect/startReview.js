import { gzipSync } from 'fflate';
import { zipArchive } from '../../../scripts/render/zipArchive.js';
import { reviewFromFiles } from '../../../scripts/reviewFromFiles/reviewFromFiles.js';

/**
 * @typedef {{ slug: string, zip: Uint8Array, left: string[] }} StartedArchive `left`: files that are not in it, with the reason
 *
 * @param {{ file: string, parsed: import('../../../scripts/results/runs/pairRuns.js').ParsedFile['parsed'] }[]} read
 * @param {object} how
 * @param {Map<string, Blob>} how.given by the names of `read`
 * @param {import('./readFiles.js').Grouping} how.grouping
 * @param {Parameters<typeof reviewFromFiles>[1]['analyse']} how.analyse
 * @param {import('../../../scripts/model/parser.js').Parser[]} how.blogParsers of the site
 * @returns {Promise<StartedArchive>}
 */
export async function startReview(read, { given, grouping, analyse, blogParsers }) {
  const now = Date.now();
  const today = dayOf(now);
  const files = await Promise.all(
    read.map(async ({ file, parsed }) => {
      const blob = /** @type {Blob & { lastModified?: number }} */ (given.get(file));
      const bytes = new Uint8Array(await blob.arrayBuffer());
      const modified = dayOf(blob.lastModified ?? now);
      return { name: file, bytes, sha256: await digest(file, bytes), modified, parsed };
    }),
  );
  const {
    slug,
    files: written,
    left,
  } = reviewFromFiles(files, { grouping, today, analyse, blogParsers, gzip });
  return {
    slug,
    zip: zipArchive(written),
    left: left.map(({ file, problem }) => `${file}: ${problem.message}`),
  };
}

/** The same bytes for the same file. @param {Uint8Array} bytes */
const gzip = (bytes) => gzipSync(bytes, { level: 9, mtime: 0 });

/** @param {number} time milliseconds */
const dayOf = (time) => new Date(time).toISOString().slice(0, 10);

/**
 * SHA-256, by which files that were given twice are found; a page that came over plain HTTP has none, and goes by the names.
 *
 * @param {string} name
 * @param {Uint8Array} bytes
 */
async function digest(name, bytes) {
  if (!crypto.subtle) return name;
  return new Uint8Array(await crypto.subtle.digest('SHA-256', /** @type {BufferSource} */ (bytes))).join();
}
