import { expect } from '@playwright/test';
import { test } from '../onBlog.js';

/* What readers do while the runtime is still on its way: nothing of it is lost. */

const review = 'reviews/small-vm-storage/';

/**
 * Opens the review, where some files come only when they are let.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} [files] the runtime, unless told
 * @param {'commit' | 'domcontentloaded'} [waitUntil]
 */
async function slowly(page, files = '**/js/page-*.js', waitUntil = 'domcontentloaded') {
  let come = () => {};
  const gate = new Promise((done) => (come = () => done(null)));
  await page.route(files, async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(review, { waitUntil });
  return come;
}

test('keys are kept, the page does not scroll by them, and they are answered when it can', async ({
  page,
}) => {
  const come = await slowly(page);
  const area = page.locator('#one-read .chart-drawing');
  await expect(area).toHaveAttribute('tabindex', '0');
  await area.focus();
  const top = await page.evaluate(() => scrollY);
  for (const key of ['ArrowRight', 'ArrowRight', 'PageDown', 'Home']) await page.keyboard.press(key);
  await expect(page.locator('.chart-options')).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(top);
  come();
  await expect(page.locator('main > [role="status"]')).toHaveText(/IOPS.*n = \d+ runs/);
  await expect(area.locator('.chart-tip')).toBeVisible();
  const first = await page.locator('main > [role="status"]').textContent();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('main > [role="status"]')).not.toHaveText(String(first));
});

test('a stretch of a timeline too is zoomed into by keys that came before', async ({ page }) => {
  const come = await slowly(page);
  await page.locator('#fill .chart-drawing').focus();
  await page.keyboard.press('+');
  come();
  await expect(page).toHaveURL(/fill=view/);
  await expect(page.locator('#fill figcaption')).toContainText('Shown: ');
});

test('keys of a chart that was left are not answered', async ({ page }) => {
  const come = await slowly(page);
  const area = page.locator('#one-read .chart-drawing');
  await area.focus();
  await page.keyboard.press('ArrowRight');
  await page.locator('#small-writes .chart-drawing').focus();
  come();
  await expect(page.locator('#small-writes .chart-live:visible svg')).toBeVisible();
  await expect(area.locator('.chart-live:visible svg')).toBeVisible();
  await expect(page.locator('.chart-tip:visible')).toHaveCount(0);
});

test('a mouse that rests on a mark is answered, one that has left is not', async ({ page }) => {
  const come = await slowly(page);
  const area = page.locator('#one-read .chart-drawing');
  const other = page.locator('#read-sweep .chart-drawing');
  await other.hover();
  await area.hover();
  come();
  await expect(area.locator('.chart-tip')).toBeVisible();
  await expect(other.locator('.chart-live:visible svg')).toBeVisible();
  await expect(other.locator('.chart-tip')).toBeHidden();
});

test('a mouse that was on a chart before any script wakes it, though the page is never idle', async ({
  page,
}) => {
  await page.addInitScript(() => Object.assign(globalThis, { requestIdleCallback: () => 0 }));
  const come = await slowly(page, '**/js/loader-*.js', 'commit');
  const area = page.locator('#one-read .chart-drawing');
  await area.hover();
  come();
  await expect(area.locator('.chart-live:visible svg')).toBeVisible();
  await area.hover({ position: { x: 210, y: 20 } });
  await expect(area.locator('.chart-tip')).toBeVisible();
});

test('what draws the kinds of a page is asked for at once, with their data', async ({ page }) => {
  const kind = page.waitForRequest('**/js/bar-*.js');
  const come = await slowly(page, '**/charts/**/page-*.json');
  await page.locator('#one-read .chart-drawing').hover();
  await kind;
  come();
  await expect(page.locator('#one-read .chart-tip')).toBeVisible();
});

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  test('a tap is answered', async ({ page }) => {
    const come = await slowly(page);
    const area = page.locator('#one-read .chart-drawing');
    await area.tap();
    come();
    await expect(area.locator('.chart-tip')).toBeVisible();
  });
});

test('a weight of the font that comes late is waited for: names are as wide as in the build', async ({
  page,
}) => {
  const come = await slowly(page, '**/*600*.woff2');
  const area = page.locator('#mixed .chart-drawing');
  await area.focus();
  await expect(page.locator('.chart-options')).toHaveCount(0);
  come();
  await expect(area.locator('.chart-wide .chart-live svg')).toBeVisible();
  const off = await area.evaluate((drawing) => {
    const texts = (/** @type {string} */ svg) =>
      [...drawing.querySelectorAll(`.chart-wide > ${svg} text`)].map((text) => ({
        said: text.textContent,
        at: (/translate\((.*)\)/.exec(text.getAttribute('transform') ?? '')?.[1].split(',') ?? ['x', 'y'].map((axis) => text.getAttribute(axis))).map(Number), // prettier-ignore
      }));
    const built = texts('svg');
    return texts('.chart-live').filter(
      ({ said, at }) =>
        !built.some(
          (each) => each.said === said && at.every((px, axis) => Math.abs(px - each.at[axis]) <= 1),
        ),
    );
  });
  expect(off).toEqual([]);
});
