import { expect } from '@playwright/test';
import { charts, oneVisit, onEach, test, wake } from '../chartKindsPage.js';
import { test as onBlog } from '../onBlog.js';

/* Where the words of a mark, a stretch and a menu lie: in the window, and over nothing of what they are about. */

/** @param {import('@playwright/test').Locator} locator */
const boxOf = async (locator) => /** @type {{ x: number, y: number, width: number, height: number }} */ (await locator.boundingBox()); // prettier-ignore

const keys = ['Home', 'ArrowRight', 'ArrowDown', 'ArrowDown', 'End', 'ArrowUp'];

/**
 * Where a mark and its words lie after each key. The keys are pressed within the page, because there are hundreds; real ones walk every
 * chart in kinds.spec.js.
 *
 * @param {Element} drawing
 * @param {string[]} pressed
 */
async function placesAfter(drawing, pressed) {
  const placeOf = (/** @type {string} */ part) => {
    const { x, y, width, height } = /** @type {Element} */ (drawing.querySelector(part)).getBoundingClientRect(); // prettier-ignore
    return { x, y, width, height };
  };
  const places = [];
  for (const key of pressed) {
    drawing.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));
    await new Promise((painted) => requestAnimationFrame(painted));
    places.push({ key, ring: placeOf('.chart-ring'), tip: placeOf('.chart-tip') });
  }
  return places;
}

test.describe('one visit', () => {
  const kept = oneVisit({ viewport: { width: 1280, height: 800 } });

  // turned, a page answers as one that was opened like this
  for (const [width, height] of [
    [1280, 800],
    [1280, 480],
    [390, 844],
  ])
    test(`${width} by ${height} px: the mark that the keys reach is in the window with its words, which do not cover it`, async () => {
      test.setTimeout(240_000); // every kind, and machines are busy
      const page = kept();
      await page.setViewportSize({ width, height });
      const places = Object.entries(await onEach(page, charts, placesAfter, keys)).flatMap(([id, found]) =>
        found.map((each) => ({ id, ...each })),
      );
      expect(places).toHaveLength(charts.length * keys.length);
      // thousands of expectations would take longer than the walk
      const wrong = places.filter(({ ring, tip }) => {
        const [x, y] = [ring.x + ring.width / 2, ring.y + ring.height / 2];
        const isShown = ring.height * tip.height > 0;
        const isInWindow =
          ring.y >= 0 &&
          ring.y + ring.height <= height &&
          tip.x >= 0 &&
          tip.x + tip.width <= width &&
          tip.y >= 0 &&
          tip.y + tip.height <= height;
        const isBeside = x < tip.x || x > tip.x + tip.width || y < tip.y || y > tip.y + tip.height;
        return !(isShown && isInWindow && isBeside);
      });
      expect(wrong).toEqual([]);
    });
});

test('words, ring and stretch go with their marks when the window gets another width', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open('', 'timeline-five-by-400/');
  const area = await wake(page, 'timeline-five-by-400');
  const drawing = area.locator('.chart-live:visible svg');
  /** @param {string} what */
  const shareOf = async (what) => {
    const [part, whole] = [await boxOf(area.locator(what)), await boxOf(drawing)];
    return (part.x + part.width / 2 - whole.x) / whole.width;
  };
  await page.keyboard.press('End');
  const ring = await shareOf('.chart-ring');
  await page.setViewportSize({ width: 900, height: 900 });
  await expect.poll(() => shareOf('.chart-ring')).toBeCloseTo(ring, 2);
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('Shift+ArrowLeft');
  const band = await shareOf('.chart-band');
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect.poll(() => shareOf('.chart-band')).toBeCloseTo(band, 2);
});

for (const [width, height] of [
  [390, 844],
  [1280, 800],
]) {
  onBlog(`${width} px: an open menu leaves the chart it changes in view`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('reviews/small-vm-storage/');
    const charts = await page.locator('figure.chart').count();
    await expect(page.locator('.chart-options')).toHaveCount(charts);
    for (const figure of await page.locator('figure.chart').all()) {
      await figure.locator('.chart-options > summary').click();
      const panel = figure.locator('.chart-options-panel');
      await expect(panel).not.toBeEmpty();
      const [menu, drawing] = [await boxOf(panel), await boxOf(figure.locator('.chart-drawing'))];
      const across = Math.min(menu.x + menu.width, drawing.x + drawing.width) - Math.max(menu.x, drawing.x);
      const down = Math.min(menu.y + menu.height, drawing.y + drawing.height) - Math.max(menu.y, drawing.y);
      const seen = Math.min(drawing.height, height);
      const covered = (Math.max(0, across) * Math.max(0, down)) / (drawing.width * seen);
      expect(covered, String(await figure.getAttribute('id'))).toBeLessThan(width > 1000 ? 0.01 : 0.35);
      await expect(figure.locator('.chart-options > summary')).toBeInViewport();
      await page.keyboard.press('Escape');
    }
  });
}
