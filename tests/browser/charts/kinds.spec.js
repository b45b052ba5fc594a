import { expect } from '@playwright/test';
import { styleRules, violations } from '../accessible.js';
import { everyChoice } from '../everyChoice.js';
import { charts, oneVisit, onEach, test, told, wake, wakeAlone } from '../chartKindsPage.js';
import { namesInOrders } from '../namesInOrders.js';

// what a page says to the console it says at a first visit too
test.use({ isFirstVisit: true });

/* What readers do with each kind of chart, on a phone and on a laptop. */

const errorBars = ['interval', 'sd', 'range'];
const scales = ['linear', 'log'];

/** Every choice of each chart, and no other: a control that changes nothing is not shown. @type {Record<string, Record<string, string[]>>} */
const choices = {
  'bar-read-and-write': { bars: [...errorBars, 'none'], relative: ['absolute', '4 products'], sort: ['best', 'by-1', 'line-up', 'name'] },
  'bar-far-apart': { scale: scales, bars: [...errorBars, 'none'], relative: ['absolute', '4 products'], sort: ['best', 'by-1', 'line-up', 'name'] },
  'bar-ratios-around-1': { scale: scales, bars: [...errorBars, 'none'], relative: ['absolute', '5 products'], sort: ['best', 'line-up', 'name'] },
  'grouped-bar-workloads': { bars: [...errorBars, 'none'], relative: ['absolute', '3 products'], sort: ['best', 'by-0', 'by-1', 'by-2', 'line-up', 'name'] },
  'overall-six-products': { relative: ['6 products'], sort: ['best', 'by-0', 'by-1', 'by-2', 'by-3', 'line-up', 'name'] },
  'timeline-five-by-400': { scale: scales, x: ['time', 'bytes', 'capacity'], panels: ['together', 'apart'], y: ['shared', 'own'] },
  'timeline-panels': { scale: scales, x: ['time', 'bytes', 'capacity'], panels: ['together', 'apart'], y: ['shared', 'own'] },
  'timeline-by-capacity': { scale: scales, x: ['time', 'bytes', 'capacity'], panels: ['together', 'apart'], y: ['shared', 'own'] },
  'trace-power-of-two': {},
  'frame-times-two-cards': { scale: scales },
  'consistency-two-products': { scale: scales },
  'sweep-queue-depth': { scale: scales, bars: [...errorBars, 'runs', 'none'], relative: ['absolute', '3 products'] },
  'latency-throughput-three-products': { scale: scales, bars: [...errorBars, 'runs', 'none'] },
  'percentiles-latency': { scale: scales, bars: [...errorBars, 'runs', 'none'], relative: ['absolute', '3 products'] },
  'histogram-four-products': {},
  'history-versions': { scale: scales, bars: [...errorBars, 'none'], relative: ['absolute', '6 products'] },
  'scaling-three-families': { bars: [...errorBars, 'runs', 'none'], relative: ['absolute', '9 products'] },
  'heatmap-two-products-with-holes': { relative: ['absolute', '2 products'] },
  'value-seven-products': { bars: [...errorBars, 'runs', 'none'], relative: ['absolute', '7 products'] },
  'score-table-five-cards': { relative: ['absolute', '5 products'], sort: ['best', 'by-1', 'by-2', 'by-3', 'by-4', 'by-5', 'line-up', 'name'] },
  'stacked-bar-phases': { bars: [...errorBars, 'runs', 'none'], sort: ['best', 'by-0', 'by-1', 'by-2', 'line-up', 'name'] },
  'dumbbell-fresh-and-steady': { scale: scales, bars: [...errorBars, 'runs', 'none'], sort: ['best', 'by-0', 'by-1', 'line-up', 'name'] },
  'distribution-two-heaps': { bars: [...errorBars, 'none'], relative: ['absolute', '4 products'], sort: ['best', 'line-up', 'name'] },
  'scatter-speed-and-size': { scale: scales, bars: [...errorBars, 'runs', 'none'] },
}; // prettier-ignore

const alike = ['Virtual', 'Emulated drive, steady', 'Emulated drive, small'];

/** From top to bottom, as far as names tell products apart. Several results can give one order. @type {Record<string, Record<string, string[]>>} */
const orders = {
  'bar-read-and-write': { best: ['Samsung', 'WD', 'Union', 'SK Hynix'], 'by-1': ['Samsung', 'WD', 'SK Hynix', 'Union'], 'line-up': ['SK Hynix', 'Union', 'WD', 'Samsung'], name: ['SK Hynix', 'Samsung', 'Union', 'WD'] },
  'bar-far-apart': { best: ['Disk A', 'Disk C', 'Disk D', 'Disk B'], 'by-1': ['Disk A', 'Disk C', 'Disk B', 'Disk D'], 'line-up': ['Disk A', 'Disk B', 'Disk C', 'Disk D'], name: ['Disk A', 'Disk B', 'Disk C', 'Disk D'] },
  'bar-ratios-around-1': { best: ['WD', 'Toshiba XG6', 'Lite-On', 'Toshiba BG4', 'Samsung'], 'line-up': ['Toshiba XG6', 'WD', 'Samsung', 'Toshiba BG4', 'Lite-On'], name: ['Lite-On', 'Samsung', 'Toshiba BG4', 'Toshiba XG6', 'WD'] },
  'grouped-bar-workloads': { best: alike, 'by-0': alike, 'by-1': alike, 'by-2': alike, 'line-up': ['Virtual', 'Emulated drive, small', 'Emulated drive, steady'], name: ['Emulated drive, small', 'Emulated drive, steady', 'Virtual'] },
  'overall-six-products': { best: ['Kioxia', 'WD', 'Crucial', 'Samsung', 'Toshiba', 'Intel'], 'by-0': ['Intel', 'Crucial', 'Samsung', 'WD', 'Kioxia', 'Toshiba'], 'by-1': ['Crucial', 'Samsung', 'Kioxia', 'Toshiba', 'Intel', 'WD'], 'by-2': ['Kioxia', 'WD', 'Toshiba', 'Samsung', 'Crucial', 'Intel'], 'by-3': ['WD', 'Toshiba', 'Samsung', 'Crucial', 'Intel', 'Kioxia'], 'line-up': ['Kioxia', 'Toshiba', 'WD', 'Samsung', 'Crucial', 'Intel'], name: ['Crucial', 'Intel', 'Kioxia', 'Samsung', 'Toshiba', 'WD'] },
  'score-table-five-cards': { best: ['Pix 7 XT', 'Pix 7,', 'Ray 70', 'Ray 60', 'Volt'], 'by-1': ['Pix 7 XT', 'Pix 7,', 'Ray 70', 'Ray 60', 'Volt'], 'by-2': ['Ray 70', 'Pix 7 XT', 'Pix 7,', 'Ray 60', 'Volt'], 'by-3': ['Ray 70', 'Pix 7 XT', 'Pix 7,', 'Ray 60', 'Volt'], 'by-4': ['Volt', 'Ray 60', 'Ray 70', 'Pix 7,', 'Pix 7 XT'], 'by-5': ['Volt', 'Ray 60', 'Ray 70', 'Pix 7,', 'Pix 7 XT'], 'line-up': ['Ray 60', 'Ray 70', 'Pix 7,', 'Pix 7 XT', 'Volt'], name: ['Pix 7,', 'Pix 7 XT', 'Ray 60', 'Ray 70', 'Volt'] },
  'stacked-bar-phases': { best: ['TinyCC', 'Clang', 'GCC', 'Vendor'], 'by-0': ['TinyCC', 'Clang', 'GCC', 'Vendor'], 'by-1': ['TinyCC', 'Clang', 'Vendor', 'GCC'], 'by-2': ['TinyCC', 'Clang', 'GCC', 'Vendor'], 'line-up': ['GCC', 'Clang', 'Vendor', 'TinyCC'], name: ['Clang', 'GCC', 'TinyCC', 'Vendor'] },
  'dumbbell-fresh-and-steady': { best: ['Boreal', 'Eridanus', 'Draco', 'Aquila', 'Corvus'], 'by-0': ['Aquila', 'Boreal', 'Corvus', 'Draco', 'Eridanus'], 'by-1': ['Boreal', 'Eridanus', 'Draco', 'Aquila', 'Corvus'], 'line-up': ['Aquila', 'Boreal', 'Corvus', 'Draco', 'Eridanus'], name: ['Aquila', 'Boreal', 'Corvus', 'Draco', 'Eridanus'] },
  'distribution-two-heaps': { best: ['Router A', 'Router B', 'Router D', 'Router C'], 'line-up': ['Router A', 'Router B', 'Router C', 'Router D'], name: ['Router A', 'Router B', 'Router C', 'Router D'] },
}; // prettier-ignore

/** What axe looks into, with its words shown and with its menu open. */
const forAxe = [
  'timeline-five-by-400',
  'bar-far-apart',
  'bar-ratios-around-1',
  'grouped-bar-workloads',
  'heatmap-two-products-with-holes',
  'score-table-five-cards',
  'history-versions',
  'frame-times-two-cards',
  'dumbbell-fresh-and-steady',
  'distribution-two-heaps',
  'stacked-bar-phases',
  'scatter-speed-and-size',
];

/** How many drawings the values of a choice make. @param {string} id @param {string} key @param {string[]} values */
const drawingsOf = (id, key, values) =>
  key === 'sort' ? new Set(Object.values(orders[id]).map(String)).size : values.length;

/** Products are many, and counted. @param {Record<string, string[]>} offered */
const counted = ({ relative, ...others }) =>
  relative === undefined
    ? others
    : {
        ...others,
        relative: [
          ...relative.filter((each) => each === 'absolute'),
          `${relative.filter((each) => each !== 'absolute').length} products`,
        ],
      };

/** @param {import('@playwright/test').Locator} figure @param {string} key @param {string} value */
async function choose(figure, key, value) {
  if (key === 'scale') return figure.locator(`[data-value="${value}"]`).click();
  // the menu is filled when it is opened for the first time
  await expect(figure.locator('.chart-options-panel')).not.toBeEmpty();
  const radio = figure.locator(`input[name$="-${key}"][value="${value}"]`);
  if (await radio.count()) await radio.check();
  else await figure.locator(`select[name="${key}"]`).selectOption(value);
}

/** By turns on a phone and on a laptop: at the other width places.spec.js walks them, and agreement.spec.js looks where marks lie. @param {number} width */
const walkedAt = (width) => charts.filter((_, at) => at % 2 === Number(width === 1280));

/** Menus that are large, or of another form than all others: their choices are made at both widths. */
const largeMenu =
  /^(?:bar-far-apart|grouped-bar|timeline-five|timeline-panels|sweep|history|heatmap|score-table|dumbbell)/;

for (const [number, width] of [390, 1280].entries()) {
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: 900 }, hasTouch: width === 390 });

    test('a kind is walked by arrow keys and says product, value and what it is, and its marks answer the pointer', async ({
      page,
      open,
    }) => {
      test.setTimeout(240_000); // many kinds, and machines are busy
      await open();
      for (const id of walkedAt(width)) {
        const area = await wakeAlone(page, id);
        const tip = area.locator('.chart-tip');
        await page.keyboard.press('ArrowRight');
        await expect(told(page), id).toHaveText(
          /^[^:]+: [−\d.\s]+.*\. .*(run|all values|these results|reading)/s,
        );
        await expect(tip, id).toBeVisible();
        const first = await told(page).textContent();
        await area.locator('.chart-ring').scrollIntoViewIfNeeded();
        const ring = /** @type {any} */ (await area.locator('.chart-ring').boundingBox());
        const said = await tip.textContent();
        await page.keyboard.press('Escape');
        await expect(tip, id).toBeHidden();
        const [x, y] = [ring.x + ring.width / 2 - 1, ring.y + ring.height / 2];
        if (width === 390) await page.touchscreen.tap(x, y);
        else await page.mouse.move(x, y);
        await expect(tip, id).toBeVisible();
        if (!id.startsWith('overall')) await expect(tip, id).toContainText(String(said?.split(/[:,\d]/)[0])); // prettier-ignore
        await page.mouse.move(0, 0);
        await page.keyboard.press('End');
        await page.keyboard.press('ArrowDown');
        await expect(told(page), id).not.toHaveText(String(first));
        await page.keyboard.press('Escape');
        await expect(tip, id).toBeHidden();
      }
    });

    test.describe('one visit', () => {
      const kept = oneVisit({ viewport: { width, height: 900 }, hasTouch: width === 390 });

      for (const id of charts.filter((each, at) => at % 2 !== number || largeMenu.test(each))) {
        test(`${id} offers what it can be drawn as; every choice changes the drawing, moves nothing, and is taken back`, async () => {
          test.setTimeout(120_000); // many states, and machines are busy
          const page = kept();
          const figure = page.locator(`#${id}`);
          await wakeAlone(page, id);
          await figure.locator('.chart-options > summary').click();
          await expect(figure.locator('.chart-options-panel')).not.toBeEmpty();
          const height = (await figure.boundingBox())?.height;
          const { offered, drawings, wrong } = await figure.evaluate(everyChoice);
          expect(counted(offered), id).toEqual(choices[id]);
          expect(wrong, id).toEqual([]);
          for (const [key, values] of Object.entries(offered))
            expect(drawings[key], `${id}, ${key}: drawings`).toBeGreaterThanOrEqual(
              drawingsOf(id, key, values),
            );
          await page.keyboard.press('Escape');
          await figure.locator('.chart-options').evaluate((menu) => menu.removeAttribute('open'));
          expect((await figure.boundingBox())?.height, `${id}: height of the figure`).toBe(height);
          const shift = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(shift, 'scrolls sideways by').toBeLessThanOrEqual(0);
        });
      }
    });

    test('axe finds nothing in any state, in both themes', async ({ page, open }) => {
      test.setTimeout(240_000); // many states, and machines are busy
      // colours do not depend on the width, nor what a chart is made of on the colours
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      const ids = forAxe.filter((_, at) => at % 2 === number);
      const expectNothing = async (/** @type {string} */ id, /** @type {string} */ state) => {
        expect(await violations(page, `#${id}`), `${id}, ${state}, dark`).toEqual([]);
        await page.emulateMedia({ colorScheme: 'light' });
        expect(await violations(page, `#${id}`, { rules: styleRules }), `${id}, ${state}, light`).toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
      };
      await open('?timeline-five-by-400=view.60_200');
      // it goes through the whole page for each part
      await page.evaluate((kept) => {
        for (const each of document.querySelectorAll('figure.chart'))
          if (!kept.includes(each.id)) each.remove();
      }, ids);
      for (const id of ids) {
        await wake(page, id);
        await page.keyboard.press('ArrowRight');
        await expectNothing(id, 'its words shown');
        await page.keyboard.press('Escape');
        if (id.startsWith('timeline')) await page.keyboard.press('Shift+End');
        await page.locator(`#${id} .chart-options > summary`).press('Enter');
        await expect(page.locator(`#${id} .chart-options-panel`)).not.toBeEmpty();
        await expectNothing(id, 'its menu open');
        await page.keyboard.press('Escape');
        await page.locator(`#${id}`).evaluate((figure) => figure.remove());
      }
    });
  });
}

test('each button of the menu stands at the middle of its words', async ({ page, open }) => {
  await open('', 'bar-read-and-write/');
  const figure = page.locator('#bar-read-and-write');
  await wake(page, 'bar-read-and-write');
  await figure.locator('.chart-options > summary').click();
  await expect(figure.getByRole('radio').first()).toBeVisible();
  const apart = await figure.locator('.chart-options-panel label:not(.chart-list)').evaluateAll((labels) =>
    labels.flatMap((label) => {
      const button = label.querySelector('input');
      if (!button) return [];
      const words = document.createRange();
      words.selectNodeContents(label.lastChild ?? label);
      const [own, beside] = [button.getBoundingClientRect(), words.getBoundingClientRect()];
      return [Math.abs(own.top + own.bottom - beside.top - beside.bottom) / 2];
    }),
  );
  expect(apart.length).toBeGreaterThan(5);
  expect(Math.max(...apart)).toBeLessThanOrEqual(1);
});

test('on every kind with several, Enter shows the product of a mark alone and all again, and bars stand in the order that is chosen', async ({
  page,
  open,
}) => {
  test.setTimeout(240_000); // every kind and order, and machines are busy
  await open();
  await test.step('Enter', async () => {
    const heard = await onEach(page, charts, async (drawing) => {
      const said = document.querySelector('main > [role="status"]');
      const steps = [];
      for (const key of ['ArrowRight', 'Enter', 'ArrowRight', 'Enter']) {
        drawing.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));
        await new Promise((painted) => requestAnimationFrame(painted));
        if (key === 'Enter') steps.push([said?.textContent, location.search]);
      }
      return steps;
    });
    for (const [id, [alone, all]] of Object.entries(heard)) {
      expect(alone[0], id).toMatch(/^Shows .* alone$/);
      expect(alone[1], id).toContain(`${id}=hide`);
      expect(all[0], id).toBe('Shows all products');
      expect(all[1], id).not.toContain(`${id}=`);
    }
  });
  await test.step('orders', async () => {
    const names = await onEach(page, Object.keys(orders), namesInOrders);
    for (const [id, byValue] of Object.entries(orders)) {
      expect(Object.keys(byValue), id).toEqual(choices[id].sort);
      expect(Object.keys(names[id]).sort(), id).toEqual(choices[id].sort);
      for (const [value, expected] of Object.entries(byValue)) {
        // a product has several bars, beside one another or one in each group
        const first = names[id][value].map((name) => expected.findIndex((each) => name.startsWith(each)));
        expect([...new Set(first)], `${id} by ${value}: ${names[id][value]}`).toEqual(
          expected.map((_, at) => at),
        );
      }
    }
  });
});

test('what the keys show stays while the page scrolls under a resting mouse, and gives way to one that moves', async ({
  page,
  open,
}) => {
  await open('', 'several/');
  const area = await wake(page, 'bar-read-and-write');
  await area.hover();
  await page.keyboard.press('End');
  const last = String(await area.locator('.chart-tip').textContent());
  // as browsers tell of a mouse under which something else has come
  const told = (/** @type {string} */ type) => area.dispatchEvent(type, { pointerType: 'mouse', clientX: 0, clientY: 0 }); // prettier-ignore
  await told('pointermove');
  await told('pointerleave');
  await expect(area.locator('.chart-tip')).toHaveText(last);
  await expect(area.locator('.chart-tip')).toBeVisible();
  const { x, y } = /** @type {any} */ (
    await area.locator('path[data-layer="data-bar"]').first().boundingBox()
  );
  await page.mouse.move(x + 4, y + 4);
  await expect(area.locator('.chart-tip')).not.toHaveText(last);
});

test('results as a share of a product: the product is 100 %, intervals are those of ratios, what it lacks is absent', async ({
  page,
  open,
}) => {
  await open(
    '?sweep-queue-depth=relative.vd&heatmap-two-products-with-holes=relative.nobody~relative.',
    'several/',
  );
  const figure = page.locator('#sweep-queue-depth');
  await expect(figure.locator('figcaption')).toContainText(/100\s% is the mean of Virtual disk/);
  await expect(figure.locator('figcaption')).toContainText(
    /confidence interval of the ratio to Virtual disk.*Intervals by Welch/,
  );
  await wake(page, 'sweep-queue-depth');
  await page.keyboard.press('ArrowRight');
  await expect(told(page)).toHaveText(/Virtual disk.*: 100\s% of Virtual disk/);
  await expect(told(page)).not.toHaveText(/Welch/);
  await page.keyboard.press('ArrowDown');
  await expect(told(page)).toHaveText(/% of Virtual disk.*confidence interval of the ratio.*\(Welch/);
  await expect(
    page.locator('#heatmap-two-products-with-holes').getByRole('button', { name: 'Reset' }),
  ).toBeHidden();
});

test('several charts keep their state apart in the address, through reload, back and forward', async ({
  page,
  open,
}) => {
  await open('', 'several/');
  const bar = page.locator('#bar-read-and-write');
  const sweep = page.locator('#sweep-queue-depth');
  await bar.locator('.chart-options > summary').click();
  await choose(bar, 'sort', 'by-1');
  await page.keyboard.press('Escape');
  await sweep.locator('[data-value="log"]').click();
  await expect(page).toHaveURL(/\?bar-read-and-write=sort\.by-1&sweep-queue-depth=scale\.log$/);
  await page.reload();
  await expect(sweep.locator('[data-value="log"]')).toHaveAttribute('aria-pressed', 'true');
  await expect(bar.getByRole('button', { name: 'Reset' })).toBeVisible();
  await page.goBack();
  await expect(sweep.locator('[data-value="linear"]')).toHaveAttribute('aria-pressed', 'true');
  await expect(bar.getByRole('button', { name: 'Reset' })).toBeVisible();
  await page.goBack();
  await expect(bar.getByRole('button', { name: 'Reset' })).toBeHidden();
  await page.goForward();
  await expect(bar.getByRole('button', { name: 'Reset' })).toBeVisible();
});

test('a family of a chart of capacities is pointed at, shown and hidden as one', async ({ page, open }) => {
  await open('', 'scaling-three-families/');
  const figure = page.locator('#scaling-three-families');
  const area = await wake(page, 'scaling-three-families');
  await page.keyboard.press('ArrowRight');
  await expect(area.locator('.chart-live text.is-dim', { hasText: 'Lite-On CL1' })).toHaveCount(1);
  await expect(area.locator('.chart-live text:not(.is-dim)', { hasText: 'WD SN520' })).toHaveCount(1);
  await area.locator('.chart-live text', { hasText: 'Kioxia BG4' }).click();
  await expect(told(page)).toHaveText('Shows Kioxia BG4 128 GB with its siblings alone');
  await expect(area.locator('.chart-live')).not.toContainText('WD SN520');
  await figure.getByRole('button', { name: 'Reset' }).click();
  await expect(area.locator('.chart-live')).toContainText('WD SN520');
});

test('what is 100 % is named where its own bar is hidden', async ({ page, open }) => {
  await open('?overall-six-products=hide.d1', 'overall-six-products/');
  await expect(page.locator('#overall-six-products .chart-live:visible')).toContainText(/RC500 256GB = 100/);
});
