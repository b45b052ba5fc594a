import { expect } from '@playwright/test';
import { violations } from '../accessible.js';
import { complaintsOf } from '../complaints.js';
import { test } from '../onBlog.js';

// what a page says to the console it says at a first visit too
test.use({ isFirstVisit: true });

/*
 * Two products that were filled by the same method: both curves in one chart, and how long a copy takes on each. What is counted beside their
 * table is all of it.
 */

const two = 'compare/?products=kioxia-bg4-128,samsung-pm991-128';
const chart = 'figure[id^="fill-"]';

/** @param {import('@playwright/test').Page} page */
const times = async (page) =>
  (await page.locator('.copy-rows li').allInnerTexts()).map((text) => text.replace(/\s+/g, ' '));

/** The chart in the middle of the window. @param {import('@playwright/test').Page} page */
async function drawingOf(page) {
  await page.goto(two);
  await expect(page.locator(`${chart} .chart-live:visible svg`)).toBeVisible();
  await expect(page.locator('.compare-own').last()).toBeAttached();
  const drawing = page.locator(`${chart} .chart-drawing`);
  await drawing.evaluate((each) => each.scrollIntoView({ block: 'center', behavior: 'instant' }));
  return drawing;
}

for (const [name, settings] of /** @type {const} */ ([
  ['desktop, light', { colorScheme: 'light', viewport: { width: 1280, height: 800 } }],
  ['phone, dark', { colorScheme: 'dark', viewport: { width: 390, height: 844 } }],
])) {
  test.describe(name, () => {
    test.use(settings);
    test('both fills are one chart along the bytes, with the time of a copy that a reader may change', async ({
      page,
    }) => {
      const complaints = complaintsOf(page);
      await drawingOf(page);
      await expect(page.locator(chart)).toHaveCount(1);
      await expect(page.locator(`${chart} .chart-head`)).toContainText('transcribed');
      await expect(page.locator(`${chart} .chart-subtitle`)).toContainText('bytes written');
      for (const product of ['Kioxia BG4 128 GB', 'Samsung PM991 128 GB'])
        await expect(page.locator(`${chart} .chart-live:visible svg`)).toContainText(product);
      const usual = await times(page);
      expect(usual).toHaveLength(2);
      expect(usual.join(' ')).toMatch(/\d min \d+ s/);
      expect(await violations(page)).toEqual([]);
      await page.getByLabel('Gigabytes in one copy').fill('5');
      await expect(page).toHaveURL(/fill-[\w-]+=copy\.5_3/);
      await page.emulateMedia({ media: 'print' });
      const printed = (await page.locator('.copy-question').innerText()).replace(/\s+/g, ' ');
      expect(printed, 'paper says what was asked').toBe('Copy 5 GB, 3 times a day:');
      await page.emulateMedia({ media: null });
      await expect.poll(() => times(page)).not.toEqual(usual);
      const asked = await times(page);
      await page.reload();
      await expect.poll(() => times(page)).toEqual(asked);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(sideways, 'scrolls sideways by').toBeLessThanOrEqual(0);
      expect(complaints).toEqual([]);
    });
  });
}

test('its lines are read with the mouse and with the keys', async ({ page }) => {
  const drawing = await drawingOf(page);
  const tip = drawing.locator('.chart-tip');
  const box = await drawing.locator('.chart-live:visible svg').boundingBox();
  if (!box) throw new Error('the chart is not there');
  await page.mouse.move(box.x + box.width * 0.3, box.y + box.height * 0.6);
  await expect(tip).toContainText('MB/\u2060s');
  await page.mouse.move(2, 2);
  await expect(tip).toBeHidden();
  await drawing.focus();
  await page.keyboard.press('ArrowRight');
  await expect(tip).toContainText('MB/\u2060s');
  await page.getByRole('button', { name: 'Play as a race' }).press('Enter');
  await expect(page.locator('.copy-clock')).toContainText('Share copied after');
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });
  test('its lines are read by touch', async ({ page }) => {
    const drawing = await drawingOf(page);
    const box = await drawing.locator('.chart-live:visible svg').boundingBox();
    if (!box) throw new Error('the chart is not there');
    await page.touchscreen.tap(box.x + box.width * 0.3, box.y + box.height * 0.7);
    await expect(drawing.locator('.chart-tip')).toContainText('MB/\u2060s');
  });
});

test('the curves are fetched only where two of the products have them', async ({ page }) => {
  /** @type {string[]} */
  const fetched = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto('compare/?products=tmpfs,kioxia-bg4-128');
  await expect(page.locator('.compare-own')).toHaveCount(2);
  expect(fetched.filter((path) => /compare\/fills|fillFigures/.test(path))).toEqual([]);
  await expect(page.locator('.copy-time')).toHaveCount(0);
  await page.goto(two);
  await expect(page.locator('.copy-time')).toHaveCount(1);
  expect(fetched.filter((path) => path.includes('compare/fills/'))).toHaveLength(2);
});

test('where a curve cannot be had, the other results are compared all the same', async ({ page }) => {
  await page.route('**/compare/fills/kioxia*', (route) => route.abort());
  await page.goto(two);
  await expect(page.locator('.compare-chart').first()).toBeVisible();
  await expect(page.locator('.compare-own').last()).toBeAttached();
  await expect(page.locator(chart)).toHaveCount(0);
});

test('a phone that is turned shows the wide drawings in their own size', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('compare/?products=virtual-disk,loop-device,tmpfs');
  await expect(page.locator('.compare-own')).toHaveCount(1); // the last section
  const fill = page.locator('.compare-chart[id^="fill-"]').first();
  await expect(fill.locator('.chart-narrow .chart-live svg')).toBeVisible();
  await page.setViewportSize({ width: 844, height: 390 });
  const wide = fill.locator('.chart-wide .chart-live svg');
  await expect(wide).toBeVisible();
  const { width, height } = /** @type {{ width: number, height: number }} */ (await wide.boundingBox());
  expect(width / height, 'wider than on a phone that is upright').toBeGreaterThan(1.5);
});

test('the counts of a comparison and what they leave out are the rows of its table', async ({ page }) => {
  await page.goto('compare/?products=virtual-disk,loop-device');
  await expect(page.locator('.compare-scores > li')).toHaveCount(1);
  const text = String(await page.locator('main').textContent());
  const counts = [/of the (\d+) results that both have/, /(\d+) more results follow/].map((pattern) =>
    Number(pattern.exec(text)?.[1]),
  );
  expect(counts[0] + counts[1]).toBe(await page.locator('.compare-differences tbody tr').count());
  await expect(page.getByText(`${counts[1]} more results follow`)).toBeVisible();
});
