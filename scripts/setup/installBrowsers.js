import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { InputError } from '../model/inputError.js';
import { ask, install } from './ask.js';
import { findFirefox, findHeadlessShell, lookForBrowser } from './findBrowser.js';
import { findOnPath } from './findOnPath.js';

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

/** WebKit prints from a window of Python's bindings: its driver cannot. */
function canPrint() {
  const bindings = 'import gi; gi.require_version("WebKit2", "4.1"); print("there")';
  return ['python3', '/usr/bin/python3'].some((python) => ask(python, ['-c', bindings]) !== null);
}

/** What the tests take where it is there, by Debian's packages; `pdftoppm` shows what was printed. */
const needed = [
  {
    name: 'chromium-headless-shell',
    isThere: () => Boolean(process.env.CHROME_PATH) || findHeadlessShell() !== null,
  },
  { name: 'firefox-esr', isThere: () => findFirefox() !== null },
  { name: 'webkit2gtk-driver', isThere: () => findOnPath('WebKitWebDriver') !== null },
  { name: 'xvfb', isThere: () => findOnPath('Xvfb') !== null },
  { name: 'poppler-utils', isThere: () => findOnPath('pdftoppm') !== null },
  { name: 'python3-gi', isThere: canPrint },
  { name: 'gir1.2-webkit2-4.1', isThere: canPrint },
];

/**
 * Tries to bring in Chromium's headless shell, Firefox and WebKit. Tests go without what is not there, and say so.
 *
 * @param {(what: string) => void} say
 */
export function installEngines(say) {
  const missing = needed.filter(({ isThere }) => !isThere()).map(({ name }) => name);
  if (missing.length === 0) return;
  say(`installing ${missing.join(', ')}`);
  if (aptInstall(missing) === null) return;
  // a package that this system does not know keeps none of the others away
  for (const name of missing) {
    const refused = aptInstall([name]);
    if (refused) say(`tests go without ${name}: ${refused}`);
  }
}

/**
 * Installs packages of Debian and its descendants.
 *
 * @param {string[]} packages
 * @returns {string | null} why it could not; `null` where it did
 */
function aptInstall(packages) {
  const apt = findOnPath('apt-get');
  if (!apt) return 'this system has no apt-get';
  if (process.getuid?.() !== 0) return `needs root, try \`sudo apt-get install ${packages.join(' ')}\``;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  install(apt, ['update', '-qq'], { env });
  const done = install(apt, ['install', '-qq', '--yes', '--no-install-recommends', ...packages], { env });
  return done ? null : 'failed, look at what it says above';
}
