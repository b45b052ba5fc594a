import { expect } from '@playwright/test';
import { test } from '../onBlog.js';

/* Lists of reviews, tags and results of a search: what looks as if it could be pressed can be, and edges stand under one another. */

/** Their edges, px. @param {import('@playwright/test').Locator} all @param {'left' | 'right' | 'top'} side */
const edges = (all, side) =>
  all.evaluateAll((each, name) => each.map((one) => Math.round(one.getBoundingClientRect()[name])), side);

for (const path of ['reviews/', 'tags/tlc/'])
  test(`the picture of a review leads to it: ${path}`, async ({ page }) => {
    await page.goto(path);
    const item = page.locator('.review-list li').first();
    const address = String(await item.locator('h2 a').getAttribute('href'));
    const picture = await item.locator('.review-cover').boundingBox();
    if (!picture) throw new Error('no picture');
    await page.mouse.click(picture.x + picture.width / 2, picture.y + picture.height / 2);
    await expect(page).toHaveURL(new RegExp(`${address}$`));
  });

test('the picture of a chart in the list of all charts leads to it', async ({ page }) => {
  await page.goto('charts/');
  const item = page.locator('.chart-titles li').nth(1);
  const address = String(await item.getByRole('link').getAttribute('href'));
  const picture = await item.locator('img').boundingBox();
  if (!picture) throw new Error('no picture');
  await page.mouse.click(picture.x + picture.width / 2, picture.y + picture.height / 2);
  await expect(page).toHaveURL(new RegExp(`${address}$`));
});

test('the words of a review in a list can be selected', async ({ page }) => {
  await page.goto('reviews/');
  await page.locator('.review-list li p').first().click({ clickCount: 3 });
  expect(await page.evaluate(() => String(getSelection()))).not.toBe('');
  await expect(page).toHaveURL(/reviews\/$/);
});

test('the drawing of a card has the title of its chart as its name', async ({ page }) => {
  await page.goto('reviews/');
  const item = page.locator('.review-list li:has(.card-chart)').first();
  const name = String(await item.getByRole('img').getAttribute('aria-label'));
  expect(name).not.toBe('');
  await item.locator('h2 a').click();
  await expect(page.locator('figure.chart .chart-title').filter({ hasText: name })).not.toHaveCount(0);
});

test('a card says what the marks of its drawing are, as the caption of the chart does', async ({ page }) => {
  await page.goto('reviews/');
  const item = page.locator('.review-list li:has(.card-marks)').first();
  const marks = String(await item.locator('.card-marks').textContent());
  expect(marks).toMatch(/^Error bars: .+\./);
  const name = String(await item.getByRole('img').getAttribute('aria-label'));
  await item.locator('h2 a').click();
  await expect(page.locator('figure.chart').filter({ hasText: name }).first()).toContainText(marks);
});

test('a methodology says of how many products it has results', async ({ page }) => {
  // this site has a second version, the frozen blog has not
  await page.goto(`http://localhost:${process.env.TEST_PORT}/methodologies/vm-storage-v2/`);
  const link = page.getByRole('link', { name: /^Results of \d+ product/ }).first();
  const [, said] = /of (\d+) products?/.exec(String(await link.textContent())) ?? [];
  await link.click();
  const names = await page
    .locator('.ranking tbody th a')
    .evaluateAll((all) => [...new Set(all.map((each) => each.getAttribute('href')))]);
  expect(names).toHaveLength(Number(said));
});

test('in the dark, cards and the picture of the site have an edge', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('');
  for (const part of ['.card-chart', '.ribbons']) {
    const edge = page.locator(part).first();
    await expect(edge).toHaveCSS('border-top-color', 'rgb(48, 54, 60)');
    await expect(edge).toHaveCSS('border-top-width', '1px');
  }
});

test('the drawing of a card is as wide as its card, or hardly narrower', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('');
  const shares = await page
    .locator('.card-chart')
    .evaluateAll((cards) =>
      cards.map(
        (card) => Number(card.querySelector('svg')?.getBoundingClientRect().width) / card.clientWidth,
      ),
    );
  expect(shares.length).toBeGreaterThan(0);
  for (const share of shares) expect(share).toBeGreaterThan(0.75);
});

test('tags stand in columns, and each leads back to all of them', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('tags/');
  const tags = page.locator('.tag-cloud > li');
  const [lefts, tops] = [await edges(tags, 'left'), await edges(tags, 'top')];
  const columns = new Set(lefts).size;
  expect(columns).toBeGreaterThan(2);
  expect(new Set(tops.slice(0, columns)).size).toBe(1);
  await tags.first().locator('a').click();
  await page.locator('.page-above a').click();
  await expect(page).toHaveURL(/\/tags\/$/);
});

test('pictures of results end where the rules between results end', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('search/?kind=Review');
  const pictures = page.locator('.search-results .cover-photo');
  await expect(pictures.first()).toBeVisible();
  const [end] = await edges(page.locator('.search-results li'), 'right');
  expect(new Set(await edges(pictures, 'right'))).toEqual(new Set([end]));
});

test('what a search found of a product says what it is, not what stands on each page', async ({ page }) => {
  await page.goto('search/?kind=Product');
  const words = page.locator('.search-results li > p:last-of-type');
  await expect(words.first()).toBeVisible();
  expect((await words.allTextContents()).join('\n')).not.toMatch(/Compare with other|Contents|Means over/);
});

test('a search without a question says what to do', async ({ page }) => {
  await page.goto('search/');
  await expect(page.getByRole('status')).toHaveText('Type a word, or choose a filter.');
});

test('what one may compare fills the width of a large window', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('compare/');
  expect(new Set(await edges(page.locator('.compare-group'), 'left')).size).toBe(2);
});

for (const path of ['', 'compare/', 'products/wd-sn520-128/'])
  test(`products in a list are as high as a finger: /${path}`, async ({ browser, baseURL }) => {
    const page = await browser.newPage({ baseURL, hasTouch: true, viewport: { width: 390, height: 844 } });
    await page.goto(path);
    const links = page.locator('.product-list .product a:visible');
    await expect(links.first()).toBeVisible();
    const heights = await links.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().height));
    for (const height of heights) expect(height).toBeGreaterThanOrEqual(44);
    await page.close();
  });

test('campaigns of a setup stand in the order of the names that are shown', async ({ page }) => {
  await page.goto('testbeds/small-vm/');
  const names = await page.locator('.campaigns tbody tr > :first-child').allTextContents();
  expect(names.length).toBeGreaterThan(3);
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en', { numeric: true })));
});
