import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { Builder } from 'selenium-webdriver';
import { freePort } from '../../scripts/dev/freePort.js';
import { findOnPath } from '../../scripts/setup/findOnPath.js';
import { serve } from '../browser/serve.js';
import { listen } from '../listen.js';

/**
 * WebKitGTK's browser under a display of its own, and built sites, each on a port: Safari's engine, as far as a system
 * without Safari has it.
 *
 * @typedef {object} WebKit
 * @property {import('selenium-webdriver').WebDriver} driver
 * @property {string[]} bases addresses of the sites, with their slashes
 * @property {() => Promise<void>} close
 */

/** Debian keeps the small browser outside of the PATH. */
const libraries = '/usr/lib';

/** @returns {string | null} */
function findMiniBrowser() {
  if (!existsSync(libraries)) return null;
  const versions = ['webkitgtk-6.0', 'webkit2gtk-4.1', 'webkit2gtk-4.0'];
  const folders = readdirSync(libraries).filter((name) => name.endsWith('-linux-gnu'));
  const places = folders.flatMap((folder) =>
    versions.map((version) => `${libraries}/${folder}/${version}/MiniBrowser`),
  );
  return places.find((place) => existsSync(place)) ?? null;
}

/** What is missing to run WebKit here; `null` where nothing is. */
export function missingWebKit() {
  const missing = ['WebKitWebDriver', 'Xvfb'].filter((program) => !findOnPath(program));
  if (!findMiniBrowser()) missing.push('MiniBrowser');
  return missing.length > 0
    ? `not installed: ${missing.join(', ')} (Debian: webkit2gtk-driver and xvfb)`
    : null;
}

/**
 * @param {string[]} folders the built sites
 * @returns {Promise<WebKit>}
 */
export async function openWebKit(folders) {
  const servers = folders.map((folder) => serve(folder, { script: consoleScript }));
  const origins = await Promise.all(servers.map(listen));
  const { display, screen } = await startDisplay();
  const port = await freePort(8513);
  const service = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: webkitOn(display),
    stdio: 'ignore',
  });
  const stop = () => {
    service.kill();
    screen.kill();
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  };
  try {
    await answers(`http://127.0.0.1:${port}/status`);
    const driver = await new Builder()
      .usingServer(`http://127.0.0.1:${port}`)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: findMiniBrowser(), args: ['--automation'] },
      })
      .build();
    const bases = origins.map((origin) => `${origin}/`);
    const close = () => driver.quit().finally(stop);
    return { driver, bases, close };
  } catch (error) {
    stop();
    throw error;
  }
}

/** WebDriver has no console: a page's own script, first in its head, keeps what is said there. */
const consoleScript = `
globalThis.consoleSays = [];
for (const level of ['error', 'warn']) {
  const before = console[level];
  console[level] = (...words) => { consoleSays.push(level + ': ' + words.join(' ')); before.apply(console, words); };
}
addEventListener('error', (event) => consoleSays.push('uncaught: ' + (event.message || event.target?.src || event.target?.href)), true);
addEventListener('unhandledrejection', (event) => consoleSays.push('unhandled: ' + event.reason));
addEventListener('securitypolicyviolation', (event) => consoleSays.push('policy: ' + event.violatedDirective + ' ' + event.blockedURI));
`;

/** The environment of WebKit on a display without a graphics card. @param {string} display @returns {NodeJS.ProcessEnv} */
export const webkitOn = (display) => ({
  ...process.env,
  DISPLAY: display,
  GDK_BACKEND: 'x11',
  LIBGL_ALWAYS_SOFTWARE: '1',
  WEBKIT_DISABLE_COMPOSITING_MODE: '1',
});

/** A display that nobody sees. @returns {Promise<{ display: string, screen: import('node:child_process').ChildProcess }>} */
export async function startDisplay() {
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '2000x1400x24', '-nolisten', 'tcp', '-dpi', '96'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const said = /** @type {import('node:stream').Readable} */ (screen.stdio[3]);
  const number = await new Promise((resolve, reject) => {
    said.once('data', (data) => resolve(String(data).trim()));
    screen.once('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)));
  });
  return { display: `:${number}`, screen };
}

/** @param {string} address */
async function answers(address) {
  for (let tries = 0; tries < 600; tries += 1) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no answer from ${address}`);
}
