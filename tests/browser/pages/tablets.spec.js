import { expect } from '@playwright/test';
import { test } from '../onBlog.js';

/* Pages in the hand, wider than a phone and narrower than a desk. */
test.use({ viewport: { width: 768, height: 1024 } });

test('a review has no empty paragraph, and each use stands in a row with its product', async ({ page }) => {
  await page.goto('reviews/compact-m2-roundup/');
  expect(
    await page.locator('.prose > p').evaluateAll((all) => all.filter((p) => !p.innerHTML.trim()).length),
  ).toBe(0);
  // in columns they would stand below the numbers of other products
  const rows = await page.locator('.uses > div').evaluateAll((all) =>
    all.map((row) => {
      const [use, product] = [...row.children].map((part) => part.getBoundingClientRect());
      return { left: use.left, isRow: use.right <= product.left && product.top < use.bottom };
    }),
  );
  expect(rows.length).toBeGreaterThan(1);
  expect(rows.filter(({ isRow }) => !isRow)).toEqual([]);
  expect(new Set(rows.map(({ left }) => left)).size, 'one below the other').toBe(1);
});

test('tables of seven products show all of them', async ({ page }) => {
  await page.goto('reviews/compact-m2-roundup/');
  const tables = page.locator('.table-scroll:has(:is(.specs, .figures) thead > tr > :nth-child(8))');
  expect(await tables.count()).toBeGreaterThan(1);
  const hidden = await tables.evaluateAll((all) => all.map((place) => place.scrollWidth - place.clientWidth));
  expect(hidden.filter((width) => width > 0)).toEqual([]);
});

test('names of a ranking and heads of results stand where their columns are', async ({ page }) => {
  await page.goto('methodologies/vm-storage-v1/random-read/');
  const names = page.locator('.ranking').first().locator('tbody th a');
  const lines = await names.evaluateAll((all) => all.map((name) => name.getClientRects().length));
  expect(new Set(lines), 'no name is broken').toEqual(new Set([1]));
  await page.goto('products/virtual-disk/');
  const ends = await page
    .locator('.result-strips')
    .first()
    .evaluate((table) =>
      ['thead th', 'tbody :is(th, td)'].map((cells) =>
        Math.round(
          /** @type {Element} */ (
            [...table.querySelectorAll(cells)].filter((cell) => cell.matches('.numeric'))[0]
          ).getBoundingClientRect().right,
        ),
      ),
    );
  expect(ends[0]).toBe(ends[1]);
});

test('a ribbon alone fills its panel', async ({ page }) => {
  await page.goto('products/wd-sn520-128/');
  const list = await page.locator('.page-header .ribbon-list').boundingBox();
  const strokes = await page.locator('.page-header .ribbon > .ribbon-strokes').boundingBox();
  expect(strokes?.width).toBe(list?.width);
});

test('ribbons of several products reach from edge to edge, below their names and numbers', async ({
  page,
}) => {
  await page.goto('');
  const list = await page.locator('.ribbon-list').boundingBox();
  const parts = page.locator('.ribbon').first();
  expect((await parts.locator('.ribbon-strokes').boundingBox())?.width).toBe(list?.width);
  const tops = await parts
    .locator('.ribbon-name, .ribbon-average')
    .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));
  expect(tops).toHaveLength(2);
  expect(tops[0]).toBe(tops[1]);
});

test('charts of a comparison stand two in a row', async ({ page }) => {
  await page.goto('compare/?products=virtual-disk,loop-device');
  const charts = page.locator('.compare-charts:has(> :nth-child(2)) > .compare-chart');
  await expect(charts.first()).toBeVisible();
  const [one, two] = await charts.evaluateAll((all) => all.map((chart) => chart.getBoundingClientRect().top));
  expect(two).toBe(one);
});

test('on a wide screen, drawings of a comparison in two columns fill them', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto('compare/?products=virtual-disk,loop-device');
  const chart = page.locator('.compare-charts:has(> :is(:nth-child(2), :nth-child(4)):last-child) > figure').first(); // prettier-ignore
  await chart.scrollIntoViewIfNeeded();
  const drawing = chart.locator('.chart-drawing svg').filter({ visible: true }).first();
  const widthOf = async (/** @type {import('@playwright/test').Locator} */ part) =>
    (await part.boundingBox())?.width ?? 0;
  // each chart that comes may change the columns, and what is there is drawn again
  await expect.poll(async () => (await widthOf(chart)) - (await widthOf(drawing))).toBeLessThan(20);
  expect(await widthOf(drawing)).toBeGreaterThan(100);
});

test('a price is on one line', async ({ page }) => {
  await page.goto('find/?for=recording&under=25');
  const prices = page.locator('.find-price');
  await expect(prices.first()).toBeVisible();
  for (const price of await prices.all()) {
    const high = await price.evaluate(
      (part) => part.getBoundingClientRect().height / parseFloat(getComputedStyle(part).lineHeight),
    );
    expect(high).toBeLessThan(1.5);
  }
});

test('rules between results are no longer than results with their pictures', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await page.goto('search/?q=cache');
  const list = page.locator('.search-results');
  await expect(list.locator('li').first()).toBeVisible({ timeout: 20_000 });
  const [rule, words] = await Promise.all([
    list.locator('li').first().boundingBox(),
    page.locator('.search-form').boundingBox(),
  ]);
  // words, the gap, and a picture of 320 px
  expect(Number(rule?.width) - Number(words?.width)).toBeLessThan(320 + 80);
});

test('the opened menu stands in lines of its own, from edge to edge', async ({ page }) => {
  await page.goto('');
  const word = page.locator('.site-fold > summary');
  const closed = await word.boundingBox();
  await word.click();
  const menu = await page.locator('.site-fold .site-menu').boundingBox();
  const opened = await word.boundingBox();
  expect(opened, 'its name stays where it is').toEqual(closed);
  expect(menu?.y).toBeGreaterThanOrEqual(Number(opened?.y) + Number(opened?.height));
  const right = (/** @type {typeof menu} */ box) => Math.round(Number(box?.x) + Number(box?.width));
  expect(right(menu)).toBe(right(opened));
});
