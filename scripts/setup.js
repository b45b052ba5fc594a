import './model/freezeObjects.js';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { InputError, formatProblem } from './model/inputError.js';
import { lookForBrowser } from './setup/findBrowser.js';
import { lookForHugo } from './setup/findHugo.js';
import { installBrowser } from './setup/installBrowser.js';
import { installEngines } from './setup/installEngines.js';
import { installHugo } from './setup/installHugo.js';
import { installNodeModules, isInstalled } from './setup/nodeModules.js';

/*
 * Brings what a clean clone lacks: the npm packages, Hugo and, with `--browser`, a browser for the tests,
 * with `--engines` the other engines that the tests try where they are there.
 * npm runs it before every command. It uses Node's own modules only; where all is in place it asks no network.
 */

const root = fileURLToPath(new URL('..', import.meta.url));

/** @param {string} what */
const say = (what) => process.stderr.write(`setup: ${what}\n`);

async function setup() {
  checkNode();
  if (!isInstalled(root)) {
    say('installing the npm packages of package-lock.json');
    installNodeModules(root);
  }
  const hugo = lookForHugo();
  if (!hugo.path) {
    say(`installing Hugo into .tools (${hugo.tried.join('; ')})`);
    installHugo(hugo.tried);
  }
  if (process.argv.includes('--engines')) installEngines(say);
  if (!process.argv.includes('--browser')) return;
  const browser = await lookForBrowser();
  if (!browser.path) {
    say(`installing Chromium (${browser.tried.join('; ')})`);
    say(`using ${await installBrowser()}`);
  }
}

/** npm checks `engines` only when it installs; an older Node fails later with a syntax error. */
function checkNode() {
  const { engines } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const [needed, major, minor] = /(\d+)\.(\d+)/.exec(engines.node) ?? [];
  const [haveMajor, haveMinor] = process.versions.node.split('.').map(Number);
  if (haveMajor > Number(major) || (haveMajor === Number(major) && haveMinor >= Number(minor))) return;
  throw new InputError(`Node ${process.versions.node} is too old`, {
    hint: `install Node ${needed} or newer`,
  });
}

try {
  await setup();
} catch (error) {
  if (!(error instanceof InputError)) throw error;
  process.stderr.write(`${formatProblem(error.problem)}\n`);
  process.exitCode = 1;
}
