import './model/lib/freezeObjects.js';
import { fileURLToPath } from 'node:url';
import { readCommand } from './command/readCommand.js';
import { formatProblem, problemOf } from './model/inputError.js';
import { checkNode } from './setup/checkNode.js';
import { lookForBrowser } from './setup/findBrowser.js';
import { installBrowser, installEngines } from './setup/installBrowsers.js';
import { provideHugo } from './setup/installHugo.js';
import { provideNodeModules } from './setup/nodeModules.js';

/*
 * Brings what a clean clone lacks: the npm packages, Hugo and, with `--browser`, a browser for the tests,
 * with `--engines` the other engines that the tests try where they are there.
 * npm runs it before every command. It uses Node's own modules only; where all is in place it asks no network.
 */

const { values } = readCommand({
  usage: `usage: npm run setup
Brings what a clean clone lacks: the npm packages, Hugo, and a browser for the tests.
  --browser  the browser too
  --engines  other browsers, where they are to be had`,
  options: { browser: { type: 'boolean', default: false }, engines: { type: 'boolean', default: false } },
});

const root = fileURLToPath(new URL('..', import.meta.url));

/** @param {string} what */
const say = (what) => process.stderr.write(`setup: ${what}\n`);

async function setup() {
  checkNode();
  provideNodeModules(root);
  await provideHugo();
  if (values.engines) installEngines(say);
  if (!values.browser) return;
  const browser = await lookForBrowser();
  if (!browser.path) {
    say(`installing Chromium (${browser.tried.join('; ')})`);
    say(`using ${await installBrowser()}`);
  }
}

try {
  await setup();
} catch (error) {
  process.stderr.write(`${formatProblem(problemOf(error))}\n`);
  process.exitCode = 1;
}
