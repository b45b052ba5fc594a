import { expect } from '@playwright/test';
import { violations } from '../accessible.js';
import { countShifts, moved } from '../layoutShifts.js';
import { test } from '../onBlog.js';

/* The table of products, widened and narrowed by any fact or result; all of it in the address. */
const shown = '.catalogue-table tbody tr:not([hidden])';
const menu = '.catalogue-more';

/** What the shown rows are sorted by in one column: -1 where there is none. @param {import('@playwright/test').Page} page @param {number} column */
const numbersIn = (page, column) =>
  page
    .locator(`${shown} td:nth-child(${column})`)
    .evaluateAll((cells) =>
      cells.map((cell) => Number(/** @type {HTMLElement} */ (cell).dataset.sort ?? -1)),
    );

test('a name of two lines goes on below its first letter, and its badge is readable', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('products/');
  await expect(page.locator('.catalogue-box').first()).toBeAttached();
  const indents = await page.locator(`${shown} .product a`).evaluateAll((links) =>
    links
      .map((link) => [...link.getClientRects()].map(({ left }) => left))
      .filter((lefts) => lefts.length > 1)
      .map(([first, second]) => Math.abs(second - first)),
  );
  expect(indents.length).toBeGreaterThan(0);
  expect(Math.max(...indents)).toBeLessThan(2);
  const sizes = await page
    .locator(`${shown} .mark`)
    .evaluateAll((marks) => marks.map((mark) => parseFloat(getComputedStyle(mark).fontSize)));
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(12);
});

for (const width of [1280, 390]) {
  test(
    `a result becomes a column that sorts and narrows, at ${width} px`,
    { tag: width === 1280 ? '@engine' : [] },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.goto('products/');
      // it is shown when it can answer
      await expect(page.locator(menu)).toBeVisible();
      await page.locator(menu).focus();
      await page.locator(`${menu} optgroup`).first().waitFor({ state: 'attached' });
      const [key] = await page
        .locator(`${menu} option`, { hasText: 'Sequential write, 1 MiB: Bandwidth' })
        .evaluateAll((all) => all.map((option) => /** @type {HTMLOptionElement} */ (option).value));
      await page.locator(menu).selectOption(key);
      const head = page.getByRole('columnheader').nth(1);
      await expect(head).toContainText('MB/s');
      // more is better here, so that the best comes first
      await head.locator('.sort-button').click();
      const values = () => numbersIn(page, 2);
      await expect(head).toHaveAttribute('aria-sort', 'descending');
      const sorted = await values();
      expect(sorted).toEqual([...sorted].sort((a, b) => b - a));
      await head.locator('input').fill('> 3000 MB/s');
      await expect.poll(async () => Math.min(...(await values()))).toBeGreaterThan(3000e6);
      const left = await values();
      expect(left.length).toBeGreaterThan(0);
      expect(left.length).toBeLessThan(sorted.length);
      expect(await violations(page)).toEqual([]);
      await page.reload();
      await expect(page.locator(shown)).toHaveCount(left.length);
      await head.getByRole('button', { name: /Take away/ }).click();
      await expect(page.locator(shown)).toHaveCount(sorted.length);
      await expect(page).not.toHaveURL(/columns/);
    },
  );
}

test('a fact takes a condition, with units where it has some', async ({ page }) => {
  await page.goto('products/?is.Capacity=120-256+GB&is.Interface=sata');
  const others = async () => (await numbersIn(page, 2)).filter((size) => !(size >= 120e9 && size <= 256e9));
  await expect.poll(others).toEqual([]);
  expect((await numbersIn(page, 2)).length).toBeGreaterThan(1);
  for (const row of await page.locator(shown).all()) await expect(row).toContainText('SATA');
});

test('a number without a unit has the unit that most of the column have', async ({ page }) => {
  await page.goto('products/?is.Capacity=%3E500');
  await expect.poll(async () => (await numbersIn(page, 2)).filter((size) => !(size > 500e9))).toEqual([]);
  expect((await numbersIn(page, 2)).length).toBeGreaterThan(1);
});

test('on a phone the capacity is in sight, and a fact that nobody stated says so and sorts as nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('products/');
  await expect(page.locator('.catalogue-box').first()).toBeAttached();
  const capacity = page.getByRole('columnheader', { name: 'Capacity' }).first();
  const { x, width } = /** @type {{ x: number, width: number }} */ (await capacity.boundingBox());
  expect(x + width).toBeLessThan(390);
  const absent = page.locator(`${shown} td:empty`);
  expect(await absent.count()).toBeGreaterThan(1);
  const drawn = await absent.evaluateAll((cells) =>
    cells.map((cell) => getComputedStyle(cell, '::before').content),
  );
  expect(new Set(drawn), 'a dash, whose words are for screen readers').toEqual(
    new Set(['"\u2013" / "not stated"']),
  );
  await expect(page.getByText('\u2013: not stated, or no result')).toBeVisible();
  await page.getByLabel('Only where Maker is').fill('stated');
  await expect(page.locator(shown)).toHaveCount(0);
});

test('where the address leaves rows out, nothing that is seen moves', async ({ page }) => {
  await page.setViewportSize({ width: 1350, height: 940 });
  await page.addInitScript(countShifts);
  await page.goto('products/?is.Capacity=%3E500');
  await expect(page.locator('.catalogue-count')).toHaveText(/ of \d+ products/);
  expect(await page.evaluate(moved)).toBeLessThan(0.02);
});

test('columns that none of the shown products fills are left out and named, until one does', async ({
  page,
}) => {
  await page.goto('products/');
  const heads = page.locator('.catalogue-table thead th:visible .sort-button');
  await expect(page.locator(menu)).toBeVisible();
  const all = (await heads.allTextContents()).map((name) => name.trim());
  await page.getByLabel('Only where Interface is').fill('NBD');
  await expect(heads.filter({ hasText: 'Controller' })).toHaveCount(0);
  const left = (await heads.allTextContents()).map((name) => name.trim());
  const gone = all.filter((name) => !left.includes(name));
  await expect(page.locator('.catalogue-count')).toContainText(
    `; hidden columns, in which they have no values: ${gone.join(', ')}`,
  );
  const [row] = await page.locator(shown).all();
  await expect(row.locator('th:visible, td:visible')).toHaveCount(left.length);
  expect(await violations(page)).toEqual([]);
  await page.getByLabel('Only where Interface is').fill('');
  await expect(heads).toHaveCount(all.length);
  await expect(page.locator('.catalogue-count')).toHaveText(/^\d+ products$/);
});

test('a condition offers the words that the rows share', async ({ page }) => {
  await page.goto('products/');
  await expect(page.locator(menu)).toBeVisible();
  const list = await page.getByLabel('Only where Maker is').getAttribute('list');
  const offered = await page
    .locator(`datalist#${list} option`)
    .evaluateAll((all) => all.map((each) => /** @type {HTMLOptionElement} */ (each).value));
  expect(offered).toContain('Micron');
  expect(offered).toContain('Samsung');
});

test('products are ticked and set side by side', async ({ page }) => {
  await page.goto('products/?q=virtual');
  await page.getByLabel('Compare Virtual disk', { exact: true }).check();
  await page.getByLabel('Compare Virtual disk, page cache').check();
  await page.getByRole('link', { name: 'Compare these 2 products' }).click();
  await expect(page.locator('.compare-products > li')).toHaveCount(2);
});

test('an address that asks for columns and conditions that are none shows everything', async ({ page }) => {
  await page.goto('products/?columns=constructor,%3Cimg%3E&is.Nothing=%3E5&is.Capacity=%3E%3Cscript%3E');
  await expect(page.locator('.catalogue-count')).toContainText('products');
  expect(await page.locator(shown).count()).toBeGreaterThan(3);
});
