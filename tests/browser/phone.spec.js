import { expect } from '@playwright/test';
import { test } from './onBlog.js';
import { pageKinds } from './pageKinds.js';

/* A phone in the hand: it is turned, its keyboard takes half of the window, and fingers are thick. */

const review = 'reviews/small-vm-storage/';

/** What of a box lies outside of the window. @param {import('@playwright/test').Locator} box */
const outside = (box) =>
  box.evaluate((each) => {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    const room = { left, top, right: innerWidth - right, bottom: innerHeight - bottom };
    return Object.entries(room).flatMap(([side, px]) => (px < -0.5 ? [`${side} ${Math.round(px)}`] : []));
  });

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('turned or with its keyboard open, a phone shows the options whole, and their last one is reached', async ({
    page,
  }) => {
    await page.goto(review);
    const figure = page.locator('#fill');
    await figure.locator('.chart-options > summary').tap();
    const panel = figure.locator('.chart-options-panel');
    await expect(panel).toContainText('Zoom with two fingers');
    for (const size of [
      { width: 390, height: 844 },
      { width: 844, height: 390 },
      { width: 390, height: 440 },
      { width: 390, height: 844 },
    ]) {
      await page.setViewportSize(size);
      const name = `${size.width} x ${size.height}`;
      await expect.poll(() => outside(panel), name).toEqual([]);
      const last = panel.locator('input, button').last();
      await last.scrollIntoViewIfNeeded();
      expect(await outside(last), name).toEqual([]);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        name,
      ).toBeLessThanOrEqual(0);
    }
    await page.touchscreen.tap(200, 20);
    await expect(panel).toBeHidden();
  });

  test('what is typed is seen above the keyboard: search, finder, catalogue, comparison', async ({
    page,
  }) => {
    for (const [path, field] of [
      ['search/', '#search-field'],
      ['find/', '.find-sentence input'],
      ['products/', '#catalogue-field'],
      ['compare/?products=virtual-disk', '.compare-add input'],
    ]) {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
      const input = page.locator(field);
      await expect(input).toBeVisible();
      await input.tap();
      await page.setViewportSize({ width: 390, height: 440 });
      await page.keyboard.type('10');
      await expect(input, path).toBeInViewport({ ratio: 1 });
      await expect(input, path).toBeFocused();
    }
  });

  test('buttons, fields and menus are 44 px high for fingers, on pages of every kind', async ({ page }) => {
    test.setTimeout(120_000);
    /** @type {string[]} */
    const small = [];
    for (const path of pageKinds.filter((each) => each !== 'reference/')) {
      await page.goto(path || './');
      await page.waitForLoadState('networkidle');
      const found = await page.evaluate(smallTargets);
      small.push(...found.map((each) => `/${path} ${each}`));
    }
    expect(small).toEqual([]);
  });
});

/**
 * Those that are lower, but for what lies over a number in a sentence; of a row of a table, one pixel is its rule. It runs in the page.
 */
function smallTargets() {
  const all = /** @type {NodeListOf<HTMLInputElement>} */ (
    document.querySelectorAll('button, input, select, textarea, summary')
  );
  return [...all].flatMap((each) => {
    if (!each.checkVisibility({ visibilityProperty: true }) || each.matches('.told')) return [];
    // a finger hits the label too
    const boxes = [each, ...(each.labels ?? [])].map((box) => box.getBoundingClientRect());
    const { left, right, width } = boxes[0];
    const height = Math.max(...boxes.map((box) => box.height));
    if (right <= 0 || left >= innerWidth || width === 0 || height >= 43) return [];
    return [`${each.localName}.${each.className} “${each.textContent?.trim().slice(0, 30)}” ${height} px`];
  });
}
