import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/*
 * To bundle the scripts of pages takes as long as all else of a small site, and most blogs of tests have the same. Within one `npm test`
 * they get what the cache of an earlier one holds: its keys are hashes of all that scripts are made of. `tests/runtime/bundlePage.test.js`
 * tests the bundling, and `reproducible.test.js` a build that keeps nothing.
 */

const ofRun = process.env.TESTS_FOLDER;
const kept = ofRun && join(ofRun, 'page-scripts');
const inBlog = (/** @type {string} */ root) => join(root, '.build/cache/page');

/** @param {string} root of a new blog */
export function lendPageScripts(root) {
  if (kept && existsSync(kept)) cpSync(kept, inBlog(root), { recursive: true });
}

/** @param {string} root of a blog that was built */
export function keepPageScripts(root) {
  if (!kept || existsSync(kept) || !existsSync(inBlog(root))) return;
  const fresh = `${kept}.${process.pid}`;
  cpSync(inBlog(root), fresh, { recursive: true });
  try {
    renameSync(fresh, kept);
  } catch {
    // another process was faster
    rmSync(fresh, { recursive: true, force: true });
  }
}
