import { expect } from '@playwright/test';
import { atRest } from '../atRest.js';
import { test } from '../keptPage.js';
import { complaintsOf } from '../complaints.js';
import { isOfProgram, pageKinds } from '../pageKinds.js';

// what a page says to the console it says at a first visit too
test.use({ isFirstVisit: true });

/* A page of every kind, for engines that do not visit all pages (pages.spec.js); tests/webkit/ has the same for WebKit. */

const blog = String(process.env.TEST_BLOG_URL);

test(
  'pages of every kind say nothing on the console and scroll only down, at 1280 and 390 px',
  { tag: '@engine' },
  async ({ page }) => {
    test.setTimeout(120_000);
    const complaints = complaintsOf(page);
    for (const path of pageKinds) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(isOfProgram(path) ? path : blog + path);
      for (const width of [1280, 390]) {
        await page.setViewportSize({ width, height: 900 });
        await atRest(page);
        const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        await expect.poll(over, `/${path} is wider than ${width} px by`).toBeLessThanOrEqual(0);
      }
      expect(complaints.splice(0), `/${path}`).toEqual([]);
    }
  },
);

for (const width of [1280, 390])
  test(
    `the source of a number opens by keyboard and lies within the window, at ${width} px`,
    { tag: width === 390 ? '@engine' : [] },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${blog}reviews/small-vm-storage/`);
      await page.locator('.value > button').first().press('Enter');
      const words = page.locator('.source-popover:popover-open');
      await expect(words).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Escape');
      await expect(words).toHaveCount(0);
    },
  );
