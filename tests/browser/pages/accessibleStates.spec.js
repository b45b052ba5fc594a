import { expect } from '@playwright/test';
import { violations } from '../accessible.js';
import { test, wake } from '../onBlog.js';

/* Axe looks at what readers open, on a phone in the dark: there colours are tightest and names shortest. */

test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' });

/** @param {import('@playwright/test').Page} page */
const openAll = (page) =>
  page.evaluate(() => {
    for (const each of document.querySelectorAll('main details')) each.setAttribute('open', '');
  });

test('a chart that is read by keys, with its options open, then at full size', async ({ page }) => {
  await page.goto('reviews/small-vm-storage/');
  const area = await wake(page, 'read-sweep');
  await area.press('ArrowRight');
  await expect(area.locator('.chart-tip')).toBeVisible();
  expect(await violations(page, '#read-sweep')).toEqual([]);
  await page.locator('#read-sweep .chart-options > summary').click();
  expect(await violations(page, '#read-sweep')).toEqual([]);
  // on a wide page the chart is elsewhere: whether it stays in view, and its panel open, is told by where the page was scrolled to
  await page.keyboard.press('Escape');
  const options = page.locator('#read-sweep .chart-options');
  await expect(options).not.toHaveAttribute('open');
  // a phone has no more room than the page takes
  await page.setViewportSize({ width: 1280, height: 900 });
  await options.locator('> summary').click();
  await page.locator('#read-sweep .chart-enter').click();
  await expect(page.locator('#read-sweep .chart-leave')).toBeVisible();
  expect(await violations(page, '#read-sweep')).toEqual([]);
});

test('a comparison with all that is folded open', async ({ page }) => {
  await page.goto('compare/?products=wd-sn520-128,kioxia-bg4-128,virtual-disk');
  await expect(page.locator('.compare-chart').first()).toBeVisible();
  await openAll(page);
  expect(await violations(page)).toEqual([]);
});

test('answers of the finder with weights, and none with the reasons', async ({ page }) => {
  await page.goto('find/?for=recording');
  await expect(page.locator('.find-weights')).toBeVisible();
  await openAll(page);
  expect(await violations(page)).toEqual([]);
  await page.goto('find/?under=1');
  await expect(page.locator('.find-others')).toBeVisible();
  await openAll(page);
  expect(await violations(page)).toEqual([]);
});

test('a list of products and a search that find nothing', async ({ page }) => {
  await page.goto('products/?q=of+no+product');
  await expect(page.getByRole('link', { name: 'Show all' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.goto('search/?q=qqzzqq');
  await expect(page.locator('.search-none')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});
