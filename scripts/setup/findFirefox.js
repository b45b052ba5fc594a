import { ask } from './ask.js';
import { findOnPath } from './findOnPath.js';

/**
 * Firefox to test with: the one that `FIREFOX_PATH` names, or one on the PATH. Tests go without it where there is none.
 *
 * @returns {string | null} path
 */
export function findFirefox() {
  const places = [process.env.FIREFOX_PATH, findOnPath('firefox-esr'), findOnPath('firefox')];
  const runs = (/** @type {string} */ path) => /^Mozilla Firefox \d/m.test(ask(path, ['--version']) ?? '');
  return places.find((path) => path && runs(path)) ?? null;
}
