import { expect } from '@playwright/test';
import { canRead, colouredPixels, textsOf } from '../readPdf.js';
import { test } from '../onBlog.js';

/*
 * Charts on real sheets: an engine that paginates evaluates queries and sizes anew, and may print blanks where the screen in
 * print mode shows charts. Coloured pixels are counted page by page.
 */

/** A4 in inches; the driver of Firefox hands inches on as centimetres. @param {string} browser */
const sheet = (browser) => {
  const unit = browser === 'firefox' ? 2.54 : 1;
  return { width: `${8.27 * unit}in`, height: `${11.69 * unit}in` };
};

test.skip(!canRead, 'pdftoppm is not installed (poppler-utils)');

for (const path of [
  'reviews/small-vm-storage/',
  'reviews/capacity-scaling/',
  'compare/?products=virtual-disk,tmpfs',
])
  test(
    `/${path} has its charts in colour on paper`,
    { tag: path === 'reviews/capacity-scaling/' ? '@engine' : [] },
    async ({ page, browserName }) => {
      await page.goto(path);
      // a comparison draws in the page, for the width that is seen
      if (path.startsWith('compare')) {
        await expect(page.locator('.compare-own')).toHaveCount(1); // the last section
        const figures = await page.locator('figure.chart').count();
        await expect(page.locator('figure.chart .chart-live svg')).toHaveCount(figures);
      }
      const charts = await page.locator('figure.chart').count();
      const pages = colouredPixels(await page.pdf({ ...sheet(browserName), printBackground: true }));
      const coloured = pages.reduce((sum, each) => sum + each, 0);
      expect(coloured, `of ${charts} charts on ${pages.length} sheets: ${pages}`).toBeGreaterThan(
        250 * charts,
      );
    },
  );

test('a table of products has its heads on every sheet that it goes on to', async ({ page }) => {
  await page.goto('products/');
  await expect(page.locator('.catalogue-table .sort-button').first()).toBeAttached();
  const [, second] = textsOf(await page.pdf(sheet('chromium')));
  const [first] = await page.locator('.catalogue-table thead').allTextContents();
  expect(first).toContain('Capacity');
  expect(second.split('\n').slice(0, 3).join(' ')).toMatch(/Product.*Capacity.*Interface/);
});
