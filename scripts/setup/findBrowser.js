import { homedir } from 'node:os';
import { InputError } from '../model/inputError.js';
import { ask } from './ask.js';
import { findOnPath, isProgram } from './findOnPath.js';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/**
 * A browser to test with: the one `CHROME_PATH` names, an installed Chromium or Chrome, else Playwright's own.
 *
 * @returns {Promise<string>} path
 * @throws {InputError} where there is none
 */
export async function findBrowser() {
  const { path, tried } = await lookForBrowser();
  if (path) return path;
  throw new InputError(`no Chromium or Chrome: ${tried.join('; ')}`, {
    hint: 'run `node scripts/setup.js --browser`, or set CHROME_PATH to the program',
  });
}

/**
 * @returns {Promise<{ path: string | null, tried: string[] }>} and where it was looked for in vain
 * @throws {InputError} where `CHROME_PATH` names something that will not do
 */
export async function lookForBrowser() {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (isBrowser(named)) return { path: named, tried: [] };
    const hint = 'name Chromium or Chrome, or unset CHROME_PATH to have one looked for';
    throw new InputError(`CHROME_PATH names no browser that runs: ${named}`, { hint });
  }
  const installed = [...names.map(findOnPath), ...usualPlaces().filter(isProgram)].filter(
    (path) => path !== null,
  );
  const path = installed.find(isBrowser);
  if (path) return { path, tried: [] };
  const own = await playwrightBrowser();
  if (own && isBrowser(own)) return { path: own, tried: [] };
  const broken = installed.map((each) => `${each} does not run`);
  return {
    path: null,
    tried: [...(broken.length ? broken : ['none installed']), `Playwright's own: none that runs`],
  };
}

/**
 * Asks for the version, because Ubuntu's `chromium-browser` is only a note that there is none.
 * On Windows the question would open a window.
 *
 * @param {string} path
 */
function isBrowser(path) {
  if (!isProgram(path)) return false;
  return process.platform === 'win32' || /\b(Chromium|Chrome)\b.* \d+\./.test(ask(path, ['--version']) ?? '');
}

/** Where Playwright would put its browser; its packages may not be installed yet. */
async function playwrightBrowser() {
  try {
    const { chromium } = await import('@playwright/test');
    return chromium.executablePath();
  } catch {
    return null;
  }
}

/** @returns {string[]} */
function usualPlaces() {
  if (process.platform === 'darwin') {
    const apps = ['Google Chrome', 'Chromium'].map(
      (name) => `Applications/${name}.app/Contents/MacOS/${name}`,
    );
    return ['', homedir()].flatMap((folder) => apps.map((app) => `${folder}/${app}`));
  }
  if (process.platform === 'win32') {
    const { PROGRAMFILES, 'PROGRAMFILES(X86)': x86, LOCALAPPDATA } = process.env;
    const folders = [PROGRAMFILES, x86, LOCALAPPDATA].filter((folder) => folder !== undefined);
    return folders.flatMap((folder) =>
      ['Google\\Chrome', 'Chromium'].map((name) => `${folder}\\${name}\\Application\\chrome.exe`),
    );
  }
  return [];
}

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

const shellNames = ['chromium-headless-shell', 'chrome-headless-shell'];

/**
 * Chromium without its window, which draws and runs the same pages with less work. Where `CHROME_PATH` shellNames a browser,
 * that one is meant for the tests.
 *
 * @returns {string | null} path
 */
export function findHeadlessShell() {
  if (process.env.CHROME_PATH) return null;
  const runs = (/** @type {string} */ path) => /\bChrom\w+.* \d+\./.test(ask(path, ['--version']) ?? '');
  return shellNames.map(findOnPath).find((path) => path !== null && runs(path)) ?? null;
}
