import { expect, test } from '@playwright/test';
import { test as onBlog } from './onBlog.js';
import { pageKinds } from './pageKinds.js';

/* Readers who set their text to twice its size scroll down and not sideways. */

const more = [
  'reviews/',
  'methodologies/',
  'compare/',
  'find/',
  'inspect/',
  'tags/',
  'docs/start/',
  'formats/',
];

for (const path of [...new Set([...pageKinds, ...more])]) {
  // the documentation belongs to the program
  const onSite = /^(?:reference|docs)/.test(path) ? test : onBlog;
  onSite(`/${path} fits 390 and 1280 px with text of twice the size`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto(path);
    if (path.startsWith('compare/?')) await expect(page.locator('.compare-chart').first()).toBeVisible();
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(sideways, `scrolls sideways at ${width} px by`).toBeLessThanOrEqual(0);
    }
  });
}
