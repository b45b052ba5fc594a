import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from '../keptPage.js';
import { scoreTooltip } from '../../../scripts/charts/kinds/scoreTable/scoreWords.js';
import { loadKinds } from '../../../scripts/charts/loadedKinds.js';
import { rowTooltip } from '../../../assets/js/point/stopsOf.js';
import { readVocabulary, vocabularyFile } from '../../../scripts/content/readVocabulary.js';
import { unpackLists } from '../../../scripts/runtime/packLists.js';
import { onDrawings } from '../onDrawings.js';
import { pagesOfEveryStructure } from '../structures.js';

/* A visit by keyboard alone: everything is reached, in the order in which it is read, and seen when it has the focus. */

await loadKinds();

const root = join(import.meta.dirname, '../../..');
readVocabulary(readFileSync(join(root, vocabularyFile), 'utf8'));

/** @typedef {import('../../../scripts/runtime/pageChart.js').PageChart} Chart */

const site = join(root, 'public');
const reviews = readdirSync(join(site, 'charts')).flatMap((slug) => {
  if (slug.includes('.') || !readdirSync(join(site, 'reviews')).includes(slug)) return [];
  const data = readdirSync(join(site, 'charts', slug)).find((name) => /^page-.*\.json$/.test(name));
  if (!data) return [];
  /** @type {Record<string, Chart>} */
  const charts = unpackLists(JSON.parse(readFileSync(join(site, 'charts', slug, data), 'utf8')));
  return [{ path: `reviews/${slug}/`, charts }];
});

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} path
 * @param {Record<string, unknown>} charts
 */
async function visit(page, path, charts) {
  await page.goto(path);
  await expect(page.locator('.chart-options')).toHaveCount(Object.keys(charts).length);
  // what asks how long copies last is drawn once its chart answers, and its race comes with the answer
  await expect(page.locator('.copy-actions:empty')).toHaveCount(0);
}

/** Everything that can be pressed, typed in or scrolled and is there to be seen, numbered in the order of the page. @param {import('@playwright/test').Page} page */
const numbered = (page) =>
  page.evaluate(() => {
    const all = document.querySelectorAll(
      'a[href], button, input, select, textarea, summary, [tabindex="0"]',
    );
    const seen = [...all].filter(
      (node) =>
        node.checkVisibility({ visibilityProperty: true }) &&
        // of radio buttons the one that is chosen; arrow keys reach the others
        !node.matches(':disabled, [type="radio"]:not(:checked)'),
    );
    seen.forEach((node, at) => node.setAttribute('data-stop', String(at)));
    return seen.map((node) => `${node.localName} “${(node.getAttribute('aria-label') ?? node.textContent ?? '').trim().slice(0, 60)}”`); // prettier-ignore
  });

/** Hundreds of steps wait for a little scrolling: milliseconds. */
const intervals = [20, 20, 50, 100];

/** Where the focus is, and how it shows. @param {import('@playwright/test').Page} page */
const focus = (page) =>
  page.evaluate(() => {
    const node = document.activeElement;
    if (!node || node === document.body) return null;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(node);
    const { width, height, right, bottom, left, top } = node.getBoundingClientRect();
    const isOutlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    return {
      stop: Number(node.getAttribute('data-stop') ?? -1),
      isMarked: isOutlined || boxShadow !== 'none',
      isSeen: width > 0 && height > 0 && right > 0 && left < innerWidth && bottom > 0 && top < innerHeight,
    };
  });

/** Reviews that together have all that can be stopped at in what their template makes, and every kind of chart: others have no other stops. */
const isStop = (/** @type {string} */ structure) => / > (?:a|button|input|select|textarea|summary)\.|tabindex/.test(structure); // prettier-ignore
const every = pagesOfEveryStructure(site, reviews.map(({ path }) => `${path}index.html`), isStop); // prettier-ignore
const ofStops = reviews.filter(({ path }) => every.has(`${path}index.html`));
for (const review of reviews) {
  const known = new Set(ofStops.flatMap(({ charts }) => Object.values(charts).map(({ kind }) => kind)));
  if (Object.values(review.charts).some(({ kind }) => !known.has(kind))) ofStops.push(review);
}

for (const [number, { path, charts }] of ofStops.entries()) {
  // they are visited by turns on a phone and on a laptop
  const width = number % 2 === 0 ? 390 : 1280;
  test(
    `/${path}, ${width} px: Tab reaches everything once, in reading order, and shows where it is`,
    { tag: path === 'reviews/compact-m2-roundup/' ? '@engine' : [] },
    async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height: 900 });
      await visit(page, path, charts);
      const names = await numbered(page);
      /** @type {number[]} */
      const order = [];
      /** @type {string[]} */
      const unmarked = [];
      for (let presses = 0; presses <= names.length; presses += 1) {
        await page.keyboard.press('Tab');
        let at = await focus(page);
        if (at?.stop === order.at(-1))
          await expect.poll(async () => (at = await focus(page))?.stop, { intervals }).not.toBe(order.at(-1));
        if (!at) break;
        if (!at.isMarked) unmarked.push(names[at.stop]);
        // drawings are laid out as they come near, which may move what was scrolled to once more
        if (!at.isSeen)
        await expect.poll(async () => (await focus(page))?.isSeen, { message: `${names[at.stop]} is in the window`, intervals }).toBe(true); // prettier-ignore
        order.push(at.stop);
      }
      expect(unmarked, 'where the focus is not seen').toEqual([]);
      expect(order.map((at) => names[at])).toEqual(names);
      expect(order).toEqual(names.map((_, at) => at));
    },
  );
}

/** Of each kind the chart with the most marks: its narrow drawing is walked too, and its menus are opened. @type {Map<string, Chart>} */
const richest = new Map();
for (const { charts } of reviews)
  for (const chart of Object.values(charts))
    if (chart.rows.length >= (richest.get(chart.kind)?.rows.length ?? 0)) richest.set(chart.kind, chart);

// the others have no kind that is not walked here, and no more marks of each
for (const { path, charts } of reviews) {
  if (!Object.values(charts).some((chart) => richest.get(chart.kind) === chart)) continue;
  test(`/${path}: arrow keys and Enter reach all that is said of its bars and points, tables and files`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 1280, height: 900 });
    await visit(page, path, charts);
    // turned, a page answers as one that was opened like this
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const walks = Object.entries(charts).filter(
        ([, chart]) => width === 1280 || richest.get(chart.kind) === chart,
      );
      const most = Object.fromEntries(walks.map(([id, { rows }]) => [id, rows.length || 3]));
      const said = await onDrawings(page, Object.keys(most), walked, { given: most });
      for (const [id, chart] of walks) {
        const heard = said[id];
        // the rows of a table of scores are scores: what is said are the results that they were made of
        const tooltip = chart.kind === 'score-table' ? scoreTooltip : rowTooltip;
        const due = [
          ...chart.rows.map((row) => tooltip(row, chart)).map(({ title, value }) => `${title}: ${value}`),
          ...chart.series.map(({ product }) =>
            String(chart.products.find((each) => each.id === product)?.name),
          ),
        ];
        const unsaid = due.filter((said) => !heard.some((each) => each.startsWith(said)));
        expect(unsaid, `${id}, ${width} px: not in ${heard.join(' / ')}`).toEqual([]);
      }
    }
    for (const [id, chart] of Object.entries(charts)) {
      if (richest.get(chart.kind) !== chart) continue;
      for (const summary of await page.locator(`#${id} figcaption summary`).all()) {
        await summary.focus();
        await page.keyboard.press('Enter');
        await expect(summary.locator('..')).toHaveAttribute('open', '');
      }
      await expect(page.locator(`#${id} .chart-table table`)).toBeVisible();
      if ((await page.locator(`#${id} .chart-table tbody tr`).count()) === 1) continue;
      await page.locator(`#${id} .chart-table .table-sort`).first().focus();
      await page.keyboard.press('Enter');
      await expect(page.locator(`#${id} .chart-table th[aria-sort]`)).toHaveCount(1);
    }
  });
}

/**
 * What is said on the way along each line of a drawing. It runs within the page, because there are hundreds of keys to press; real ones
 * walk every chart in interaction.spec.js and kinds.spec.js.
 *
 * @param {Element} drawing
 * @param {Record<string, number>} most how many marks a line may have, by the ids of charts
 */
function walked(drawing, most) {
  const status = document.querySelector('main > [role="status"]');
  const marks = most[String(drawing.closest('figure')?.id)];
  const press = (/** @type {string} */ key) => {
    drawing.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true }));
    return String(status?.textContent);
  };
  /** @type {Set<string>} */
  const heard = new Set();
  for (let line = 0; line < 40; line += 1) {
    const known = heard.size;
    let last = '';
    for (let mark = 0, now = press('Home'); mark < marks && now !== last; mark += 1) {
      heard.add((last = now));
      now = press('ArrowRight');
    }
    if (heard.size === known) break;
    press('ArrowDown');
  }
  return [...heard];
}
