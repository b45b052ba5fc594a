import { expect } from '@playwright/test';
import { test } from '../keptPage.js';
import { violations } from '../accessible.js';

/* A chart that stays while the paragraphs beside it are read, on the page of chart kinds. */

const part = '.steps:has(#steps-example)';

test('the chart stays, and the paragraph that is read marks its stretch', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('chart-kinds/');
  const steps = page.locator(part);
  const bands = steps.locator('path[fill="var(--chart-grid)"]:visible');
  for (const number of [1, 2, 1]) {
    const paragraph = steps.locator(':scope > p').nth(number - 1);
    await paragraph.evaluate((each) => {
      const { top, height } = each.getBoundingClientRect();
      scrollBy({ top: top + height / 2 - innerHeight * 0.4, behavior: 'instant' });
    });
    await expect(steps.locator('figure')).toHaveAttribute('data-step', String(number));
    await expect(paragraph).toHaveClass('is-read');
    await expect(steps.locator('.chart-drawing')).toBeInViewport({ ratio: 0.9 });
    // the stretches are drawn from the right
    await expect(bands.nth(2 - number)).toHaveCSS('fill', 'none');
    await expect(bands.nth(number - 1)).not.toHaveCSS('fill', 'none');
  }
  expect(await violations(page)).toEqual([]);
});

test('the last paragraph is read where the page ends', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('chart-kinds/');
  const steps = page.locator(part);
  await steps.evaluate((each) => {
    while (each.nextSibling) each.nextSibling.remove();
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  });
  await expect(steps.locator(':scope > p').last()).toHaveClass('is-read');
  await expect(steps.locator('figure')).toHaveAttribute('data-step', '2');
});

test('what is read of the chart lies over the words beside it', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('chart-kinds/');
  const area = page.locator(`${part} .chart-drawing`);
  await area.scrollIntoViewIfNeeded();
  await area.focus();
  await area.press('End');
  const tip = area.locator('.chart-tip');
  await expect(tip).toBeVisible();
  // as a number of a paragraph would, in the place of the words
  const isAbove = await tip.evaluate((words) => {
    const { left, top, width, height } = words.getBoundingClientRect();
    const number = document.createElement('span');
    number.style.cssText = `position: relative; display: block; margin-left: -100vw; width: 200vw; height: 2000px`;
    words.closest('.steps')?.querySelector(':scope > p')?.append(number);
    /** @type {HTMLElement} */ (words).style.pointerEvents = 'auto';
    return words.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isAbove).toBe(true);
});

test('what is no paragraph stands below both, one part under another', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('chart-kinds/');
  const tops = await page.locator(part).evaluate((steps) => {
    const [chart, , last] = steps.children;
    chart.after(Object.assign(document.createElement('ul'), { innerHTML: '<li>One<li>Two' }));
    last.after(Object.assign(document.createElement('ol'), { innerHTML: '<li>One' }));
    const [list, more] = [...steps.querySelectorAll(':scope > :is(ul, ol)')];
    return [last, list, more]
      .map((each) => each.getBoundingClientRect())
      .map(({ top, bottom }) => [top, bottom]);
  });
  const [paragraph, list, more] = tops;
  expect(list[0]).toBeGreaterThanOrEqual(paragraph[1]);
  expect(more[0]).toBeGreaterThanOrEqual(list[1]);
});

for (const [name, settings] of /** @type {const} */ ([
  ['without JavaScript', { javaScriptEnabled: false, viewport: { width: 1280, height: 900 } }],
  ['on a phone', { viewport: { width: 390, height: 844 } }],
])) {
  test(`the paragraphs follow the chart ${name}`, async ({ browser }) => {
    const context = await browser.newContext(settings);
    const page = await context.newPage();
    await page.goto('chart-kinds/');
    const steps = page.locator(part);
    const chart = await steps.locator('figure').boundingBox();
    const paragraph = await steps.locator(':scope > p').first().boundingBox();
    expect(Number(paragraph?.y)).toBeGreaterThanOrEqual(Number(chart?.y) + Number(chart?.height));
    expect(Number(paragraph?.x)).toBeCloseTo(Number(chart?.x), 0);
    await context.close();
  });
}
