import { fileURLToPath } from 'node:url';
import { runWatched } from './runWatched.js';

const build = fileURLToPath(new URL('../build.js', import.meta.url));

/**
 * What a build takes.
 *
 * @param {string} root
 * @param {() => void} [change] before
 */
export function buildOnce(root, change = () => {}) {
  change();
  return runWatched(process.execPath, [build], { cwd: root });
}
