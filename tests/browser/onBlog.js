import { expect } from '@playwright/test';
import { test as base } from './keptPage.js';

/** A test of readers on the frozen blog, blog/README.md: for whatever names a review, a product or a number. */
export const test = base.extend({ baseURL: process.env.TEST_BLOG_URL });

/**
 * A chart in the middle of the window that answers, with the focus.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} id
 */
export async function wake(page, id) {
  await expect(page.locator(`#${id} .chart-options`)).toBeAttached();
  // what is laid out later moves the rest
  await expect(page.locator('figure.chart:not(.is-laid-out)')).toHaveCount(0, { timeout: 20_000 });
  const area = page.locator(`#${id} .chart-drawing`);
  await area.evaluate((/** @type {HTMLElement} */ each) => {
    each.scrollIntoView({ block: 'center', behavior: 'instant' });
    each.focus({ preventScroll: true });
  });
  await expect(area.locator('.chart-live:visible svg')).toBeVisible();
  return area;
}
