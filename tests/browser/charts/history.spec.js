import { expect } from '@playwright/test';
import { test, told, wake } from '../chartKindsPage.js';

/* Results by version are read at a step by mouse, touch and keys: the result, its runs, and the change since the version before. */

const id = 'history-versions';
test.use({ path: `${id}/` });

/** Where the points of the drawing are, from left to right: 4 versions of Orc, 2 of Elf. @param {import('@playwright/test').Locator} area */
const pointsOf = (area) =>
  area.locator('.chart-live:visible svg').evaluate((svg) =>
    [...svg.querySelectorAll('[data-layer^="data-point"]')]
      .map((each) => each.getBoundingClientRect())
      .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))
      .sort((a, b) => a.x - b.x),
  );

const faster =
  /^Orc 16\.1\s+39\.2\s*s\s+version 16\.1, 16\s*% shorter \(14 to 18\s*%\), against the step before/;
const alike = /^Orc 15\.1\s+46\.6\s*s\s+version 15\.1, no clear difference/;
const first = /^Orc 13\.2\s+48\.2\s*s\s+version 13\.2\s/;
const slower = /^Elf 20\.1\s+36\.9\s*s\s+version 20\.1, 8\.8\s*% longer/;

/** @param {import('@playwright/test').Locator} area */
const tipOf = (area) => area.locator('.chart-tip');

test('with a mouse, at a point and anywhere over or under it', async ({ open, page }) => {
  await open();
  const area = await wake(page, id);
  const points = await pointsOf(area);
  expect(points).toHaveLength(6);
  await page.mouse.move(points[3].x, points[3].y);
  await expect(tipOf(area)).toHaveText(faster, { useInnerText: true });
  await expect(tipOf(area)).toContainText('n = 6 runs');
  for (const by of [-60, 80]) {
    await page.mouse.move(points[2].x + 9, points[2].y + by);
    await expect(tipOf(area), `${by} px from it`).toHaveText(alike, { useInnerText: true });
    await page.mouse.move(points[0].x, points[0].y);
    await expect(tipOf(area)).toHaveText(first, { useInnerText: true });
  }
  await page.mouse.move(2, 2);
  await expect(tipOf(area)).toBeHidden();
});

test('with the keys: along the versions, to the other product, to the ends', async ({ open, page }) => {
  await open();
  const area = await wake(page, id);
  for (const said of [first, /^Orc 14\.2/, alike, faster, faster]) {
    await page.keyboard.press('ArrowRight');
    await expect(tipOf(area)).toHaveText(said, { useInnerText: true });
  }
  await expect(told(page)).toContainText('Orc 16.1');
  await page.keyboard.press('ArrowLeft');
  await expect(tipOf(area)).toHaveText(alike, { useInnerText: true });
  await page.keyboard.press('ArrowDown');
  await expect(tipOf(area)).toHaveText(/^Elf/, { useInnerText: true });
  await page.keyboard.press('End');
  await expect(tipOf(area)).toHaveText(slower, { useInnerText: true });
  await page.keyboard.press('Home');
  await expect(tipOf(area)).toHaveText(/^Elf 19\.1/, { useInnerText: true });
});

test.describe('390 px wide, with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });
  test('at a point and beside it', async ({ open, page }) => {
    await open();
    const area = await wake(page, id);
    const points = await pointsOf(area);
    await page.touchscreen.tap(points[3].x, points[3].y);
    await expect(tipOf(area)).toHaveText(faster, { useInnerText: true });
    await page.touchscreen.tap(points[5].x - 6, points[5].y - 50);
    await expect(tipOf(area)).toHaveText(slower, { useInnerText: true });
  });
});
