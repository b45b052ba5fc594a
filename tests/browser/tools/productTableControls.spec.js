import { expect } from '@playwright/test';
import { test } from '../onBlog.js';

/* The table of products: sorted and narrowed by readers, whole without JavaScript. */
const shown = '.catalogue-table tbody tr:not([hidden])';

test('it is sorted by a column, and what is not known comes last', async ({ page }) => {
  await page.goto('products/');
  const sizes = () =>
    page
      .locator(`${shown} td:nth-child(2)`)
      .evaluateAll((cells) =>
        cells.map((each) => Number(/** @type {HTMLElement} */ (each).dataset.sort ?? Infinity)),
      );
  await page.getByRole('button', { name: 'Capacity' }).click();
  expect(await sizes()).toEqual([...(await sizes())].sort((a, b) => a - b));
  await expect(page).toHaveURL(/sort=Capacity/);
  await page.getByRole('button', { name: 'Capacity' }).click();
  await expect(page.getByRole('columnheader', { name: 'Capacity' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
});

test('words narrow it, and the address brings it back', async ({ page }) => {
  await page.goto('products/');
  const all = await page.locator(shown).count();
  await page.getByLabel('Show drives').fill('virtual disk');
  await expect(page.locator('.catalogue-count')).toContainText(` of ${all} products`);
  const some = await page.locator(shown).count();
  expect(some).toBeGreaterThan(0);
  expect(some).toBeLessThan(all);
  await expect(page).toHaveURL(/q=virtual/);
  await page.reload();
  await expect(page.locator(shown)).toHaveCount(some);
});

test('an address that asks for nonsense shows everything', async ({ page }) => {
  await page.goto('products/?sort=%3Cimg%3E&order=sideways');
  expect(await page.locator(shown).count()).toBeGreaterThan(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the table is whole', async ({ page }) => {
    await page.goto('products/');
    expect(await page.locator(shown).count()).toBeGreaterThan(3);
    await expect(page.getByLabel('Show drives')).toBeHidden();
  });
});
