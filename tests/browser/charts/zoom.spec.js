import { expect } from '@playwright/test';
import { test, told, wake } from '../chartKindsPage.js';

/* Stretches of timelines, by mouse, wheel, fingers and keys. */

const id = 'timeline-five-by-400';

test.use({ path: `${id}/` });
const shown = /Shown: /;

/** @param {import('@playwright/test').Page} page */
async function boxOf(page) {
  const box = await page.locator(`#${id} .chart-live:visible svg`).boundingBox();
  return /** @type {{ x: number, y: number, width: number, height: number }} */ (box);
}

/** Ends of the view in the address. @param {import('@playwright/test').Page} page */
const viewOf = (page) =>
  /view\.([\d.]+)_([\d.]+)/.exec(decodeURIComponent(page.url()))?.slice(1).map(Number) ?? null;

for (const width of [390, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('keys zoom, move, measure a stretch and go back, and each is said', async ({ page, open }) => {
      await open('', 'timelines/');
      for (const chart of [
        id,
        'timeline-by-capacity',
        'timeline-panels',
        'trace-power-of-two',
        'frame-times-two-cards',
      ]) {
        const figure = page.locator(`#${chart}`);
        const area = await wake(page, chart);
        await page.keyboard.press('+');
        await expect(told(page), chart).toHaveText(/^Shows .* to /);
        await expect(figure.locator('figcaption'), chart).toContainText(shown);
        const before = await told(page).textContent();
        await page.keyboard.press('.');
        await expect(told(page), chart).not.toHaveText(String(before));
        await page.keyboard.press('Shift+ArrowRight');
        await page.keyboard.press('Shift+ArrowRight');
        await expect(told(page), chart).toHaveText(/ to .*mean /);
        await expect(area.locator('.chart-band')).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(area.locator('.chart-band')).toBeHidden();
        await page.keyboard.press('Escape');
        await expect(figure.locator('figcaption'), chart).not.toContainText(shown);
        await expect(page).not.toHaveURL(new RegExp(chart));
      }
    });

    test('buttons in the menu zoom and move, for those who cannot drag', async ({ page, open }) => {
      await open();
      const figure = page.locator(`#${id}`);
      await figure.locator('.chart-options > summary').click();
      await expect(figure.getByRole('button', { name: 'Later' })).toBeDisabled();
      await figure.getByRole('button', { name: 'Zoom in', exact: true }).click();
      await figure.getByRole('button', { name: 'Later' }).click();
      await expect.poll(() => viewOf(page)?.[0]).toBeGreaterThan(100);
      await figure.getByRole('button', { name: 'Zoom out' }).click();
      await expect(figure.locator('figcaption')).not.toContainText(shown);
    });

    test('a button measures what is shown, also once it is zoomed, and Escape closes that', async ({
      page,
      open,
    }) => {
      await open(`?${id}=view.100_200`);
      const area = await wake(page, id);
      await page.locator(`#${id} .chart-options > summary`).click();
      await page.locator(`#${id}`).getByRole('button', { name: 'Measure' }).click();
      await expect(area.locator('.chart-range')).toContainText(/^100\s.* to 200\s.*mean .*p1/);
      await expect(told(page)).toHaveText(/ to .*mean /);
      await expect(page.locator(`#${id} .chart-options-panel`)).toBeHidden();
      await expect(area).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(area.locator('.chart-range')).toBeHidden();
      expect(viewOf(page)).not.toBeNull();
    });
  });
}

test('a stretch measured by keys is zoomed into with Enter', async ({ page, open }) => {
  await open();
  const area = await wake(page, id);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('PageDown');
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('Shift+ArrowRight');
  await expect(told(page)).toHaveText(/mean .*p1\s.*p99\s.* of \d+ readings/);
  await expect(area.locator('.chart-range:visible')).toContainText(/mean .*p1\s.*p99/);
  await expect(area.locator('.chart-tip')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect.poll(() => viewOf(page)).not.toBeNull();
  await page.goBack();
  await expect(page.locator(`#${id} figcaption`)).not.toContainText(shown);
});

test('what belongs together is one step back, and nothing before it is lost', async ({ page, open }) => {
  await open();
  const area = await wake(page, id);
  const figure = page.locator(`#${id} figcaption`);
  // in one task: keys that come a second apart, as they may on a slow machine, are two gestures
  await area.evaluate((drawing) => {
    for (const key of ['+', '+']) drawing.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })); // prettier-ignore
  });
  await expect(figure).toContainText(shown);
  await page.goBack();
  await expect(figure).not.toContainText(shown);
  await page.keyboard.press('+');
  await expect.poll(() => viewOf(page)).not.toBeNull();
  await page.goBack();
  await expect(figure).not.toContainText(shown);
  await page.keyboard.press('-');
  await page.keyboard.press('+');
  await expect.poll(() => viewOf(page)).not.toBeNull();
  await page.goBack();
  await expect(figure).not.toContainText(shown);
});

test(
  'the wheel scrolls the page, and zooms at the pointer with Ctrl or where the chart has the focus',
  { tag: '@engine' },
  async ({ page, open }) => {
    await open('', 'timelines/');
    await wake(page, id);
    const { x, y, width } = await boxOf(page);
    await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement).blur());
    await page.mouse.move(x + width / 3, y + 150);
    const top = () => page.evaluate(() => scrollY);
    const before = await top();
    await page.mouse.wheel(0, 120);
    await expect.poll(top).toBeGreaterThan(before);
    await page.mouse.wheel(0, -120);
    await expect.poll(top).toBe(before);
    expect(viewOf(page)).toBeNull();
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -200);
    await expect.poll(() => viewOf(page)).not.toBeNull();
    await page.keyboard.up('Control');
    await page.locator(`#${id} .chart-drawing`).focus();
    for (let turn = 0; turn < 3; turn += 1) await page.mouse.wheel(0, 200);
    await expect.poll(() => viewOf(page)).toBeNull();
    await expect.poll(top).toBe(before);
  },
);

test('once zoomed a drag moves, with Shift it measures, and a double click goes back', async ({
  page,
  open,
}) => {
  await open(`?${id}=view.100_200`);
  const area = await wake(page, id);
  const { x, y } = await boxOf(page);
  await page.mouse.move(x + 300, y + 150);
  await page.mouse.down();
  await page.mouse.move(x + 200, y + 150, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => viewOf(page)?.[0]).toBeGreaterThan(105);
  await page.keyboard.down('Shift');
  await page.mouse.down();
  await page.mouse.move(x + 350, y + 150, { steps: 4 });
  await page.mouse.up();
  await page.keyboard.up('Shift');
  await expect(area.locator('.chart-range:visible')).toContainText(/mean .*p1/);
  await area.locator('.chart-range').hover();
  await expect(area.locator('.chart-tip')).toBeHidden(); // the marks below the words are covered
  await page.mouse.dblclick(x + 300, y + 150);
  await expect.poll(() => viewOf(page)).toBeNull();
});

test(
  'frame times are measured and zoomed by mouse in any of their panels, and what stands over them stays that of the whole run',
  { tag: '@engine' },
  async ({ page, open }) => {
    const chart = 'frame-times-two-cards';
    await open('', `${chart}/`);
    const figure = page.locator(`#${chart}`);
    const area = await wake(page, chart);
    const svg = area.locator('.chart-live:visible svg');
    const { x, y, width, height } = /** @type {{ x: number, y: number, width: number, height: number }} */ (
      await svg.boundingBox()
    );
    const lows = (await svg.textContent())?.match(/1\s% low [\d.]+/g);
    expect(lows, 'what stands over the panels').toHaveLength(4);
    for (const share of [0.35, 0.8]) {
      await page.mouse.move(x + width * 0.3, y + height * share);
      await page.mouse.down();
      await page.mouse.move(x + width * 0.5, y + height * share, { steps: 5 });
      await page.mouse.up();
      await expect(area.locator('.chart-range:visible')).toContainText(/mean .* to .*ms/);
      await area.getByRole('button', { name: 'Zoom in' }).click();
      await expect(figure.locator('figcaption')).toContainText(shown);
      expect((await svg.textContent())?.match(/1\s% low [\d.]+/g)).toEqual(lows);
      await area.press('0');
      await expect(figure.locator('figcaption')).not.toContainText(shown);
    }
  },
);

test.describe('with fingers', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a mark of a whole chart that is tapped twice keeps its words', async ({ page, open }) => {
    await open();
    const area = await wake(page, id);
    const { x, y } = await boxOf(page);
    await area.evaluate((drawing) =>
      drawing.addEventListener('dblclick', () => drawing.setAttribute('data-tapped', 'twice')),
    );
    for (let tap = 0; tap < 2; tap += 1) await page.touchscreen.tap(x + 150, y + 150);
    await expect(area).toHaveAttribute('data-tapped', 'twice');
    await expect(area.locator('.chart-tip')).toBeVisible();
  });

  test('one finger measures a stretch, a tap closes it or zooms into it, and two taps show all again', async ({
    page,
    open,
  }) => {
    await open();
    const area = await wake(page, id);
    const session = await page.context().newCDPSession(page);
    const range = area.locator('.chart-range');
    const measure = async () => {
      const { x, y, width } = await boxOf(page);
      for (const share of [0.3, 0.35, 0.42, 0.5])
        await session.send('Input.dispatchTouchEvent', {
          type: share === 0.3 ? 'touchStart' : 'touchMove',
          touchPoints: [{ x: x + share * width, y: y + 150 }],
        });
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await expect(range).toContainText(/mean .*p1/);
    };
    // a browser takes no tap for one that comes too soon after a drag
    const press = (/** @type {string} */ name) => range.getByRole('button', { name }).tap({ timeout: 2000 });
    await measure();
    await expect(async () => {
      if (await range.isVisible()) await press('Close');
      await expect(range).toBeHidden({ timeout: 1000 });
    }).toPass();
    await measure();
    await expect(async () => {
      if (await range.isVisible()) await press('Zoom in');
      expect(viewOf(page)).not.toBeNull();
    }).toPass();
    await expect(page.locator(`#${id} figcaption`)).toContainText(shown);
    await expect(async () => {
      const { x, y, width } = await boxOf(page);
      for (let tap = 0; tap < 2; tap += 1) await page.touchscreen.tap(x + width / 2, y + 150);
      expect(viewOf(page)).toBeNull();
    }).toPass();
  });

  test('two fingers zoom into what lies between them, one moves it', async ({ page, open }) => {
    await open();
    await wake(page, id);
    const { x, y, width } = await boxOf(page);
    const session = await page.context().newCDPSession(page);
    const touch = (
      /** @type {'touchStart' | 'touchMove' | 'touchEnd'} */ type,
      /** @type {number[]} */ ...shares
    ) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: shares.map((share, at) => ({ x: x + share * width, y: y + 150, id: at })),
      });
    await touch('touchStart', 0.45, 0.55);
    await touch('touchMove', 0.35, 0.65);
    await touch('touchMove', 0.25, 0.75);
    await touch('touchEnd');
    await expect.poll(() => viewOf(page)).not.toBeNull();
    const [from, to] = /** @type {number[]} */ (viewOf(page));
    expect(from).toBeGreaterThan(50);
    expect(to - from).toBeLessThan(200);
    await touch('touchStart', 0.7);
    await touch('touchMove', 0.6);
    await touch('touchMove', 0.4);
    await touch('touchEnd');
    await expect.poll(() => viewOf(page)?.[0]).toBeGreaterThan(from + 5);
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
  });

  test('one that goes down over a chart scrolls the page, one that rests selects nothing, and a turned phone shows the wide drawing', async ({
    page,
    open,
  }) => {
    await open('', 'timelines/');
    const area = await wake(page, id);
    const { x, y } = await boxOf(page);
    const session = await page.context().newCDPSession(page);
    const touch = (
      /** @type {'touchStart' | 'touchMove' | 'touchEnd'} */ type,
      /** @type {{ x: number, y: number }[]} */ ...touchPoints
    ) => session.send('Input.dispatchTouchEvent', { type, touchPoints });
    const before = await page.evaluate(() => scrollY);
    await touch('touchStart', { x: x + 150, y: y + 150 });
    for (let step = 1; step <= 10; step++) await touch('touchMove', { x: x + 150, y: y + 150 - step * 25 });
    await touch('touchEnd');
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 150);
    expect(viewOf(page)).toBeNull();

    await area.scrollIntoViewIfNeeded();
    const { x: left, y: top } = await boxOf(page);
    await touch('touchStart', { x: left + 150, y: top + 150 });
    await expect(area.locator('.chart-tip')).toBeVisible();
    await page.waitForTimeout(700);
    await touch('touchEnd');
    expect(await page.evaluate(() => String(getSelection()))).toBe('');

    await page.setViewportSize({ width: 844, height: 390 });
    await expect(area.locator('.chart-wide svg:visible').first()).toBeVisible();
    await expect(area.locator('.chart-narrow svg:visible')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });
});
