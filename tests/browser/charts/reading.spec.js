import { expect } from '@playwright/test';
import { test as onKinds, wake as wakeKind } from '../chartKindsPage.js';
import { test, wake } from '../onBlog.js';

/* Lines that share an axis are read together: pointing, tapping and the arrow keys say all of them at one place. */

/** @typedef {import('@playwright/test').Locator} Locator @typedef {{ x: number, y: number }} Place */

/** @param {Locator} locator @returns {Promise<Place[]>} the middle of each */
const middles = (locator) =>
  locator.evaluateAll((all) =>
    all.map((each) => {
      const { x, y, width, height } = each.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    }),
  );

/** @param {Locator} area */
const pointsOf = async (area) => {
  const lines = area.locator('.chart-live:visible svg');
  return Promise.all([1, 2].map((line) => middles(lines.locator(`[data-layer="data-point-${line}"]`))));
};

/** Both marks of a step are marked, and the crosshair goes through them. @param {Locator} area @param {Place[]} step */
async function expectReadAt(area, step) {
  const near = (/** @type {number} */ px) => (/** @type {number} */ other) => Math.abs(px - other) < 1.5;
  await expect(area.locator('.chart-mark')).toHaveCount(1);
  const marked = [
    ...(await middles(area.locator('.chart-ring'))),
    ...(await middles(area.locator('.chart-mark'))),
  ];
  for (const { x, y } of step)
    expect(
      marked.some((each) => near(x)(each.x) && near(y)(each.y)),
      JSON.stringify({ x, y, marked }),
    ).toBe(true);
  const [cross] = await middles(area.locator('.chart-cross'));
  // marks whose error bars would lie on each other stand on both sides of their place
  const [least, greatest] = [Math.min, Math.max].map((end) => end(...step.map(({ x }) => x)));
  expect(near((least + greatest) / 2)(cross.x), JSON.stringify({ cross, step })).toBe(true);
}

for (const width of [390, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 }, hasTouch: width === 390 });

    test('between the marks of a sweep, the pointer and the keys read all lines at the nearest step', async ({
      page,
    }) => {
      await page.goto('reviews/small-vm-storage/');
      const area = await wake(page, 'read-sweep');
      const tip = area.locator('.chart-tip');
      const lines = await pointsOf(area);
      const steps = lines[0].map((_, at) => lines.map((line) => line[at]));
      expect(steps.length).toBeGreaterThan(3);
      const foot = Math.max(...lines.flat().map(({ y }) => y));
      const head = Math.min(...lines.flat().map(({ y }) => y));
      const between = (/** @type {number} */ share) =>
        steps[1][0].x + share * (steps[2][0].x - steps[1][0].x);
      for (const [share, at] of [
        [0.4, 1],
        [0.6, 2],
      ]) {
        // prettier-ignore
        for (const y of [head, foot]) {
          if (width === 390) await page.touchscreen.tap(between(share), y);
          else await page.mouse.move(between(share), y);
          await expect(tip).toContainText('Virtual disk');
          await expect(tip).toContainText('Loop device');
          await expectReadAt(area, steps[at]);
        }
      }
      await page.keyboard.press('End');
      await expectReadAt(area, steps[steps.length - 1]);
      await page.keyboard.press('ArrowDown');
      await expectReadAt(area, steps[steps.length - 1]);
      await page.keyboard.press('Escape');
      await expect(area.locator('.chart-mark:visible')).toHaveCount(0);
      await expect(area.locator('.chart-cross')).toBeHidden();
    });

    test('anywhere in a panel its own level is read first, and the others at the same place', async ({
      page,
    }) => {
      await page.goto('reviews/compact-m2-roundup/');
      const area = await wake(page, 'fill');
      const line = area.locator('.chart-live:visible path[data-layer="data-line-4"]');
      const { x, y, width: long, height } = /** @type {any} */ (await line.boundingBox());
      const at = { x: x + long * 0.8, y: y + height / 2 };
      if (width === 390) await page.touchscreen.tap(at.x, at.y);
      else await page.mouse.move(at.x, at.y);
      await expect(area.locator('.chart-tip > .chart-tip-title')).toHaveText(/^SK Hynix BC501A/);
      await expect(area.locator('.chart-tip-others')).toContainText('SN520');
      const [cross] = await middles(area.locator('.chart-cross'));
      expect(Math.abs(cross.x - at.x)).toBeLessThan(2);
      for (const mark of await middles(area.locator('.chart-mark, .chart-ring')))
        expect(Math.abs(mark.x - at.x)).toBeLessThan(2);
    });

    onKinds('percentiles, loads and capacities are read together too', async ({ page, open }) => {
      await open('', 'together/');
      for (const [id, isCrossed] of [
        ['percentiles-latency', true],
        ['scaling-three-families', true],
        ['latency-throughput-three-products', false],
      ]) {
        const area = await wakeKind(page, String(id));
        await area.evaluate((each) => each.scrollIntoView({ block: 'center', behavior: 'instant' }));
        const points = await middles(area.locator('.chart-live:visible [data-layer^="data-point-"]'));
        points.sort((a, b) => a.x - b.x);
        const [first] = points;
        const second = /** @type {Place} */ (points.find(({ x }) => x > first.x + 20));
        // off the line, in the middle between two marks
        const place = { x: first.x + (second.x - first.x) * 0.6, y: (first.y + second.y) / 2 + 20 };
        if (width === 390) await page.touchscreen.tap(place.x, place.y);
        else await page.mouse.move(place.x, place.y);
        await expect(area.locator('.chart-tip-others'), String(id)).toHaveText(/.+: .*\d/);
        await expect(area.locator('.chart-mark').first(), String(id)).toBeVisible();
        await expect(area.locator('.chart-cross')).toBeVisible({ visible: Boolean(isCrossed) });
      }
    });
  });
}
