import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/setup/findBrowser.js';

const port = Number(process.env.TEST_PORT ?? 8313);
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
