import { createHash } from 'node:crypto';

/**
 * A file that is never fetched again while it stays the same.
 *
 * @param {string} base
 * @param {string} text
 */
export function hashedFile(base, text) {
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 10);
  return { path: `${base}-${hash}.json`, text };
}
