import { expect } from '@playwright/test';
import { test, wake } from '../onBlog.js';

/* The options of a chart, and a chart at full size, leave the chart to be seen. */

for (const [width, height] of [
  [360, 640],
  [390, 844],
])
  test.describe(`a phone of ${width} by ${height} px`, () => {
    test.use({ viewport: { width, height }, hasTouch: true });

    test('the open options leave the chart free, and offer no full size that would be no larger', async ({
      page,
    }) => {
      await page.goto('reviews/small-vm-storage/');
      await wake(page, 'fill');
      const figure = page.locator('#fill');
      await figure.locator('.chart-options > summary').tap();
      const panel = figure.locator('.chart-options-panel');
      await expect(panel.locator('.chart-gestures')).toBeAttached();
      const edges = async () => {
        const drawing = await figure.locator('.chart-live:visible svg').boundingBox();
        return Number((await panel.boundingBox())?.y) - Number(drawing?.y) - Number(drawing?.height);
      };
      await expect.poll(edges, 'px between the drawing and the options').toBeGreaterThan(-1);
      await expect(figure.locator('.chart-options > summary')).toBeInViewport();
      await expect
        .poll(() => panel.evaluate(({ scrollTop }) => scrollTop), 'it begins with its first line')
        .toBe(0);
      await expect(figure.getByRole('button', { name: 'Full size', exact: true })).toBeHidden();
    });
  });

test.describe('1280 px wide', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('at full size the open options leave the whole chart to be seen', async ({ page }) => {
    await page.goto('reviews/small-vm-storage/');
    await wake(page, 'read-sweep');
    const figure = page.locator('#read-sweep');
    const options = figure.locator('.chart-options > summary');
    await options.click();
    await figure.getByRole('button', { name: 'Full size', exact: true }).click();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement?.id)).toBe('read-sweep');
    await options.click();
    const panel = figure.locator('.chart-options-panel');
    const edges = async () => {
      const drawing = await figure.locator('.chart-live:visible svg').boundingBox();
      return [
        Number(drawing?.y),
        Number((await panel.boundingBox())?.y) - Number(drawing?.y) - Number(drawing?.height),
      ];
    };
    await expect.poll(async () => Math.min(...(await edges()))).toBeGreaterThan(-1);
    await expect(figure.getByRole('button', { name: 'Full size', exact: true })).toBeHidden();
    await options.click();
    await figure.getByRole('button', { name: 'Leave full size' }).click();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
    await options.click();
    await expect(figure.getByRole('button', { name: 'Full size', exact: true })).toBeVisible();
  });

  for (const height of [720, 1000])
    test(`${height} px high: at full size all of a chart is seen, from its title to its menus`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1920, height });
      await page.goto('reviews/small-vm-storage/');
      await wake(page, 'read-sweep');
      const figure = page.locator('#read-sweep');
      await figure.locator('.chart-options > summary').click();
      await figure.getByRole('button', { name: 'Full size', exact: true }).click();
      await expect.poll(() => page.evaluate(() => document.fullscreenElement?.id)).toBe('read-sweep');
      const more = () => figure.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
      await expect.poll(more, 'px to scroll').toBeLessThanOrEqual(0);
      await expect(figure.locator('.chart-menu > summary').last()).toBeInViewport();
    });
});
