import { expect } from '@playwright/test';
import { test } from '../keptPage.js';
import { violations } from '../accessible.js';

/* The tables of products of several kinds, whichever the blog has. */
const part = '.catalogue-part';

test('products stand in a table a kind, whose columns all mean something for it', async ({ page }) => {
  await page.goto('products/');
  await expect(page.locator('.catalogue-filter')).toBeVisible();
  const tables = await page.locator(part).evaluateAll((parts) =>
    parts.map((each) => {
      const [head, ...rows] = [...each.querySelectorAll('tr')].map((row) =>
        [...row.cells].map((cell) => cell.innerText.trim()),
      );
      return {
        name: each.querySelector('h2')?.textContent,
        rows: rows.length,
        empty: head.filter((_, at) => rows.every((row) => row[at] === '')),
      };
    }),
  );
  expect(tables.length).toBeGreaterThan(1);
  expect(tables.map(({ empty }) => empty).flat()).toEqual([]);
  const said = tables.map(({ name, rows }) => `${name} ${rows}`);
  expect(await page.locator('.page-main > .facts-line li').allTextContents()).toEqual(said);
  expect(await violations(page)).toEqual([]);
});

test('a condition on what one kind has leaves that kind, and nothing found leads on', async ({ page }) => {
  await page.goto('products/');
  const parts = page.locator(`${part}:visible`);
  await expect(page.locator('.catalogue-filter')).toBeVisible();
  const all = await parts.count();
  const heads = await parts.evaluateAll((each) =>
    each.map((one) => [...one.querySelectorAll('.sort-button')].map((head) => String(head.textContent))),
  );
  const nth = heads.findIndex((own) => own.some((head) => heads.flat().filter((other) => other === head).length === 1)); // prettier-ignore
  const head = String(heads[nth].find((each) => heads.flat().filter((other) => other === each).length === 1));
  const name = await parts.nth(nth).locator('h2').innerText();
  const column = heads[nth].indexOf(head);
  const cells = await parts
    .nth(nth)
    .locator(`tbody tr > :nth-child(${column + 1})`)
    .allInnerTexts();
  const word = String(cells.find((text) => text !== ''));
  const own = () => parts.locator('th', { hasText: head }).locator('input');
  await own().fill(word);
  await expect(parts).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Show all' })).toBeVisible();
  await expect(parts.locator('h2')).toHaveText(name);
  await page.reload();
  await expect(parts).toHaveCount(1);
  await own().fill('of no product');
  await expect(parts).toHaveCount(all);
  await page.getByRole('link', { name: 'Show all' }).click();
  await expect(page.locator('.catalogue-count')).toHaveText(/^\d+ products$/);
  await expect(page.getByRole('link', { name: 'Show all' })).toHaveCount(0);
  await expect(parts).toHaveCount(all);
  // words stand above the tables: none of these is left without rows
  await page.locator('#catalogue-field').fill('of no product');
  await expect(parts).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Show all' })).toBeVisible();
});

test('on a phone no row of the products is tall because of what is out of sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('products/');
  const row = page.locator('.catalogue-table tbody tr');
  await expect(row.first()).toBeVisible();
  const lines = await row.evaluateAll((rows) =>
    rows.map(
      (each) => each.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(each).lineHeight),
    ),
  );
  expect(Math.max(...lines)).toBeLessThan(4.5);
});

test('on a phone the finder shows all that it chooses by', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('find/');
  const cells = page.locator('.find-table tbody :is(th, td)');
  await expect(cells.first()).toBeVisible();
  const ends = await cells.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().right));
  expect(Math.max(...ends)).toBeLessThanOrEqual(390);
});

test('what money buys of a bound keeps its sign, which is explained', async ({ page }) => {
  await page.goto('compare/?products=wd-sn520-128,kioxia-bg4-128');
  const prices = page.locator('.compare-prices');
  await expect(prices.locator('td', { hasText: /^>\s?31\sMB\/s per USD$/ })).toHaveCount(1);
  await expect(prices.locator('caption')).toContainText('< or >: a bound, the value lies on that side.');
});
