import { expect } from '@playwright/test';
import { violations } from './accessible.js';
import { give, written } from './giveFiles.js';
import { test } from './onBlog.js';

/* States of pages that a reader comes into, and what must hold in them. */

/** @param {import('@playwright/test').Locator} part */
const heightOf = async (part) => Number((await part.boundingBox())?.height);

test('where one product is shown alone, the chart is no higher than it', async ({ page }) => {
  await page.goto('reviews/small-vm-storage/');
  const area = page.locator('#slow-reads .chart-drawing');
  const before = await heightOf(area);
  await area.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => heightOf(area)).toBeLessThan(before * 0.7);
  await page.locator('#slow-reads').getByRole('button', { name: 'Reset' }).click();
  await expect.poll(async () => Math.abs((await heightOf(area)) - before)).toBeLessThan(1);
});

test('shares of a product are said under the title', async ({ page }) => {
  await page.goto('reviews/small-vm-storage/?sequential=relative.tmpfs');
  const subtitle = page.locator('#sequential .chart-subtitle');
  await expect(subtitle).toHaveText(/, in % of tmpfs$/);
  await page.locator('#sequential').getByRole('button', { name: 'Reset' }).click();
  await expect(subtitle).not.toHaveText(/in %/);
});

test('what became of a reader’s file covers nothing, and leads to the formats', async ({ page }) => {
  await page.goto('reviews/small-vm-storage/');
  const figure = page.locator('#one-read');
  await give(page, 'one-read', { files: [written('notes.txt', 'nothing that a tool wrote')] });
  const panel = await figure.locator('.chart-own').boundingBox();
  const evidence = await figure.locator('.chart-evidence').boundingBox();
  expect(Number(panel?.y) + Number(panel?.height)).toBeLessThanOrEqual(Number(evidence?.y));
  await figure.locator('.chart-own').getByRole('link', { name: 'Formats' }).click();
  await expect(page).toHaveURL(/\/formats\/$/);
});

test('the head of an added column stands over it and cuts no other', async ({ page }) => {
  await page.goto('products/');
  const menu = page.locator('.catalogue-more');
  // hidden until its script runs, and nothing hidden takes the focus
  await expect(menu).toBeVisible();
  await menu.focus();
  await menu.locator('optgroup').first().waitFor({ state: 'attached' });
  const keys = await menu
    .locator('option')
    .evaluateAll((all) => all.map((option) => /** @type {HTMLOptionElement} */ (option).value));
  for (const key of [keys[3], keys[keys.length - 5]]) await menu.selectOption(key);
  const heads = await page.getByRole('columnheader').evaluateAll((cells) =>
    cells.map((cell) => {
      const box = cell.getBoundingClientRect();
      const parts = [...cell.children].map((part) => part.getBoundingClientRect());
      return {
        overflows: parts.some((part) => part.left < box.left - 1 || part.right > box.right + 1),
        foot: Math.round(Number(cell.querySelector('input')?.getBoundingClientRect().bottom)),
      };
    }),
  );
  expect(heads.filter(({ overflows }) => overflows)).toEqual([]);
  expect(new Set(heads.map(({ foot }) => foot)).size).toBe(1);
});

test('on a phone a ranking keeps its bars; transcribed ones are dashed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('methodologies/wachman-v1/disk-fill/');
  const bars = page.locator('.ranking').first().locator('tbody rect');
  await expect(bars.first()).toBeVisible();
  const looks = await bars.evaluateAll((all) => all.map((bar) => getComputedStyle(bar).strokeDasharray));
  expect(new Set(looks)).toEqual(new Set(['4px, 3px']));
  const [head, value] = await Promise.all([
    page.locator('.ranking th.numeric').first().boundingBox(),
    page.locator('.ranking td.numeric').first().boundingBox(),
  ]);
  expect(Number(head?.x) + Number(head?.width)).toBeCloseTo(Number(value?.x) + Number(value?.width), 0);
});

test('a drawing carries the font it asks for', async ({ page, request }) => {
  await page.goto('reviews/compact-m2-roundup/');
  const source = await page.locator('img[alt^="Four M.2 boards"]').getAttribute('src');
  const drawing = await (await request.get(String(source))).text();
  expect(drawing).toMatch(
    /@font-face\{font-family:"IBM Plex Sans";font-weight:600;src:url\(data:font\/woff2/,
  );
});

test('a search that finds nothing says what else to do, and hits begin with a sentence', async ({ page }) => {
  await page.goto('search/?q=zzzqqq');
  await expect(page.locator('.search-status')).toHaveText('Nothing found for “zzzqqq”.');
  await expect(page.locator('.search-none').getByRole('link')).toHaveCount(3);
  await page.goto('search/?q=cache');
  const said = page.locator('.search-results li > p:last-child');
  await expect(said.first()).toBeVisible();
  await expect(page.locator('.search-none')).toBeHidden();
  for (const text of await said.allTextContents()) expect(text).toMatch(/^(?:…|[\p{Lu}\d“])/u);
});

for (const width of [390, 1280]) {
  test(`the head of a review has its numbers and its picks, without scripts, at ${width} px`, async ({
    browser,
  }) => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      viewport: { width, height: 900 },
    });
    const page = await context.newPage();
    await page.goto('reviews/compact-m2-roundup/');
    const numbers = page.locator('.key-numbers li');
    await expect(numbers).toHaveCount(3);
    await expect(numbers.first()).toContainText(/9\smin\s36\ss/);
    await numbers.first().getByRole('button').first().click();
    await expect(page.locator('.key-numbers .told-words:popover-open')).toContainText('disk-fill');
    await page.keyboard.press('Escape');
    const use = page.locator('.uses a', { hasText: 'Carrying large files' });
    const aside = await page.locator('.review-answers').boundingBox();
    const title = await page.locator('.review-header h1').boundingBox();
    if (width > 1000) expect(Number(aside?.x)).toBeGreaterThan(Number(title?.x) + Number(title?.width) / 2);
    await use.click();
    await expect(page.locator('.verdict:target')).toContainText('Carrying large files');
    await context.close();
  });
}

for (const width of [390, 768, 1280]) {
  test(`a product's result stands among all comparable ones, in words too, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('products/virtual-disk/');
    const row = page.locator('.result-strips tbody tr').first();
    await expect(row.locator('.strip-other')).toHaveCount(3);
    await expect(row.locator('.strip-words')).toHaveText(/behind Virtual disk, page cache/);
    const strip = await row.locator('.strip').boundingBox();
    const own = await row.locator('.strip-own').boundingBox();
    expect(Number(strip?.width)).toBeGreaterThan(220);
    expect(Number(own?.x)).toBeGreaterThanOrEqual(Number(strip?.x));
    const scrolls = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    expect(scrolls).toBe(false);
    expect(await violations(page)).toEqual([]);
  });
}
