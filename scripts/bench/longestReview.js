import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../io/listFiles.js';

/**
 * The path of the review with the most to say.
 *
 * @param {string} root
 */
export function longestReview(root) {
  const size = (/** @type {string} */ path) => readFileSync(join(root, path)).length;
  const texts = listFiles(root, 'content/reviews').filter((path) =>
    /^content\/reviews\/[^/]+\/index\.md$/.test(path),
  );
  return texts.sort((a, b) => size(b) - size(a))[0];
}
