import { expect } from '@playwright/test';
import { test } from '../keptPage.js';
import { violations } from '../accessible.js';
import { test as onBlog, wake } from '../onBlog.js';
import { isOfProgram, pageKinds } from '../pageKinds.js';

/* Readers who set their text to twice its size scroll down and not sideways. */

const more = [
  'reviews/',
  'methodologies/',
  'compare/',
  'find/',
  'find/?for=web-server',
  'inspect/',
  'tags/',
  'docs/start/',
  'formats/',
];

for (const path of [...new Set([...pageKinds, ...more])]) {
  const onSite = isOfProgram(path) ? test : onBlog;
  onSite(`/${path} fits 390 and 1280 px with text of twice the size`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto(path);
    if (path.startsWith('find/?')) await expect(page.locator('.find-table').first()).toBeVisible();
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

onBlog.describe('390 px wide, with text of twice the size', () => {
  onBlog.use({ viewport: { width: 390, height: 900 } });

  onBlog('dates and the reviews before and after stay in the column of a review', async ({ page }) => {
    await page.goto('reviews/small-vm-storage/');
    const beyond = await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
      const [dates, reviews] = ['.review-header .facts-line', '.pager'].map(
        (each) => /** @type {Element} */ (document.querySelector(each)),
      );
      dates.innerHTML = '<li>Changed <time>23 November 2026</time></li>';
      reviews.innerHTML = ['Earlier: Compressors', 'Later: Static site generators']
        .map((title) => `<a href="/">${title}: what is quick, what waits</a>`)
        .join('');
      return [...dates.querySelectorAll('time'), ...reviews.children]
        .filter((each) => {
          const column = /** @type {Element} */ (each.closest('.facts-line, .pager'));
          return each.getBoundingClientRect().right > column.getBoundingClientRect().right + 0.5;
        })
        .map(({ textContent }) => textContent);
    });
    expect(beyond).toEqual([]);
  });

  onBlog(
    'the text of a chart grows with the page, and the keys bring each mark into sight',
    async ({ page }) => {
      await page.goto('reviews/small-vm-storage/');
      const area = await wake(page, 'one-read');
      const sizeOf = () =>
        area
          .locator('.chart-live:visible text')
          .first()
          .evaluate((each) => each.getBoundingClientRect().height);
      const before = await sizeOf();
      await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
      await expect.poll(sizeOf).toBeGreaterThan(before * 1.6);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      // the drawing goes on to the right, and says so
      expect(await area.evaluate((each) => each.scrollWidth - each.clientWidth)).toBeGreaterThan(0);
      expect(await area.evaluate((each) => getComputedStyle(each).backgroundImage)).toContain('gradient');
      for (const key of ['End', 'Home']) {
        await area.press(key);
        const [ring, tip, seen] = await area.evaluate((each) =>
          [each.querySelector('.chart-ring'), each.querySelector('.chart-tip'), each].map((part) => {
            const { left, right } = /** @type {Element} */ (part).getBoundingClientRect();
            return { left, right };
          }),
        );
        expect(ring.left, key).toBeGreaterThanOrEqual(seen.left);
        expect(ring.right, key).toBeLessThanOrEqual(seen.right);
        expect(tip.left, key).toBeCloseTo(seen.left, 0);
      }
      expect(await violations(page, '#one-read')).toEqual([]);
    },
  );
});
