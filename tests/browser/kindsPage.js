import { expect, test as base } from '@playwright/test';
import { typical } from '../charts/fixtures.js';
import { complaintsOf } from './complaints.js';
import { kindsPages as pages } from './serveKinds.js';

/**
 * @typedef {import('@playwright/test').PlaywrightTestArgs & import('@playwright/test').PlaywrightTestOptions & { path: keyof typeof pages, open: (search?: string) => Promise<void> }} Tests
 * @typedef {import('@playwright/test').PlaywrightWorkerArgs & import('@playwright/test').PlaywrightWorkerOptions & { kinds: string }} Worker
 */

/** Their ids in the page of all. */
export const charts = typical.map(({ kind, name }) => `${kind}-${name}`);

/**
 * A test on the page of all, or on that which `path` names, served under the policy that is published. The console has to stay empty.
 *
 * @type {import('@playwright/test').TestType<Tests, Worker>}
 */
export const test = base.extend(
  /** @type {any} */ ({
    kinds: [`${process.env.TEST_KINDS_URL}kinds/`, { scope: 'worker', option: true }],
    path: ['kinds/', { option: true }],
    open: async (/** @type {any} */ { page, kinds, path }, /** @type {any} */ use) => {
      const complaints = complaintsOf(page);
      const address = new URL(`../${path}`, kinds).href;
      await use((search = '') => visit(page, `${address}${search}`, pages[path].length));
      expect(complaints, 'the console stays empty: no error, no refused style or script').toEqual([]);
    },
  }),
);

/** All of them answer. @param {import('@playwright/test').Page} page @param {string} address @param {number} [count] of charts */
export async function visit(page, address, count = charts.length) {
  await page.goto(address);
  await expect(page.locator('.chart-options')).toHaveCount(count, { timeout: 20_000 });
  // what is laid out later moves the rest
  await expect(page.locator('figure.chart:not(.is-laid-out)')).toHaveCount(0, { timeout: 20_000 });
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
