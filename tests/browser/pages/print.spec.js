import { expect } from '@playwright/test';
import { test } from '../keptPage.js';
import { test as onBlog } from '../onBlog.js';
import { isOfProgram } from '../pageKinds.js';

/* Pages on paper: nothing can be unfolded, pressed or scrolled there. */

test.use({ viewport: { width: 700, height: 990 }, colorScheme: 'dark' });

/** Folded on paper too: lists of files by their hashes, and what leads about the site. */
const folded = '.chart-files, .site-fold, .contents';
/** The head of a column that sorts is its name. */
const controls =
  'input, button:not(.sort-button, .table-sort), select, .specs-choice, .chart-controls, .chart-downloads, .pager, .compare-links, .heading-link, .skip-link, nav';

for (const path of [
  'reviews/compact-m2-roundup/',
  'reference/',
  'chart-kinds/',
  'products/emulated-small-cache/',
  'methodologies/vm-storage-v1/random-read/',
  'products/',
  'compare/?products=wd-sn520-128,kioxia-bg4-128',
]) {
  const onSite = isOfProgram(path) ? test : onBlog;
  onSite(
    `/${path} is printed black on white, whole, without controls and within the sheet`,
    async ({ page }) => {
      await page.goto(path);
      if (path.startsWith('compare')) await expect(page.locator('.compare-chart').first()).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      const { shut, seen, background } = await page.evaluate(
        ([left, pressed]) => {
          const isSeen = (/** @type {Element} */ each) => /** @type {HTMLElement} */ (each).checkVisibility();
          const folds = [...document.querySelectorAll('main details')].filter(
            (each) => isSeen(each) && !each.matches(left),
          );
          return {
            shut: folds.filter((each) => !isSeen(each.querySelector(':scope > :not(summary)') ?? each))
              .length,
            seen: [...document.querySelectorAll(pressed)]
              .filter(isSeen)
              .map((each) => each.outerHTML.slice(0, 120)),
            background: getComputedStyle(document.documentElement).backgroundColor,
          };
        },
        [folded, controls],
      );
      expect(shut, 'folded').toBe(0);
      expect(seen).toEqual([]);
      expect(background).toBe('rgb(255, 255, 255)');
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, 'wider than the sheet by').toBeLessThanOrEqual(0);
    },
  );
}

onBlog('rows of numbers take no more of a sheet than their words', async ({ page }) => {
  await page.goto('reviews/small-vm-storage/');
  await page.emulateMedia({ media: 'print' });
  const rows = await page
    .locator('.chart-table tbody tr')
    .evaluateAll((all) =>
      all.map((row) => row.getBoundingClientRect().height / parseFloat(getComputedStyle(row).fontSize)),
    );
  expect(rows.length).toBeGreaterThan(5);
  expect(Math.min(...rows), 'lines').toBeLessThan(1.8);
});

onBlog(
  'letters of a chart can be read on paper, and no sheet ends with the head of a short table',
  async ({ page }) => {
    await page.goto('reviews/compact-m2-roundup/');
    await page.emulateMedia({ media: 'print' });
    const points = await page.locator('.chart-wide > svg').evaluateAll((all) =>
      all.map((svg) => {
        const { height } = /** @type {SVGSVGElement} */ (svg).viewBox.baseVal;
        return ((svg.getBoundingClientRect().height / height) * 12 * 72) / 96;
      }),
    );
    expect(points.length).toBeGreaterThan(2);
    expect(Math.min(...points), 'points').toBeGreaterThan(3.5);
    for (const table of await page.locator('.chart-table table').all()) {
      const isShort = (await table.locator('tbody tr').count()) < 9;
      await expect(table).toHaveCSS('break-inside', isShort ? 'avoid' : 'auto');
    }
    await expect(page.locator('caption').first()).toHaveCSS('break-after', 'avoid');
  },
);

onBlog('a column of times is sorted by how long they are', async ({ page }) => {
  await page.goto('reviews/compact-m2-roundup/');
  const table = page.locator('table[data-sortable]', { hasText: 'Time for a fill' }).first();
  const head = table.locator('.table-sort', { hasText: 'Time for a fill' });
  const times = async () => (await table.locator('tbody td:last-child').allInnerTexts()).map((text) => text.split('(')[0].trim().replaceAll(/\s+/g, ' ')); // prettier-ignore
  await head.click();
  const up = await times();
  expect(up[0]).toBe('9 min 40 s');
  expect(up.at(-1)).toBe('30 min');
  await head.click();
  expect(await times()).toEqual(up.toReversed());
});

onBlog('a comparison on paper names no button', async ({ page }) => {
  await page.goto('compare/?products=kioxia-bg4-128,samsung-pm991-128');
  await expect(page.locator('.compare-status')).toContainText('\u2190 moves a product forward.');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.compare-hint')).toBeHidden();
  await expect(page.locator('.compare-status')).toBeVisible();
});

onBlog('bars of a ranking stand beside their names, and no heading ends a sheet', async ({ page }) => {
  await page.goto('methodologies/wachman-v1/disk-fill/');
  await page.emulateMedia({ media: 'print' });
  const rows = await page
    .locator('.ranking')
    .first()
    .locator('tbody tr:has(rect)')
    .evaluateAll((all) =>
      all.map((row) => {
        const [name, bar] = ['th', '.ranking-bar'].map((part) =>
          row.querySelector(part)?.getBoundingClientRect(),
        );
        return Number(bar?.left) >= Number(name?.right) && Number(bar?.top) < Number(name?.bottom);
      }),
    );
  expect(rows.length).toBeGreaterThan(2);
  expect(new Set(rows)).toEqual(new Set([true]));
  await page.goto('products/virtual-disk/');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.results tbody th').first(), 'its rule is printed too').toHaveCSS(
    'position',
    'static',
  );
  const [name, strip] = ['tbody th', 'tbody .strip-cell'].map((part) =>
    page.locator(`.result-strips ${part}`).first().boundingBox(),
  );
  expect(Number((await strip)?.x), 'strips stand beside theirs too').toBeGreaterThan(Number((await name)?.x));
  for (const heading of await page.locator('main :is(h2, h3)').all())
    await expect(heading).toHaveCSS('break-after', 'avoid');
});

onBlog(
  'the words above a table of results stay with it, and many rows with strips may be parted',
  async ({ page }) => {
    await page.goto('products/virtual-disk/');
    await page.emulateMedia({ media: 'print' });
    const above = page.locator('.prose > p:has(+ .table-scroll)');
    expect(await above.count()).toBeGreaterThan(2);
    for (const each of await above.all()) await expect(each).toHaveCSS('break-after', 'avoid');
    const long = page.locator('.result-strips:has(tbody > tr:nth-child(4))');
    expect(await long.count()).toBeGreaterThan(0);
    for (const each of await long.all()) await expect(each).toHaveCSS('break-inside', 'auto');
  },
);
