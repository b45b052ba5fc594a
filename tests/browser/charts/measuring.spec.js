import { expect } from '@playwright/test';
import { test, wake } from '../onBlog.js';

/* What is measured of a chart that is higher than the window is read in the window. */

for (const width of [390, 1280]) {
  test(`${width} px: a stretch of any panel is measured in the window, and the panel stays free`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('reviews/compact-m2-roundup/');
    const area = await wake(page, 'fill');
    const range = area.locator('.chart-range:visible');
    for (const line of [1, 3, 4, 6, 7]) {
      const path = area.locator(`.chart-live:visible path[data-layer="data-line-${line}"]`);
      await path.evaluate((each) => each.scrollIntoView({ block: 'center', behavior: 'instant' }));
      const box = /** @type {any} */ (await path.boundingBox());
      const y = box.y + box.height / 2;
      await page.mouse.move(box.x + box.width * 0.3, y);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width * 0.6, y, { steps: 4 });
      await page.mouse.up();
      await expect(range).toContainText('as described');
      const { x, y: top, width: long, height } = /** @type {any} */ (await range.boundingBox());
      const at = `panel ${line}: ${JSON.stringify({ x, top, long, height, box })}`;
      expect(top, at).toBeGreaterThanOrEqual(0);
      expect(top + height, at).toBeLessThanOrEqual(900);
      expect(top > box.y + box.height || top + height < box.y, at).toBe(true);
      await area.getByRole('button', { name: 'Close' }).click();
      await expect(range).toHaveCount(0);
    }
    // by keys alone the same, at the panel that they have reached
    await area.evaluate((each) => each.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await page.keyboard.press('Home');
    for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowDown');
    for (let press = 0; press < 4; press += 1) await page.keyboard.press('Shift+ArrowRight');
    // what needs another line is placed anew before it is painted
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
    const found = /** @type {any} */ (await range.boundingBox());
    expect(found.y).toBeGreaterThanOrEqual(0);
    expect(found.y + found.height).toBeLessThanOrEqual(900);
  });
}

for (const width of [390, 1280])
  test(`${width} px: a measured stretch covers no words below the chart, and says once what it is a share of`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('reviews/small-vm-storage/');
    const area = await wake(page, 'fill');
    for (const key of ['ArrowRight', 'Shift+ArrowRight', 'Shift+ArrowRight']) await area.press(key);
    const range = area.locator('.chart-range:visible');
    await expect(range.locator('.chart-tip-title')).toHaveText(/^[\d.]+\s%\sto\s[\d.]+\s%\sof the capacity$/);
    const [panel, evidence] = await Promise.all([
      range.boundingBox(),
      page.locator('#fill .chart-evidence').boundingBox(),
    ]);
    expect(Number(panel?.y) + Number(panel?.height)).toBeLessThanOrEqual(Number(evidence?.y));
  });

for (const [width, height] of [
  [390, 844],
  [1280, 720],
  [1920, 800],
])
  test(`${width} x ${height} px: a stretch measured at the foot of the window covers neither the title nor what is measured`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('reviews/small-vm-storage/');
    const area = await wake(page, 'fill');
    await area.evaluate((each) => each.scrollIntoView({ block: 'end', behavior: 'instant' }));
    const drawing = area.locator('.chart-live:visible svg');
    const { x, y, width: long } = /** @type {any} */ (await drawing.boundingBox());
    const at = Math.max(0, y) + 150;
    await page.mouse.move(x + long * 0.3, at);
    await page.mouse.down();
    await page.mouse.move(x + long * 0.6, at, { steps: 4 });
    await page.mouse.up();
    const range = area.locator('.chart-range:visible');
    await expect(range).toContainText('mean');
    const [panel, drawn] = await Promise.all([range.boundingBox(), drawing.boundingBox()]);
    expect(Number(panel?.y)).toBeGreaterThanOrEqual(Number(drawn?.y) + Number(drawn?.height));
    expect(Number(panel?.y) + Number(panel?.height)).toBeLessThanOrEqual(height);
  });
