import { expect } from '@playwright/test';
import { violations } from './accessible.js';
import { test } from './onBlog.js';
import { pageKinds } from './pageKinds.js';

/* Readers who ask for more contrast, or for larger words, get them. */

for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  test(`more contrast, ${colorScheme}: no word is grey, and rules are seen`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, contrast: 'more' });
    await page.goto('reviews/compact-m2-roundup/');
    const seen = await page.evaluate(() => {
      const colour = (/** @type {string} */ part) => getComputedStyle(/** @type {Element} */ (document.querySelector(part))).color; // prettier-ignore
      return { text: colour('body'), subtitle: colour('.chart-subtitle'), caption: colour('.chart-caption') };
    });
    expect(seen.subtitle).toBe(seen.text);
    expect(seen.caption).toBe(seen.text);
    expect(await violations(page)).toEqual([]);
  });
}

test('words of twice the size fit a phone, on pages of every kind', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 844 });
  /** @type {string[]} */
  const wide = [];
  for (const path of pageKinds.filter((each) => each !== 'reference/')) {
    await page.goto(path || './');
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (over > 0) wide.push(`/${path}: ${over} px`);
  }
  expect(wide, 'scrolls sideways by').toEqual([]);
});
