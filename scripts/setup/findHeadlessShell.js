import { ask } from './ask.js';
import { findOnPath } from './findOnPath.js';

const names = ['chromium-headless-shell', 'chrome-headless-shell'];

/**
 * Chromium without its window, which draws and runs the same pages with less work. Where `CHROME_PATH` names a browser,
 * that one is meant for the tests.
 *
 * @returns {string | null} path
 */
export function findHeadlessShell() {
  if (process.env.CHROME_PATH) return null;
  const runs = (/** @type {string} */ path) => /\bChrom\w+.* \d+\./.test(ask(path, ['--version']) ?? '');
  return names.map(findOnPath).find((path) => path !== null && runs(path)) ?? null;
}
