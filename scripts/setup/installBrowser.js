import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { InputError } from '../model/inputError.js';
import { aptInstall } from './aptInstall.js';
import { install } from './ask.js';
import { lookForBrowser } from './findBrowser.js';

/** Behind a firewall a download may hang: ten seconds without an answer are a no. */
const patience = { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' };

/**
 * Tries every way to a browser in turn and takes the first that gives one that runs.
 *
 * @returns {Promise<string>} path of the program
 * @throws {InputError} with what was tried
 */
export async function installBrowser() {
  const tried = [];
  for (const [way, attempt] of ways) {
    const refused = attempt();
    const { path } = refused ? { path: null } : await lookForBrowser();
    if (path) return path;
    tried.push(`${way}: ${refused ?? 'it gave none that runs'}`);
  }
  const hint =
    'install Chromium or Chrome yourself; where it is not on the PATH, put its place in CHROME_PATH';
  throw new InputError(`no Chromium or Chrome, and none could be installed: ${tried.join('; ')}`, { hint });
}

/** @type {[string, () => string | null][]} each says why it could not, or nothing */
const ways = [
  ['playwright install chromium', installWithPlaywright],
  ['apt-get install chromium', () => aptInstall(['chromium'])],
];

function installWithPlaywright() {
  const require = createRequire(import.meta.url);
  const command = join(dirname(require.resolve('@playwright/test/package.json')), 'cli.js');
  const env = { ...process.env, ...patience };
  const done = install(process.execPath, [command, 'install', 'chromium'], { env, timeout: 600_000 });
  return done ? null : 'failed, its download host may be out of reach';
}
