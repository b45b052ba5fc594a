import { expect } from '@playwright/test';
import { styleRules, violations } from '../accessible.js';
import { test } from '../onBlog.js';

/* Readers who ask for more contrast, or for colours of their own, get them. */

/** A page answers to other colours as one that was opened in them. */
const themes = /** @type {const} */ (['light', 'dark']);

test('more contrast: no word is grey, and rules are seen', async ({ page }) => {
  await page.goto('reviews/compact-m2-roundup/');
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme, contrast: 'more' });
    const seen = await page.evaluate(() => {
      const colour = (/** @type {string} */ part) => getComputedStyle(/** @type {Element} */ (document.querySelector(part))).color; // prettier-ignore
      return { text: colour('body'), subtitle: colour('.chart-subtitle'), caption: colour('.chart-caption') };
    });
    expect(seen.subtitle, colorScheme).toBe(seen.text);
    expect(seen.caption, colorScheme).toBe(seen.text);
    // what the page is made of is the same
    expect(await violations(page, undefined, { rules: styleRules }), colorScheme).toEqual([]);
  }
});

test('what goes on to the right fades, without a line, and more with more contrast', async ({ page }) => {
  await page.goto('reviews/compact-m2-roundup/');
  for (const colorScheme of themes) {
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
    expect(usual, colorScheme).toBeGreaterThan(0.1);
    expect(await shade('more'), colorScheme).toBeGreaterThan(1.5 * usual);
  }
});

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

test('more contrast: the chosen name in a list can be read', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' });
  await page.goto('compare/?products=virtual-disk');
  await page.getByRole('combobox', { name: 'Add a product' }).fill('l');
  await expect(page.locator('.compare-found [aria-selected="true"]')).toBeVisible();
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page, '.compare-found'), colorScheme).toEqual([]);
  }
});

test('more contrast: the words that a search marks can be read', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' });
  await page.goto('search/?q=cache');
  await expect(page.locator('mark').first()).toBeVisible();
  for (const colorScheme of themes) {
    await page.emulateMedia({ colorScheme });
    expect(await violations(page, '.search-results'), colorScheme).toEqual([]);
  }
});
