import { expect } from '@playwright/test';
import { test, wake } from './onBlog.js';

/* A chart at full size on a phone. */

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('at full size the open options leave the chart with its axis free, and do not offer full size again', async ({
  page,
}) => {
  await page.goto('reviews/small-vm-storage/');
  await wake(page, 'fill');
  const figure = page.locator('#fill');
  const options = figure.locator('.chart-options > summary');
  await options.tap();
  await figure.getByRole('button', { name: 'Full size', exact: true }).tap();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement?.id)).toBe('fill');
  await options.tap();
  const panel = figure.locator('.chart-options-panel');
  await expect(panel).toBeVisible();
  const edges = async () => {
    const drawing = await figure.locator('.chart-live:visible svg').boundingBox();
    return Number((await panel.boundingBox())?.y) - Number(drawing?.y) - Number(drawing?.height);
  };
  await expect.poll(edges, 'px between the drawing and the options').toBeGreaterThan(-1);
  await expect(options).toBeInViewport();
  await expect
    .poll(() => panel.evaluate(({ scrollTop }) => scrollTop), 'it begins with its first line')
    .toBe(0);
  await expect(figure.getByRole('button', { name: 'Full size', exact: true })).toBeHidden();
  await options.tap();
  await figure.getByRole('button', { name: 'Leave full size' }).tap();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
  await options.tap();
  await expect(figure.getByRole('button', { name: 'Full size', exact: true })).toBeVisible();
});

test.describe('1280 px wide', () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false });

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
