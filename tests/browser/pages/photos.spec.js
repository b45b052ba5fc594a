import { expect } from '@playwright/test';
import { test } from '../keptPage.js';

/* Photos of a gallery: what shows them in full comes when it is asked for. */

test('a photo opens in full by mouse and by keyboard, with its caption, and the page is where it was after it', async ({
  page,
}) => {
  /** @type {string[]} */
  const asked = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const ofViewer = () => asked.filter((path) => /lightbox|photoswipe/.test(path));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/reference/');
  const photos = page.locator('.gallery a[data-pswp-width]');
  const captions = page.locator('.gallery figcaption');
  await photos.first().scrollIntoViewIfNeeded();
  expect(ofViewer()).toEqual([]);

  await photos.first().click();
  const open = page.locator('.pswp--open');
  const said = page.locator('.pswp__caption');
  await expect(open).toBeVisible();
  expect(ofViewer()).toHaveLength(2);
  await expect(said).toHaveText(await captions.nth(0).innerText());
  await page.keyboard.press('ArrowRight');
  await expect(said).toHaveText(await captions.nth(1).innerText());
  await page.keyboard.press('Escape');
  await expect(page.locator('.pswp')).toHaveCount(0);

  await photos.nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(open).toBeVisible();
  await expect(said).toHaveText(await captions.nth(1).innerText());
  await page.keyboard.press('Escape');
  await expect(page.locator('.pswp')).toHaveCount(0);
  await expect(photos.nth(1)).toBeFocused();
  expect(new URL(page.url()).pathname).toBe('/reference/');
});

test('a photo is opened by itself where what shows it cannot be fetched', async ({ page }) => {
  await page.route(/lightbox/, (route) => route.abort());
  await page.goto('/reference/');
  const photo = page.locator('.gallery a[data-pswp-width]').first();
  const address = await photo.getAttribute('href');
  await photo.click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
});
