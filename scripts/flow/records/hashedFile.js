import { createHash } from 'node:crypto';

/**
 * A file that is never fetched again while it stays the same.
 *
 * @typedef {{ path: string, text: string }} HashedFile
 *
 * @param {string} base
 * @param {string} text
 * @returns {HashedFile}
 */
export function hashedFile(base, text) {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
  return { path: `${base}-${hash}.json`, text };
}
