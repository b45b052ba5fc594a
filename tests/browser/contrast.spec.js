import { expect } from '@playwright/test';
import { styleRules, violations } from './accessible.js';
import { test } from './onBlog.js';

/* Readers who ask for more contrast, or for colours of their own, get them. */

for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  test(`more contrast, ${colorScheme}: no word is grey, and rules are seen`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, contrast: 'more' });
    await page.goto('reviews/compact-m2-roundup/');
    const seen = await page.evaluate(() => {
      const colour = (/** @type {string} */ part) => getComputedStyle(/** @type {Element} */ (document.querySelector(part))).color; // prettier-ignore
      return { text: colour('body'), subtitle: colour('.chart-subtitle'), caption: colour('.chart-caption') };
    });
    expect(seen.subtitle).toBe(seen.text);
    expect(seen.caption).toBe(seen.text);
    // what the page is made of is the same
    expect(await violations(page, undefined, { rules: styleRules })).toEqual([]);
  });
}

for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  test(`${colorScheme}: what goes on to the right fades, without a line, and more with more contrast`, async ({
    page,
  }) => {
    await page.goto('reviews/compact-m2-roundup/');
    const shade = async (/** @type {'more' | 'no-preference'} */ contrast) => {
      await page.emulateMedia({ colorScheme, contrast });
      const drawn = await page
        .locator('.table-scroll')
        .first()
        .evaluate((each) => getComputedStyle(each).backgroundImage);
      const [, light, alpha] = /, linear-gradient\(to left, rgba\((0|255), [\d, ]+, ([\d.]+)\), rgba\(0, 0, 0, 0\)\)$/.exec(drawn) ?? ['', drawn]; // prettier-ignore
      expect(light).toBe(colorScheme === 'dark' ? '255' : '0');
      return Number(alpha);
    };
    const usual = await shade('no-preference');
    expect(usual).toBeGreaterThan(0.1);
    expect(await shade('more')).toBeGreaterThan(1.5 * usual);
  });
}

test('where a reader’s colours are forced, products keep theirs, as their marks in charts do', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('reviews/small-vm-storage/');
  const dot = page.locator('.swatch').first();
  await expect(dot).toBeVisible();
  const [ink, ground] = await dot.evaluate((each) =>
    [each, document.body].map((node) => getComputedStyle(node).backgroundColor),
  );
  expect(ink).not.toBe(ground);
  expect(ink).not.toMatch(/, 0\)$/);
});

for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  test(`more contrast, ${colorScheme}: the chosen name in a list can be read`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, contrast: 'more' });
    await page.goto('compare/?products=virtual-disk');
    await page.getByRole('combobox', { name: 'Add a product' }).fill('l');
    await expect(page.locator('.compare-found [aria-selected="true"]')).toBeVisible();
    expect(await violations(page, '.compare-found')).toEqual([]);
  });
}

for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
  test(`more contrast, ${colorScheme}: the words that a search marks can be read`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, contrast: 'more' });
    await page.goto('search/?q=cache');
    await expect(page.locator('mark').first()).toBeVisible();
    expect(await violations(page, '.search-results')).toEqual([]);
  });
}
