import { expect } from '@playwright/test';
import { test } from '../keptPage.js';

/* A fenced `vega-lite` block: the author's own drawing, with everything that stands around a chart. */

// colours do not depend on the width
for (const [width, colorScheme] of /** @type {const} */ ([
  [390, 'dark'],
  [1280, 'light'],
])) {
  test(
    `a spec of the author's own is drawn with its evidence, ${width} px wide and ${colorScheme}`,
    { tag: width === 390 ? '@engine' : [] },
    async ({ browser }) => {
      const page = await browser.newPage({ viewport: { width, height: 800 }, colorScheme });
      /** @type {string[]} */
      const said = [];
      page.on('console', (message) => said.push(message.text()));
      await page.goto('chart-kinds/');
      const chart = page.locator('#vega-lite-example');
      await chart.scrollIntoViewIfNeeded();
      const drawing = chart.locator(`.chart-${width > 640 ? 'wide' : 'narrow'} svg`);
      await expect(drawing).toBeVisible();
      await expect(drawing).toHaveAttribute('aria-label', /median to its 99th percentile/);
      await expect(chart.locator('figcaption')).toContainText(/all runs together.*n\s=\s\d.*fio \d/s);
      await expect(chart.locator('.chart-controls')).toHaveCount(0);
      const frame = await chart.evaluate((figure) => figure.scrollWidth <= figure.clientWidth + 1);
      expect(frame, 'the drawing is no wider than its figure').toBe(true);
      const [text, ground] = await drawing.evaluate((svg) => {
        const label = /** @type {Element} */ (svg.querySelector('text'));
        return [getComputedStyle(label).fill, getComputedStyle(document.body).backgroundColor];
      });
      expect(text).not.toBe(ground);
      await chart.locator('summary', { hasText: /^Data$/ }).click();
      await expect(chart.locator('td', { hasText: 'p99' }).first()).toBeVisible();
      await expect(chart.locator('a', { hasText: 'CSV' })).toHaveAttribute('href', /vega-lite-example\.csv$/);
      await expect(chart.locator('a', { hasText: 'Vega-Lite' })).toBeVisible();
      expect(said).toEqual([]);
      await page.close();
    },
  );
}
