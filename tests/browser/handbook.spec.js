import { expect, test } from '@playwright/test';

/* Pages for authors: the documentation and the reference. */

test('a page of the documentation has its contents and the way back', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('docs/start/');
  await expect(page.locator('.page-lead')).not.toBeEmpty();
  const contents = page.locator('.contents-margin a');
  const headings = await page.locator('.prose h2').count();
  expect(await contents.count()).toBe(headings);
  await page.locator('.page-above a').click();
  await expect(page).toHaveURL(/\/docs\/$/);
});

test('example code is whole on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('reference/');
  const cut = await page
    .locator('.prose > .highlight')
    .evaluateAll((all) => all.filter((code) => code.scrollWidth > code.clientWidth).length);
  expect(cut).toBe(0);
});
