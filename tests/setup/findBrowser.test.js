import assert from 'node:assert/strict';
import { chmodSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { findBrowser, findHeadlessShell, lookForBrowser } from '../../scripts/setup/findBrowser.js';
import { temporaryFolder } from '../io/temporary.js';
import { withEnvironment } from './withEnvironment.js';

const windows = process.platform === 'win32' && 'the fake programs need a shell that reads their first line';

/**
 * @param {import('node:test').TestContext} t
 * @param {string} name
 * @param {string} script what the fake browser does
 */
function fakeBrowser(t, name, script) {
  const folder = temporaryFolder(t, { [name]: `#!/bin/sh\n${script}\n` });
  chmodSync(join(folder, name), 0o755);
  return { folder, path: join(folder, name) };
}

test('an installed browser is taken under each of its names', { skip: windows }, async (t) => {
  for (const [name, answer] of [
    ['chromium', 'Chromium 156.0.8078.79 built on Debian GNU/Linux 12 (bookworm)'],
    ['google-chrome', 'Google Chrome 140.0.1.2'],
  ]) {
    const { folder, path } = fakeBrowser(t, name, `echo "${answer}"`);
    assert.equal(await withEnvironment({ CHROME_PATH: undefined, PATH: folder }, findBrowser), path);
  }
});

test(
  'what only stands for a browser is passed over, and named in the message',
  { skip: windows },
  async (t) => {
    const { folder, path } = fakeBrowser(
      t,
      'chromium-browser',
      'echo "please install the chromium snap"; exit 1',
    );
    const environment = { CHROME_PATH: undefined, PATH: folder, PLAYWRIGHT_BROWSERS_PATH: folder };
    const found = await withEnvironment(environment, lookForBrowser);
    assert.notEqual(found.path, path);
    if (!found.path) assert.match(found.tried.join('; '), /chromium-browser does not run/);
  },
);

test(
  'CHROME_PATH is taken before all others, and refused where it will not do',
  { skip: windows },
  async (t) => {
    const { path } = fakeBrowser(t, 'mine', 'echo "Chromium 150.0.0.1"');
    assert.equal(await withEnvironment({ CHROME_PATH: path }, findBrowser), path);
    const error = { name: 'InputError', message: /^CHROME_PATH names no browser that runs: \/none\/such$/ };
    await assert.rejects(async () => withEnvironment({ CHROME_PATH: '/none/such' }, findBrowser), error);
  },
);

test(
  'the headless shell is found where it runs, and CHROME_PATH goes before it',
  { skip: windows },
  async (t) => {
    const version = 'echo "Chromium 156.0.8078.79"';
    const { folder, path } = fakeBrowser(t, 'chromium-headless-shell', version);
    const find = (/** @type {Record<string, string | undefined>} */ environment) =>
      withEnvironment({ CHROME_PATH: undefined, PATH: folder, ...environment }, findHeadlessShell);
    assert.equal(await find({}), path);
    assert.equal(await find({ CHROME_PATH: path }), null);
    const broken = fakeBrowser(t, 'chromium-headless-shell', 'exit 1');
    assert.equal(await find({ PATH: broken.folder }), null);
  },
);
