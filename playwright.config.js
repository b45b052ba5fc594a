import { defineConfig } from '@playwright/test';
import { freePort } from './scripts/dev/freePort.js';
import { findBrowser, findFirefox, findHeadlessShell } from './scripts/setup/findBrowser.js';
import { blogSite } from './tests/browser/blogFolders.js';
import { everything, inFirefox, passedOver } from './tests/browser/inFirefox.js';

/** Said once: every worker reads this file again. */
process.env.TEST_PORT ??= String(await freePort(8313));
const port = Number(process.env.TEST_PORT);
/** The frozen blog has a server of its own. */
process.env.TEST_BLOG_URL ??= `http://localhost:${await freePort(port + 1)}/`;
/** So have the pages with a chart of each kind. */
process.env.TEST_KINDS_URL ??= `http://localhost:${await freePort(Number(new URL(process.env.TEST_BLOG_URL).port) + 1)}/`;
const isRoot = process.getuid?.() === 0;
/** Nothing of ours is translated: each step would ask for maps of its whole stack. */
Error.prepareStackTrace = undefined;

/** A test talks to its own server alone: whatever a browser asks the network for by itself is switched off. */
const quiet = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // the headless shell fits letters to whole pixels, which no reader's browser does
  '--font-render-hinting=none',
  // pages live for seconds: optimizing their scripts costs more than it saves
  '--js-flags=--no-turbofan --no-maglev',
];

/**
 * Browsers are asked for their versions once, which takes seconds. The headless shell takes about 40 % less processor time for the
 * same tests. Firefox is pinned with Playwright 1.64: 1.65 asks Firefox ESR for an emulation that it does not know.
 */
process.env.TEST_BROWSERS ??= JSON.stringify({ shell: findHeadlessShell(), firefox: findFirefox() });
/** @type {{ shell: string | null, firefox: string | null }} */
const { shell, firefox } = JSON.parse(process.env.TEST_BROWSERS);
if (process.env.TEST_WORKER_INDEX === undefined) {
  if (!shell) console.log('no headless shell of Chromium: the whole browser takes its place');
  if (!firefox) console.log('no Firefox: its tests are passed over');
  else if (everything)
    for (const { title, reason } of passedOver) console.log(`passed over in Firefox: ${title} (${reason})`);
}

/**
 * Half as many frames are painted, no process is begun before a page needs it, one holds all pages, and scripts are not optimized:
 * a sixth less processor time for the same tests.
 */
const firefoxUserPrefs = {
  'layout.frame_rate': 30,
  'dom.ipc.processPrelaunch.enabled': false,
  'dom.ipc.processCount': 1,
  'fission.autostart': false,
  'javascript.options.ion': false,
};

/**
 * Firefox by WebDriver BiDi, as it is installed.
 *
 * @param {string} executablePath
 * @returns {import('@playwright/test').PlaywrightTestOptions & import('@playwright/test').PlaywrightWorkerOptions}
 */
function firefoxUse(executablePath) {
  return /** @type {any} */ ({
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: { executablePath, firefoxUserPrefs },
  });
}

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.spec.js',
  // nothing of ours is to be translated: a clean clone would wait for that
  build: { external: ['**/*.js'] },
  fullyParallel: true,
  // on two processors: a test that waits for its browser leaves its own to another
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // machines of CI are busy: what passes the second time is named as flaky, and stays to be mended
  retries: process.env.CI ? 1 : 0,
  // a busy machine takes its time: what comes is waited for, and costs nothing where it comes soon
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: process.env.CI ? 'list' : 'line',
  outputDir: 'test-results',
  use: { baseURL: `http://localhost:${port}/` },
  projects: [
    // first, as its one worker takes long
    ...(firefox ? [{ name: 'firefox', ...inFirefox, use: firefoxUse(firefox) }] : []),
    {
      name: 'chromium',
      // it visits all pages
      testIgnore: everything ? [] : '**/pageKinds.spec.js',
      use: {
        browserName: 'chromium',
        launchOptions: {
          executablePath: shell ?? (await findBrowser()),
          args: isRoot ? ['--no-sandbox', ...quiet] : quiet,
        },
      },
    },
  ],
  webServer: [
    { command: 'node tests/browser/serve.js public', url: `http://localhost:${port}/` },
    { command: `node tests/browser/serve.js "${blogSite}"`, url: process.env.TEST_BLOG_URL },
    { command: 'node tests/browser/serveChartKinds.js', url: process.env.TEST_KINDS_URL },
  ].map(({ command, url }) => ({
    command: `${command} ${new URL(url).port}`,
    url,
    reuseExistingServer: false,
  })),
});
