import { expect } from '@playwright/test';
import { test } from './onBlog.js';

/* What a page says of numbers that were taken from somebody's text: their order without a spread, a range by its ends. */

for (const width of [390, 1280]) {
  test(`a transcribed review tells what its claims rest on, ${width} px wide`, async ({ browser }) => {
    const page = await browser.newPage({ viewport: { width, height: 800 } });
    await page.goto('reviews/compact-m2-roundup/');
    const claim = page.locator('.claim', { hasText: 'the CL1 is last' });
    await expect(claim).toBeVisible();
    await expect(claim).toHaveAttribute('title', /lowest of 7: Lite-On CL1 128 GB 118.MB\/s, then/);
    await expect(claim).toHaveAttribute('title', /as the source states it, without a spread/);
    const stated = page.locator('.value', { hasText: '100 TBW' });
    await expect(stated).toHaveAttribute('title', 'as the maker states it');
    await page.close();
  });

  test(`the page of a product shows a stated range by its ends, ${width} px wide`, async ({ browser }) => {
    const page = await browser.newPage({ viewport: { width, height: 800 } });
    await page.goto('products/lite-on-cl1-128/');
    const lower = page.locator('tr', { hasText: 'Bandwidth, at least' });
    await expect(lower.filter({ hasText: '1200' })).toBeVisible();
    const upper = page.locator('tr', { hasText: 'Bandwidth, at most' });
    await expect(upper.filter({ hasText: '1300' })).toBeVisible();
    await page.close();
  });
}
