import { expect } from '@playwright/test';
import { atRest } from '../atRest.js';
import { complaintsOf } from '../complaints.js';
import { test } from '../onBlog.js';

/*
 * A network that is slow, or gone once the page is there: what was loaded goes on, what is missing is named, and it can be tried
 * again. What fails while a page is loaded is in failing.spec.js.
 */

const review = 'reviews/small-vm-storage/';
const cut = (/** @type {import('@playwright/test').Route} */ route) => route.abort('connectionreset');

/** What pages do not catch. @param {import('@playwright/test').Page} page */
function uncaughtOf(page) {
  /** @type {string[]} */
  const uncaught = [];
  page.on('pageerror', (error) => uncaught.push(String(error)));
  return uncaught;
}

test('offline after it was loaded, a review answers, and menus say what they lack', async ({ page }) => {
  const uncaught = uncaughtOf(page);
  await page.goto(review);
  const figure = page.locator('#one-read');
  await expect(figure.locator('.chart-options')).toBeAttached();
  await atRest(page);
  await page.route('**/*', cut);
  await figure.locator('.chart-drawing').focus();
  await page.keyboard.press('ArrowRight');
  await expect(figure.locator('.chart-tip')).toBeVisible();
  await figure.locator('summary', { hasText: /^Data$/ }).click();
  await expect(figure.locator('.chart-table table')).toBeVisible();
  await figure.locator('.chart-options > summary').click();
  await expect(figure.locator('.chart-options-panel')).toHaveText(
    'This could not be loaded. Load the page again.',
  );
  await page.keyboard.press('Escape');
  await figure.locator('[data-share] > summary').click();
  await expect(figure.locator('[data-share]')).toContainText(
    'This could not be loaded. Load the page again.',
  );
  await page.unroute('**/*');
  await page.reload();
  await figure.locator('.chart-options > summary').click();
  await expect(figure.getByText('Products', { exact: true })).toBeVisible();
  expect(uncaught).toEqual([]);
});

test('other products that could not be loaded can be asked for again', async ({ page }) => {
  const uncaught = uncaughtOf(page);
  const others = '**/charts/**/others*.json';
  await page.route(others, cut);
  await page.goto(`${review}?read-sweep=add.tmpfs`);
  const figure = page.locator('#read-sweep');
  await figure.locator('.chart-options > summary').click();
  const panel = figure.locator('.chart-options-panel');
  await expect(panel).toContainText('Other products could not be loaded.');
  const again = panel.getByRole('button', { name: 'Try again' });
  await again.press('Enter');
  await expect(again).toBeFocused();
  await page.unroute(others);
  await again.press('Enter');
  await expect(panel).not.toContainText('could not be loaded');
  await expect(panel.getByText('Add, tested in the same way')).toBeVisible();
  await expect(panel.locator('input:focus')).toHaveCount(1);
  expect(uncaught).toEqual([]);
});

test('where a question cannot be answered anew, what it asked first stays answered', async ({ page }) => {
  const uncaught = uncaughtOf(page);
  await page.route('**/js/copyPart-*.js', cut);
  await page.goto('reviews/compact-m2-roundup/');
  const section = page.locator('#fill-copy');
  await expect(section).toContainText('This could not be loaded. Load the page again.');
  await expect(section.locator('.copy-rows li').first()).toBeVisible();
  expect(uncaught).toEqual([]);
});

test('a product whose results could not be loaded is compared at the next try', async ({ page }) => {
  const results = '**/compare/**/loop-device*.json';
  await page.route(results, cut);
  await page.goto('compare/?products=virtual-disk,loop-device,tmpfs');
  const status = page.locator('.compare-status');
  await expect(status).toContainText('1 of 3 products could not be loaded: try again.');
  await page.unroute(results);
  await page.getByRole('button', { name: 'Move towards the front Loop device' }).press('Enter');
  await expect(status).toContainText(/^3 products, \d+ charts/);
  await expect(page.locator('.compare-scores')).toContainText('tmpfs against Loop device');
});

test('a search that lacks a part of its index says so, and is done at the next try', async ({ page }) => {
  const uncaught = uncaughtOf(page);
  await page.goto('search/');
  const field = page.getByLabel('Search reviews');
  await expect(page.getByLabel('Kind')).toBeVisible();
  await page.route('**/*', cut);
  await field.fill('tmpfs');
  const status = page.locator('.search-status');
  await expect(status).toContainText('Press Enter to try again');
  await page.unroute('**/*');
  await field.press('Enter');
  await expect(page.locator('.search-results a').first()).toBeVisible();
  expect(uncaught).toEqual([]);
});

test('columns that could not be loaded come when they are asked for again', async ({ page }) => {
  const columns = '**/products/columns-*.json';
  await page.route(columns, cut);
  await page.goto('products/');
  const menu = page.locator('.catalogue-more');
  let failures = 0;
  page.on('requestfailed', () => (failures += 1));
  // the script that hears the focus may come after the page has loaded
  await expect(async () => {
    await menu.blur();
    await menu.focus();
    expect(failures).toBeGreaterThan(0);
  }).toPass();
  await expect(menu.locator('optgroup')).toHaveCount(0);
  await page.unroute(columns);
  await menu.blur();
  await menu.focus();
  await expect(menu.locator('optgroup').first()).toBeAttached();
});

test('on a slow phone network the drawings come with the text, and charts answer in the end', async ({
  page,
}) => {
  test.slow();
  const complaints = complaintsOf(page);
  const session = await page.context().newCDPSession(page);
  // as a slow 3G is usually emulated
  const slow = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
  await session.send('Network.emulateNetworkConditions', slow);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(review, { waitUntil: 'domcontentloaded' });
  const figure = page.locator('#one-read');
  await expect(figure.locator('.chart-drawing svg:visible')).toHaveCount(1);
  await figure.locator('.chart-drawing').focus();
  await page.keyboard.press('ArrowRight');
  await expect(figure.locator('.chart-tip')).toBeVisible({ timeout: 30_000 });
  expect(complaints).toEqual([]);
});
