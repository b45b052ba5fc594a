import { expect } from '@playwright/test';
import { test } from '../onBlog.js';

const review = 'reviews/small-vm-storage/';

// without scripts every chart is looked at in both widths in withoutScripts.spec.js, with them in interaction.spec.js
for (const { javaScriptEnabled, width } of [
  { javaScriptEnabled: true, width: 1280 },
  { javaScriptEnabled: false, width: 390 },
]) {
  test.describe(`${width} px wide, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, viewport: { width, height: 800 } });

    test(
      'every chart is drawn, in the drawing made for the width, with its evidence',
      { tag: javaScriptEnabled ? '@engine' : [] },
      async ({ page }) => {
        await page.goto(review);
        const charts = page.locator('figure.chart');
        expect(await charts.count()).toBeGreaterThanOrEqual(6);
        for (const chart of await charts.all()) {
          const id = await chart.getAttribute('id');
          const [shown, hidden] = width > 640 ? ['wide', 'narrow'] : ['narrow', 'wide'];
          await expect(chart.locator(`.chart-${shown} svg`), `${id} ${shown}`).toBeVisible();
          await expect(chart.locator(`.chart-${hidden} svg`), `${id} ${hidden}`).toBeHidden();
          // below the window too, soon: whoever keeps the page as one picture has all of it
          await expect(chart.locator(`.chart-${shown} svg`), `${id} ${shown}`).toHaveCSS(
            'content-visibility',
            'visible',
            { timeout: 20_000 },
          );
          await expect(chart.locator('figcaption')).toContainText(/n\s=\s\d|1 run|run \d/i);
          await expect(chart.locator('figcaption')).toContainText(/fio \d/);
        }
      },
    );

    test('the table behind a chart opens, and its downloads are there', async ({ page, request }) => {
      await page.goto(review);
      const chart = page.locator('figure.chart').first();
      await chart.locator('summary', { hasText: /^Data$/ }).click();
      await expect(chart.locator('table').first()).toBeVisible();
      for (const link of await chart.locator('a[href*="/charts/"], a[href*="/raw/"]').all()) {
        const answer = await request.get((await link.getAttribute('href')) ?? '');
        expect(answer.status(), (await link.getAttribute('href')) ?? '').toBe(200);
      }
    });
  });
}

test('numbers in sentences say where they come from', async ({ page }) => {
  await page.goto(review);
  const value = page.locator('.value').first();
  await expect(value).toHaveText(/\d/);
  await expect(value).toHaveAttribute('title', /of \d+ runs?.*data\/raw\//);
});

for (const width of [390, 1280]) {
  test.describe(`${width} px wide, without scripts`, () => {
    test.use({ viewport: { width, height: 800 }, javaScriptEnabled: false, hasTouch: width === 390 });

    test('where a number, of a table too, or a claim is from is told to keys and to fingers, over it, with a link to its raw file', async ({
      page,
      request,
    }) => {
      for (const [path, what] of [
        [review, '.prose p > .value'],
        ['reviews/compact-m2-roundup/', '.prose p > .claim'],
        ['reviews/compact-m2-roundup/', '.figures td > .value'],
      ]) {
        await page.goto(path);
        const button = page.locator(`${what} > .source-button`).first();
        const words = page.locator(`#${await button.getAttribute('popovertarget')}`);
        await expect(button).toHaveAccessibleName(/^Source of |^Evidence$/);
        await expect(words).toBeHidden();
        await button.evaluate((each) => each.scrollIntoView({ block: 'center' }));
        if (width === 390) await button.tap();
        else await button.press('Enter');
        await expect(words).toBeVisible();
        await expect(words).toBeInViewport({ ratio: 1 });
        // the sentences that follow, and may limit what was read, stay in sight
        const place = await words.boundingBox();
        expect(Number(place?.y) + Number(place?.height)).toBeLessThan(
          Number((await button.boundingBox())?.y) + 2,
        );
        const link = words.getByRole('link').first();
        expect((await request.get(String(await link.getAttribute('href')))).status()).toBe(200);
        await page.keyboard.press('Escape');
        await expect(words).toBeHidden();
      }
    });
  });
}

test('the words of the controls of a chart stand on one line', { tag: '@engine' }, async ({ page }) => {
  await page.goto(review);
  const row = page.locator('#fill .chart-controls');
  await expect(row.locator('.chart-options')).toBeAttached();
  const controls = row.locator('.chart-switch button, .chart-options > summary');
  await expect(controls).toHaveCount(3);
  const apart = () =>
    controls.evaluateAll((all) => {
      const boxes = all.map((each) => each.getBoundingClientRect());
      const middles = boxes.map(({ top, bottom }) => Math.round((top + bottom) / 2));
      return Math.max(...middles) - Math.min(...middles);
    });
  await expect.poll(apart, 'px between their middles').toBeLessThanOrEqual(1);
});

test('nothing moves while the page is loaded', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts = /** @type {any} */ (globalThis);
    shifts.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.shifted += /** @type {any} */ (entry).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(review);
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => /** @type {any} */ (globalThis).shifted)).toBeLessThan(0.01);
});

test('emulated drives are marked wherever they are drawn', async ({ page }) => {
  await page.goto(review);
  const marked = page.locator('figure.chart:has(.mark)');
  expect(await marked.count()).toBeGreaterThan(0);
  for (const chart of await marked.all())
    await expect(chart.locator('svg').first()).toContainText(/emulated/i);
});
