import { expect } from '@playwright/test';
import { violations } from '../accessible.js';
import { test } from '../onBlog.js';

/* The picture on the home page: ribbons that are links, and are read by pointing, by keyboard and by screen readers. */

test('pointing at a ribbon reads it, pressing opens the product', async ({ page }) => {
  await page.goto('');
  const ribbon = page.locator('.ribbon').first();
  const status = page.locator('.ribbons-read');
  await expect(status).toContainText('Point at a ribbon');
  const name = String(await ribbon.locator('.ribbon-name').textContent());
  await ribbon.locator('svg').hover({ position: { x: 3, y: 8 } });
  await expect(status).toContainText(name.split(' ')[0]);
  await expect(status).toContainText(/at \d+\s% of .*: [\d.\s]+.?B\/s/);
  await page.mouse.move(0, 0);
  await expect(status).toContainText('Point at a ribbon');
  await ribbon.click();
  await expect(page).toHaveURL(/\/products\//);
});

test('arrow keys move along the ribbon that has the focus', async ({ page }) => {
  await page.goto('');
  const ribbon = page.locator('.ribbon').first();
  const status = page.locator('.ribbons-read');
  await ribbon.focus();
  await page.keyboard.press('ArrowRight');
  await expect(status).toContainText(/at 0\s%/);
  await page.keyboard.press('ArrowRight');
  await expect(status).toContainText(/at 3\s%/);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(status).toContainText(/at 0\s%/);
  await expect(ribbon).toHaveAccessibleName(/: .*B\/s at the beginning, .*B\/s at the end/);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/products\//);
});

test('a finger reads along a ribbon, beside the number by which it is sorted, and sees what it reads', async ({
  browser,
  baseURL,
}) => {
  const phone = { hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } };
  const page = await browser.newPage({ baseURL, ...phone });
  await page.goto('');
  await expect(page.locator('.ribbons-read')).toContainText('Slide a finger along a ribbon');
  await expect(page.locator('.ribbons-head')).toContainText('Sorted by average speed, at the right');
  const averages = page.locator('.ribbon-average');
  await expect(averages.first()).toBeVisible();
  const stated = (await averages.allTextContents()).map((text) => parseFloat(text.replace('>', '')));
  expect(stated).toEqual([...stated].sort((one, other) => other - one));
  const svg = page.locator('.ribbon svg').first();
  await svg.scrollIntoViewIfNeeded();
  await svg.dispatchEvent('pointermove', { pointerType: 'touch', clientX: 195, clientY: 10, bubbles: true });
  await expect(page.locator('.ribbons-read')).toContainText(/at 5\d\s%|at 4\d\s%/);
  await expect(page.locator('.ribbons-read')).toBeInViewport({ ratio: 1 });
  await page.close();
});

test('the picture is there without scripts', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ baseURL, javaScriptEnabled: false });
  await page.goto('');
  expect(await page.locator('.ribbon path').count()).toBeGreaterThan(4);
  await page.close();
});

test('the page of a product shows its own run, and says once what would be the same on every row', async ({
  page,
}) => {
  await page.goto('products/wd-sn520-128/');
  await expect(page.locator('.ribbon')).toHaveCount(1);
  await page.locator('.ribbon').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.locator('.ribbons-read')).toContainText(/at 100\s%/);
  await expect(page.locator('main')).toContainText(
    'Runs per result: not stated, unless the row says otherwise.',
  );
  await expect(page.getByRole('columnheader', { name: /confidence interval|largest run/ })).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/methodologies\/.*\/disk-fill\//);
});
