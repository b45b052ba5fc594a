import { defineConfig } from '@playwright/test';
import { freePort } from './scripts/dev/freePort.js';
import { findBrowser } from './scripts/setup/findBrowser.js';

/** Said once: every worker reads this file again. */
process.env.TEST_PORT ??= String(await freePort(8313));
const port = Number(process.env.TEST_PORT);
const isRoot = process.getuid?.() === 0;

/** A test talks to its own server alone: whatever a browser asks the network for by itself is switched off. */
const quiet = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '**/*.spec.js',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.CI ? 'list' : 'line',
  outputDir: 'test-results',
  use: {
    baseURL: `http://localhost:${port}/`,
    browserName: 'chromium',
    launchOptions: {
      executablePath: await findBrowser(),
      args: isRoot ? ['--no-sandbox', ...quiet] : quiet,
    },
  },
  webServer: {
    command: `node tests/browser/serve.js public ${port}`,
    url: `http://localhost:${port}/`,
    reuseExistingServer: false,
  },
});
