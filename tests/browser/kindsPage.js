import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { writeChartSite } from './chartSite.js';
import { complaintsOf } from './complaints.js';
import { serve } from './serve.js';

/** One case of every kind, all on one page, made once for each worker. */
const cases = [
  ['bar', 'read-and-write'],
  ['grouped-bar', 'workloads'],
  ['overall', 'six-products'],
  ['score-table', 'five-cards'],
  ['stacked-bar', 'phases'],
  ['timeline', 'five-by-400'],
  ['timeline', 'panels'],
  ['timeline', 'by-capacity'],
  ['trace', 'power-of-two'],
  ['frame-times', 'two-cards'],
  ['consistency', 'two-products'],
  ['sweep', 'queue-depth'],
  ['latency-throughput', 'three-products'],
  ['percentiles', 'latency'],
  ['histogram', 'four-products'],
  ['history', 'versions'],
  ['scaling', 'three-families'],
  ['heatmap', 'two-products-with-holes'],
  ['dumbbell', 'fresh-and-steady'],
  ['distribution', 'two-heaps'],
  ['scatter', 'speed-and-size'],
  ['value', 'seven-products'],
].map(([kind, name]) => ({ kind, name }));

/**
 * @typedef {import('@playwright/test').PlaywrightTestArgs & import('@playwright/test').PlaywrightTestOptions & { open: (search?: string) => Promise<void> }} Tests
 * @typedef {import('@playwright/test').PlaywrightWorkerArgs & import('@playwright/test').PlaywrightWorkerOptions & { kinds: string }} Worker
 */

/** Their ids in the page. */
export const charts = cases.map(({ kind, name }) => `${kind}-${name}`);

/**
 * A test on that page, served under the policy that is published. The console has to stay empty.
 *
 * @type {import('@playwright/test').TestType<Tests, Worker>}
 */
export const test = base.extend(
  /** @type {any} */ ({
    kinds: [
      // eslint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from this pattern
      async ({}, /** @type {any} */ use) => {
        const folder = mkdtempSync(join(tmpdir(), 'kinds-'));
        await writeChartSite(folder, { 'kinds/': cases });
        const server = serve(folder);
        await new Promise((done) => server.listen(0, 'localhost', () => done(null)));
        const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
        await use(`http://localhost:${port}/kinds/`);
        server.close();
        rmSync(folder, { recursive: true });
      },
      { scope: 'worker', timeout: 120_000 },
    ],
    open: async (/** @type {any} */ { page, kinds }, /** @type {any} */ use) => {
      const complaints = complaintsOf(page);
      await use((search = '') => visit(page, `${kinds}${search}`));
      expect(complaints, 'the console stays empty: no error, no refused style or script').toEqual([]);
    },
  }),
);

/** All of them answer. @param {import('@playwright/test').Page} page @param {string} address */
export async function visit(page, address) {
  await page.goto(address);
  await expect(page.locator('.chart-options')).toHaveCount(charts.length, { timeout: 20_000 });
}

/**
 * The chart with the focus, its live drawing in place.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} id
 */
export async function wake(page, id) {
  const area = page.locator(`#${id} .chart-drawing`);
  await area.scrollIntoViewIfNeeded();
  await area.focus();
  await expect(area.locator('.chart-live:visible svg')).toBeVisible();
  return area;
}

/** What readers who listen are told. @param {import('@playwright/test').Page} page */
export const told = (page) => page.locator('main > [role="status"]');
