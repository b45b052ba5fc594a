import { expect } from '@playwright/test';
import { asDrawnLive } from '../asDrawnLive.js';
import { violations } from '../accessible.js';
import { complaintsOf } from '../complaints.js';
import { wake } from '../chartKindsPage.js';
import { test } from '../onBlog.js';

// what a page says to the console it says at a first visit too
test.use({ isFirstVisit: true });

/* What readers do with charts, in a real browser under the policy that is published. */

const review = 'reviews/small-vm-storage/';

/** Bars, or dots where bars would be stubs. */
const results = '.chart-live:visible path:is([data-layer="data-bar"], [data-layer="data-dot"])';

/** @type {string[]} */
let complaints = [];

test.beforeEach(async ({ page }) => {
  complaints = complaintsOf(page);
});

test.afterEach(() => {
  expect(complaints, 'the console stays empty: no error, no refused style or script').toEqual([]);
});

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} [search]
 */
async function visit(page, search = '') {
  await page.goto(`${review}${search}`);
  const charts = await page.locator('figure.chart').count();
  await expect(page.locator('.chart-options')).toHaveCount(charts);
  // what is laid out later moves the rest
  await expect(page.locator('figure.chart:not(.is-laid-out)')).toHaveCount(0, { timeout: 20_000 });
}

/** Marks let the pointer through to the drawing, so the mouse goes to their place. @param {import('@playwright/test').Locator} mark */
async function pointAt(mark) {
  const { x, y, width, height } = /** @type {any} */ (await mark.boundingBox());
  await mark.page().mouse.move(x + width / 2, y + height / 2);
}

/** Px of everything drawn, in the drawing's own measure. @param {import('@playwright/test').Locator} svg */
const placesOf = (svg) =>
  svg.evaluate((drawing) => {
    const frame = drawing.getBoundingClientRect();
    const scale = /** @type {SVGSVGElement} */ (drawing).viewBox.baseVal.width / frame.width;
    const seen = [...drawing.querySelectorAll('text, path, line, rect, use')].filter((each) => {
      const { opacity, fill, stroke, display } = getComputedStyle(each);
      const inked =
        ['text', 'use'].includes(each.tagName) ||
        ![fill, stroke].every((ink) => ink === 'none' || ink === 'rgba(0, 0, 0, 0)');
      return (
        inked &&
        opacity !== '0' &&
        display !== 'none' &&
        !each.closest('defs') &&
        each.getBoundingClientRect().width + each.getBoundingClientRect().height > 0
      );
    });
    return seen.map((each) => {
      const { left, right, top, bottom } = each.getBoundingClientRect();
      const box = [left - frame.left, right - frame.left, top - frame.top, bottom - frame.top];
      return {
        text: each.tagName === 'text' ? String(each.textContent) : '',
        box: box.map((px) => px * scale),
      };
    });
  });

for (const width of [390, 1280]) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 }, hasTouch: width === 390 });

    test(
      'the live drawings lie on the drawings of the build within 1 px, and nothing moves',
      { tag: width === 1280 ? '@engine' : [] },
      async ({ page }) => {
        await visit(page);
        const ids = await page.locator('figure.chart').evaluateAll((all) => all.map(({ id }) => id));
        for (const id of ids) {
          const figure = page.locator(`#${id}`);
          const still = figure.locator(`.chart-${width > 640 ? 'wide' : 'narrow'} > svg`);
          await still.evaluateAll(asDrawnLive);
          const before = { places: await placesOf(still), height: (await figure.boundingBox())?.height };
          const area = await wake(page, id);
          const live = await placesOf(area.locator('.chart-live:visible svg'));
          expect((await figure.boundingBox())?.height, `${id}: height of the figure`).toBe(before.height);
          const left = [...before.places];
          /** @type {string[]} */
          const far = [];
          for (const { text, box } of live) {
            const off = left.map((each) =>
              each.text === text
                ? Math.max(...box.map((px, side) => Math.abs(px - each.box[side])))
                : Infinity,
            );
            const nearest = off.indexOf(Math.min(...off));
            if (!(off[nearest] <= 1)) far.push(`${text || 'a mark'} ${box}`);
            left.splice(nearest, 1);
          }
          expect(far, `${id}: nothing of the build was near`).toEqual([]);
          expect(left, `${id}: drawn in the build and not in the page`).toEqual([]);
        }
      },
    );

    test('axe finds nothing with a chart live, its menu open and its table sorted', async ({ page }) => {
      await visit(page, '?fill=scale.log~view.0.2_0.6&one-read=hide.tmpfs');
      const figure = page.locator('#one-read');
      await figure.locator('summary', { hasText: /^Data$/ }).click();
      await figure.locator('.table-sort').first().click();
      await figure.locator('.chart-options summary').click();
      expect(await violations(page)).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(width, 'scrolls sideways by').toBeLessThanOrEqual(0);
    });
  });
}

// kinds.spec.js and keyboard.spec.js do so on a phone too
test(
  'arrow keys walk the marks of every chart and say them; nothing is left to the mouse',
  { tag: '@engine' },
  async ({ page }) => {
    await visit(page);
    const status = page.locator('main > [role="status"]');
    for (const id of await page.locator('figure.chart').evaluateAll((all) => all.map((each) => each.id))) {
      await wake(page, id);
      await page.keyboard.press('ArrowRight');
      await expect(status, id).toHaveText(/.+: .*\d/);
      const first = await status.textContent();
      await page.keyboard.press('End');
      await expect(status, id).not.toHaveText(String(first));
      await expect(page.locator(`#${id} .chart-tip`)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.locator(`#${id} .chart-tip`)).toBeHidden();
    }
  },
);

test('every choice of a chart of each kind is drawn, kept in the address, and taken back', async ({
  page,
}) => {
  test.slow();
  // kinds.spec.js has the choices of all kinds, made within the page
  await page.setViewportSize({ width: 390, height: 900 });
  await visit(page);
  const ids = await page.locator('figure.chart').evaluateAll((all) => {
    const byKind = new Map(all.map((figure) => [figure.getAttribute('data-kind'), figure.id]));
    return [...byKind.values()];
  });
  expect(ids.length).toBeGreaterThan(3);
  for (const id of ids) {
    const figure = page.locator(`#${id}`);
    await figure.locator('.chart-options summary').click();
    await expect(figure.locator('.chart-gestures')).toBeVisible();
    const radios = figure.locator('input[type="radio"]');
    const others = await radios.evaluateAll((all) =>
      /** @type {HTMLInputElement[]} */ (all)
        .map(({ checked }, at) => (checked ? -1 : at))
        .filter((at) => at >= 0),
    );
    for (const at of others) {
      // axes of panels wait for panels
      if (await radios.nth(at).isDisabled()) continue;
      await radios.nth(at).check();
      await expect(page).toHaveURL(new RegExp(`[?&]${id}=`));
      await expect(figure.locator('.chart-live:visible svg')).toBeVisible();
    }
    if (others.length > 0) await figure.getByRole('button', { name: 'Reset' }).click();
    await expect(page).not.toHaveURL(new RegExp(`[?&]${id}=`));
    await page.keyboard.press('Escape');
  }
});

test(
  'pointing at a result says product, value, interval, n and each run',
  { tag: '@engine' },
  async ({ page }) => {
    await visit(page);
    const area = await wake(page, 'one-read');
    await pointAt(area.locator(results).first());
    const tip = area.locator('.chart-tip');
    await expect(tip).toBeVisible();
    await expect(tip).toContainText(/IOPS/);
    await expect(tip).toContainText(/confidence interval/);
    await expect(tip).toContainText(/n = \d+ runs/);
    await expect(tip).toContainText(/runs: .*,/);
  },
);

test.describe('with a finger', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a tap on a mark says it, and the page still scrolls', async ({ page }) => {
    await visit(page);
    const area = await wake(page, 'read-sweep');
    const mark = await area
      .locator('.chart-live:visible path[data-layer="data-point-1"]')
      .nth(2)
      .boundingBox();
    await page.touchscreen.tap(Number(mark?.x) + 4, Number(mark?.y) + 4);
    await expect(area.locator('.chart-tip')).toContainText(/queue depth/);
    expect(await area.evaluate((each) => getComputedStyle(each).touchAction)).toBe('pan-y pinch-zoom');
  });

  test('the menu works by touch, with targets of 44 px', async ({ page }) => {
    await visit(page);
    const figure = page.locator('#read-sweep');
    await figure.locator('.chart-options summary').tap();
    await figure.getByText('Smallest to largest run').tap();
    await expect(page.locator('#read-sweep figcaption')).toContainText('smallest to largest run');
    const heights = await figure
      .locator('.chart-controls button:visible, .chart-controls summary, .chart-controls label')
      .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().height)));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  });
});

test('a product pointed at in one chart is highlighted in all that are live', async ({ page }) => {
  await visit(page);
  const other = await wake(page, 'small-writes');
  const area = await wake(page, 'one-read');
  await pointAt(area.locator(results).first());
  await expect(other.locator(results).and(other.locator('.is-dim')).first()).toBeAttached();
  await page.mouse.move(0, 0);
  await expect(other.locator('.is-dim')).toHaveCount(0);
});

test('a click on a name shows a product alone, another one all; colours stay, and no room is left blank', async ({
  page,
}) => {
  await visit(page);
  const area = await wake(page, 'one-read');
  const bars = area.locator(results);
  const [height, count] = [(await area.boundingBox())?.height, await bars.count()];
  const colour = await bars.last().getAttribute('stroke');
  const name = area.locator('.chart-live:visible text', { hasText: /^Virtual disk$/ });
  await name.click();
  await expect(bars).toHaveCount(1);
  expect(await bars.first().getAttribute('stroke')).toMatch(/^var\(--data-/);
  const heightNow = async () => Number((await area.boundingBox())?.height);
  await expect.poll(heightNow).toBeLessThan(Number(height) * 0.7);
  await area.locator('.chart-live:visible text', { hasText: /^Virtual disk$/ }).click();
  await expect(bars).toHaveCount(count);
  await expect.poll(heightNow).toBeCloseTo(Number(height), 0);
  expect(await bars.last().getAttribute('stroke')).toBe(colour);
});

test(
  'dragging over a timeline says mean, p1 and p99, zooms in, and back goes back',
  { tag: '@engine' },
  async ({ page }) => {
    await visit(page);
    const area = await wake(page, 'fill');
    const box = /** @type {{ x: number, y: number, width: number }} */ (await area.boundingBox());
    await page.mouse.move(box.x + 200, box.y + 150);
    await page.mouse.down();
    await page.mouse.move(box.x + 320, box.y + 160, { steps: 6 });
    await page.mouse.up();
    await expect(area.locator('.chart-range:visible')).toContainText(/mean .*p1\s.*p99\s.*of \d+ readings/);
    // a number and its unit stay on one line
    expect(await area.locator('.chart-range:visible').textContent()).not.toMatch(/\d[ \u2009]\p{L}*B\/s/u);
    await area.getByRole('button', { name: 'Zoom in' }).click();
    await expect(page).toHaveURL(/fill=view/);
    await expect(page.locator('#fill figcaption')).toContainText(/Shown: /);
    await page.goBack();
    await expect(page).not.toHaveURL(/fill=/);
    await expect(page.locator('#fill figcaption')).not.toContainText(/Shown: /);
    await area.focus();
    await page.keyboard.press('+');
    await expect(page).toHaveURL(/fill=view/);
    await page.keyboard.press('0');
    await expect(page).not.toHaveURL(/fill=/);
  },
);

test('an added product comes with what its kind of chart knows of it: that it was transcribed, its capacity', async ({
  page,
}) => {
  const added = 'add.union-am610-128';
  await page.goto(`reviews/capacity-scaling/?after-cache=${added}&after-cache-scaling=${added}`);
  const bars = page.locator('#after-cache .chart-live:visible');
  await expect(bars).toContainText('Union AM610 128 GB');
  // the heading says it of all, and the added one is no exception
  await expect(page.locator('#after-cache .chart-head .mark')).toHaveText('transcribed');
  await expect(bars.locator('text', { hasText: 'transcribed' })).toHaveCount(0);
  await expect(page.locator('#after-cache figcaption')).toContainText('from a source, not measured here.');
  await expect(page.locator('#after-cache-scaling .chart-live:visible')).toContainText('Union AM610');
});

test('products tested in the same way can be added, others are refused with the reason, and the address keeps it', async ({
  page,
}) => {
  await visit(page);
  const figure = page.locator('#read-sweep');
  await figure.locator('.chart-options summary').click();
  const add = figure.getByRole('group', { name: 'Add, tested in the same way' });
  const label = add.locator('label').first();
  const name = String(await label.textContent());
  await expect(figure.locator('.chart-options-panel')).toContainText('not comparable');
  await label.click();
  await expect(figure.locator('.chart-live:visible svg')).toContainText(name);
  await expect(page).toHaveURL(/read-sweep=add/);
  await page.reload();
  await expect(figure.locator('.chart-live:visible svg')).toContainText(name);
  await page.goto(`${review}?read-sweep=add.nobody_..%2Fx`);
  await expect(figure.locator('.chart-live:visible svg')).toBeVisible();
});

test('the words under a chart say what its error bars have become', async ({ page }) => {
  await visit(page, '?one-read=bars.sd');
  await expect(page.locator('#one-read figcaption')).toContainText('standard deviation of the runs');
  await page.locator('#one-read').getByRole('button', { name: 'Reset' }).click();
  await expect(page.locator('#one-read figcaption')).not.toContainText('standard deviation of the runs');
});

test('a hostile or unknown address is ignored part by part', async ({ page }) => {
  await visit(
    page,
    '?fill=scale.log~x.moon~view.9e999_-1~hide.<script>alert(1)</script>~__proto__.x&none=x&one-read=hide.nobody~bars.sd&__proto__=1&fill2=%E0%A4%A',
  );
  await expect(page.locator('#fill [data-value="log"]')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('#fill .chart-live:visible svg')).toBeVisible();
  await expect(page.locator('#one-read figcaption')).toContainText('standard deviation of the runs');
  expect(await page.locator('script', { hasText: 'alert' }).count()).toBe(0);
});

test('where the data cannot be fetched the drawings stay and no control is shown', async ({ page }) => {
  await page.route('**/charts/**/page-*.json', (route) => route.abort());
  await page.goto(review);
  await page.locator('#one-read .chart-drawing').hover();
  await expect.poll(() => complaints.some((each) => each.includes('charts stay as drawn'))).toBe(true);
  await expect(page.locator('#one-read .chart-wide > svg')).toBeVisible();
  await expect(page.locator('.chart-options, .chart-live')).toHaveCount(0);
  complaints = complaints.filter((each) => !/ERR_FAILED|charts stay as drawn/.test(each));
});

test(
  'the link to a view is copied, and a chart fills the screen and comes back',
  { tag: '@engine' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await visit(page, '?read-sweep=scale.log');
    const figure = page.locator('#read-sweep');
    await figure.locator('[data-share] > summary').click();
    const rows = figure.locator('.chart-share .chart-actions');
    await expect(rows.first()).toBeVisible();
    const starts = await rows.evaluateAll((all) =>
      all.map((row) => row.querySelector('button')?.getBoundingClientRect().left),
    );
    expect(new Set(starts).size, 'the buttons of all rows begin in one line').toBe(1);
    await rows.getByRole('button', { name: 'Link', exact: true }).click();
    await expect(figure.locator('.chart-said').last()).toHaveText('Link copied');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /read-sweep=scale\.log#read-sweep$/,
    );
    await page.keyboard.press('Escape');
    await expect(figure.locator('[data-share]'), 'Escape closes it').not.toHaveAttribute('open');
    await expect(figure.locator('[data-share] > summary')).toBeFocused();
    await figure.locator('.chart-options > summary').click();
    await figure.getByRole('button', { name: 'Full size' }).click();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement?.id)).toBe('read-sweep');
    // the menu would cover the chart, and who does not know the key finds a way back
    await expect(figure.locator('.chart-options')).not.toHaveAttribute('open');
    await figure.getByRole('button', { name: 'Leave full size' }).click();
    await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
    await expect(figure.getByRole('button', { name: 'Leave full size' })).toBeHidden();
  },
);

test('a table behind a chart sorts by what its numbers mean, and back', async ({ page }) => {
  await visit(page);
  const table = page.locator('#one-read .chart-table table');
  await page.locator('#one-read summary', { hasText: /^Data$/ }).click();
  const column = () => table.locator('tbody tr td:nth-child(2)').allTextContents();
  const written = await column();
  const button = table.locator('thead th').nth(1).getByRole('button');
  await button.click();
  await expect(table.locator('thead th').nth(1)).toHaveAttribute('aria-sort', 'ascending');
  const numbers = (await column()).map(Number);
  expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
  await button.click();
  await button.click();
  await expect.poll(column).toEqual(written);
});
