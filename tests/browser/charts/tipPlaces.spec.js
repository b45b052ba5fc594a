import { expect } from '@playwright/test';
import { test, wake } from '../onBlog.js';

/* Words of marks lie over nothing of what they tell: below the drawing on a phone, beside the crosshair on a wide screen. */

/** @param {import('@playwright/test').Locator} locator */
const boxOf = async (locator) => /** @type {{ x: number, y: number, width: number, height: number }} */ (await locator.boundingBox()); // prettier-ignore

/** @param {import('@playwright/test').Page} page @param {string} path @param {string} id */
async function wakeAt(page, path, id) {
  await page.goto(path);
  return wake(page, id);
}

/** What the words lie over: the marks that are told, the crosshair, and the share of the line that is read. @param {Element} drawing */
function covered(drawing) {
  const rectOf = (/** @type {Element} */ each) => each.getBoundingClientRect();
  const tip = rectOf(/** @type {Element} */ (drawing.querySelector('.chart-tip')));
  const isUnder = (/** @type {{ x: number, y: number }} */ { x, y }) => x > tip.left && x < tip.right && y > tip.top && y < tip.bottom; // prettier-ignore
  const [ring, cross] = ['.chart-ring', '.chart-cross'].map((part) => rectOf(/** @type {Element} */ (drawing.querySelector(part)))); // prettier-ignore
  const middle = (/** @type {DOMRect} */ { x, y, width, height }) => ({
    x: x + width / 2,
    y: y + height / 2,
  });
  const marks = [...drawing.querySelectorAll('.chart-mark'), drawing.querySelector('.chart-ring')].map((each) => middle(rectOf(/** @type {Element} */ (each)))); // prettier-ignore
  const svg = [...drawing.querySelectorAll('.chart-live svg')].find((each) => rectOf(each).height > 0);
  const shares = [
    ...(svg?.querySelectorAll('path[data-layer^="data-line"], path[data-layer^="data-curve"]') ?? []),
  ].map((each) => {
    const path = /** @type {SVGPathElement} */ (each);
    const matrix = /** @type {DOMMatrix} */ (path.getScreenCTM());
    const points = Array.from({ length: 200 }, (_, at) => path.getPointAtLength((path.getTotalLength() * at) / 199).matrixTransform(matrix)); // prettier-ignore
    const near = Math.min(...points.map(({ x, y }) => Math.hypot(x - middle(ring).x, y - middle(ring).y)));
    return { near, share: points.filter(isUnder).length / points.length };
  });
  return {
    marks: marks.filter(isUnder).length,
    cross:
      cross.left > tip.left && cross.left < tip.right && tip.top < cross.bottom && tip.bottom > cross.top,
    line: shares.sort((a, b) => a.near - b.near)[0]?.share ?? 0,
    below: tip.top - rectOf(/** @type {Element} */ (svg)).bottom,
    width: tip.width / rectOf(drawing).width,
    inWindow: tip.top >= 0 && tip.bottom <= innerHeight && tip.left >= 0 && tip.right <= innerWidth,
  };
}

test.describe('390 px wide, with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('what is read of a chart stands below it, as wide as it', async ({ page }) => {
    await page.goto('reviews/small-vm-storage/');
    for (const id of ['fill', 'read-sweep', 'one-read']) {
      const area = await wake(page, id);
      const { x, y, width, height } = await boxOf(area);
      for (const share of [0.25, 0.5, 0.9]) {
        await page.touchscreen.tap(x + width * share, y + height * 0.5);
        await expect(area.locator('.chart-tip')).toBeVisible();
        const found = await area.evaluate(covered);
        expect(found, `${id}, ${share}`).toMatchObject({ marks: 0, inWindow: true });
        expect(found.below, `${id}, ${share}`).toBeGreaterThanOrEqual(0);
        expect(found.width, `${id}, ${share}`).toBeGreaterThan(0.98);
      }
      // a press on the words is none on the links below them
      const tip = await boxOf(area.locator('.chart-tip'));
      const address = page.url();
      await page.touchscreen.tap(tip.x + 30, tip.y + tip.height - 8);
      await expect(area.locator('.chart-tip')).toBeHidden();
      expect(page.url()).toBe(address);
    }
  });

  test('what is read of a chart covers no menu of it, and a menu opens at the first tap', async ({
    page,
  }) => {
    const area = await wakeAt(page, 'reviews/small-vm-storage/', 'one-read');
    const { x, y, width, height } = await boxOf(area.locator('.chart-live:visible svg'));
    await page.touchscreen.tap(x + width * 0.4, y + height * 0.3);
    const tip = area.locator('.chart-tip');
    await expect(tip).toBeVisible();
    const { y: top, height: high } = await boxOf(tip);
    const menus = page.locator('#one-read .chart-menus > details > summary');
    expect((await boxOf(menus.first())).y).toBeGreaterThanOrEqual(top + high);
    await menus.filter({ hasText: 'Share' }).tap();
    await expect(page.locator('#one-read [data-share]')).toHaveAttribute('open', '');
  });

  test('a press elsewhere leaves no empty room where a reading was, and what is pressed stays under the finger', async ({
    page,
  }) => {
    const area = await wakeAt(page, 'reviews/small-vm-storage/', 'one-read');
    const drawn = area.locator('.chart-live:visible svg');
    const menu = page.locator('#one-read .chart-menus > details > summary').first();
    const room = async () => {
      const { y, height } = await boxOf(drawn);
      return (await boxOf(page.locator('#one-read .chart-evidence'))).y - y - height;
    };
    const { x, y, width, height } = await boxOf(drawn);
    await page.touchscreen.tap(x + width * 0.4, y + height * 0.3);
    await expect.poll(room).toBeGreaterThan(100);
    // a finger that pans goes on reading
    await area.dispatchEvent('pointerdown', { pointerType: 'touch', clientX: 0, clientY: 0 });
    expect(await room()).toBeGreaterThan(100);
    await menu.evaluate((each) => each.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const before = await boxOf(menu);
    await page.touchscreen.tap(before.x + 20, before.y + before.height / 2);
    await expect.poll(room).toBeLessThan(40);
    expect((await boxOf(menu)).y).toBeCloseTo(before.y, 0);
    await expect(menu.locator('..')).toHaveAttribute('open', '');
    // what is read next has its room again
    const again = await boxOf(drawn);
    await page.touchscreen.tap(again.x + width * 0.4, again.y + height * 0.3);
    await expect(area.locator('.chart-tip')).toBeVisible();
    await expect.poll(room).toBeGreaterThan(100);
  });

  test('a long reading covers nothing of the evidence, and what lies below stays where it is for a short one', async ({
    page,
  }) => {
    const area = await wakeAt(page, 'reviews/small-vm-storage/', 'small-writes');
    const tip = area.locator('.chart-tip');
    const evidence = page.locator('#small-writes .chart-evidence');
    const { x, y, width, height } = await boxOf(area.locator('.chart-live:visible svg'));
    const tops = [];
    for (const product of ['Virtual disk, page cache', 'Loop device']) {
      const name = await boxOf(area.locator('.chart-live:visible svg text', { hasText: product }).first());
      await page.touchscreen.tap(x + width * 0.1, name.y + name.height + 8);
      await expect(tip).toContainText(product);
      const words = await boxOf(tip);
      tops.push((await boxOf(evidence)).y);
      expect(words.y, product).toBeGreaterThanOrEqual(y + height);
      expect(words.y + words.height, product).toBeLessThanOrEqual(tops[0]);
    }
    expect(tops[1]).toBe(tops[0]);
  });

  test('where a product is shown alone, no empty room is left of what was read before', async ({ page }) => {
    const area = await wakeAt(page, 'reviews/small-vm-storage/', 'read-sweep');
    await area.press('ArrowRight');
    await expect(area.locator('.chart-tip')).toBeVisible();
    await area.press('Enter');
    const room = async () => {
      const svg = await boxOf(area.locator('.chart-live:visible svg'));
      return (await boxOf(page.locator('#read-sweep .chart-evidence'))).y - svg.y - svg.height;
    };
    await expect.poll(room).toBeLessThan(40);
  });

  test('of panels that are higher than the window, the one that is read stays free', async ({ page }) => {
    const area = await wakeAt(page, 'reviews/compact-m2-roundup/', 'fill');
    for (const line of [3, 4, 5]) {
      const { x, y, width, height } = await boxOf(area.locator(`.chart-live:visible path[data-layer="data-line-${line}"]`)); // prettier-ignore
      await page.touchscreen.tap(x + width * 0.6, y + height / 2);
      await expect(area.locator('.chart-tip')).toBeVisible();
      const found = await area.evaluate(covered);
      expect(found, String(line)).toMatchObject({ inWindow: true, line: 0 });
    }
  });
});

test('on a wide screen what is read stands beside the crosshair, over none of its marks and clear of its line', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('reviews/small-vm-storage/');
  for (const id of ['fill', 'read-sweep']) {
    const area = await wake(page, id);
    const { x, y, width, height } = await boxOf(area);
    for (const share of [0.1, 0.3, 0.5, 0.7, 0.85])
      for (const down of [0.3, 0.6]) {
        await page.mouse.move(x + width * share, y + height * down);
        const found = await area.evaluate(covered);
        const at = `${id} ${share} ${down} ${JSON.stringify(found)}`;
        expect(found, at).toMatchObject({ marks: 0, cross: false, inWindow: true });
        expect(found.line, at).toBeLessThan(0.1);
      }
  }
});

test('on a wide screen what is read covers no control over the drawing and nothing left of it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('reviews/small-vm-storage/');
  for (const id of ['read-sweep', 'one-read', 'sequential']) {
    const area = await wake(page, id);
    await area.evaluate((each) => each.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const { x, y } = await boxOf(area);
    for (let mark = 0; mark < 5; mark += 1) {
      await area.press('ArrowRight');
      const tip = await boxOf(area.locator('.chart-tip'));
      expect(tip.y, `${id} ${mark}`).toBeGreaterThanOrEqual(y - 1);
      expect(tip.x, `${id} ${mark}`).toBeGreaterThanOrEqual(x - 1);
    }
  }
});

test('on a wide screen what is read of a point stands beside it, off the error bar over and under it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const area = await wakeAt(page, 'reviews/compact-m2-roundup/', 'price');
  const read = new Set();
  for (let point = 0; point < 7; point += 1) {
    await area.press('ArrowRight');
    const at = (await area.locator('.chart-tip-title').textContent()) ?? '';
    const ring = await boxOf(area.locator('.chart-ring'));
    const tip = await boxOf(area.locator('.chart-tip'));
    const middle = ring.x + ring.width / 2;
    expect(tip.x > middle || tip.x + tip.width < middle, at).toBe(true);
    expect((await area.evaluate(covered)).inWindow, at).toBe(true);
    read.add(at);
  }
  expect(read.size).toBe(7);
});

test('where a mouse passes over charts in columns, nothing on the page moves', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('compare/?products=kioxia-bg4-128,samsung-pm991-128');
  const area = page.locator('.compare-chart .chart-drawing').first();
  await expect(area.locator('.chart-live:visible svg')).toBeVisible();
  await area.scrollIntoViewIfNeeded();
  const heightNow = () => page.evaluate(() => document.documentElement.scrollHeight);
  const before = await heightNow();
  const { x, y, width, height } = await boxOf(area);
  for (const share of [0.2, 0.4, 0.6, 0.8]) {
    await page.mouse.move(x + width * 0.2, y + height * share);
    if (await area.locator('.chart-tip').isVisible()) break;
  }
  await expect(area.locator('.chart-tip')).toBeVisible();
  expect(await heightNow()).toBe(before);
});
