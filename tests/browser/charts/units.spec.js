import { expect } from '@playwright/test';
import { test } from '../onBlog.js';

test('a site that shows binary rates tells them in its tooltips too', async ({ page }) => {
  // the vocabulary of such a site, as its scripts carry it
  let told = 0;
  await page.route('**/js/*.js', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace(/"B\/s":\{prefixes:\["T","G","M","k",""\]/, () => {
      told += 1;
      return '"B/s":{prefixes:["Ti","Gi","Mi","Ki",""]';
    });
    await route.fulfill({ response: answer, body });
  });
  await page.goto('compare/?products=virtual-disk,tmpfs');
  const chart = page.locator('.compare-chart', { hasText: 'Sequential read' });
  await chart.locator('.chart-drawing').focus();
  expect(told, 'the vocabulary stands in a script').toBeGreaterThan(0);
  await page.keyboard.press('ArrowRight');
  await expect(chart.locator('.chart-tip-value')).toContainText('MiB/\u2060s');
  await expect(chart.locator('.chart-live').last()).toContainText('MiB/s');
  // what is read lies over the menus of a narrow chart
  await page.keyboard.press('Escape');
  await chart.getByText('Data', { exact: true }).click();
  await expect(chart.getByRole('columnheader', { name: 'Mean, MiB/s' })).toBeVisible();
  // a script may still be on its way, as one of a chart further down
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
