import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { packLists, unpackLists } from '../../../scripts/runtime/packLists.js';
import { blogSite } from '../blogFolders.js';
import { charts, onEach, test as onKinds } from '../chartKindsPage.js';
import { test } from '../onBlog.js';

/* Whatever fails on its way to a reader: the drawings of the build stay, and no control is shown that cannot work. */

const review = 'reviews/small-vm-storage/';
const folder = join(blogSite, 'charts/small-vm-storage');
const [name] = readdirSync(folder).filter((each) => /^page-.*\.json$/.test(each));
const data = readFileSync(join(folder, name), 'utf8');
const [runtime, published] = ['**/js/page-*.js', '**/charts/**/page-*.json'];

/** @typedef {import('@playwright/test').Route} Route */

const withBody = (/** @type {string} */ body, contentType = 'application/json') => {
  return (/** @type {Route} */ route) => route.fulfill({ status: 200, contentType, body });
};
const gone = (/** @type {Route} */ route) => route.fulfill({ status: 404, body: 'not found' });
const cut = (/** @type {Route} */ route) => route.abort('connectionreset');

/** The page itself, changed on its way. @param {(html: string) => string} change @param {Record<string, string>} [more] */
const changed =
  (change, more = {}) =>
  async (/** @type {Route} */ route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, headers: { ...answer.headers(), ...more }, body: change(await answer.text()) }); // prettier-ignore
  };

/** @type {Record<string, { of: string, answer: (route: Route) => Promise<void> }>} */
const failures = {
  'the runtime is gone': { of: runtime, answer: gone },
  'the runtime is cut off': {
    of: runtime,
    answer: withBody('export function startPage(', 'text/javascript'),
  },
  'the network fails on the runtime': { of: runtime, answer: cut },
  'a part of the runtime is gone': { of: '**/js/chunk-*.js', answer: gone },
  'the data are gone': { of: published, answer: gone },
  'the network fails on the data': { of: published, answer: cut },
  'the data are cut off': { of: published, answer: withBody(data.slice(0, data.length / 2)) },
  'a page comes in place of the data': { of: published, answer: withBody('<!doctype html>', 'text/html') },
  'the data are nothing': { of: published, answer: withBody('null') },
  'the data are of another page': { of: published, answer: withBody('{"elsewhere": {}}') },
  'the data are a list': { of: published, answer: withBody('[1, 2]') },
  'the loader is blocked': { of: '**/js/loader-*.js', answer: cut },
  'the browser knows no modules': {
    of: `**/${review}?*`,
    answer: changed((html) => html.replaceAll('type="module"', 'type="unknown"')),
  },
  'a policy in between allows no script': {
    of: `**/${review}?*`,
    answer: changed((html) => html, { 'content-security-policy': "script-src 'none'" }),
  },
};

/**
 * Charts stay as the build drew them: one drawing, no control, no stop for the keyboard. All are looked at in one go.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} [charts] selector
 */
const areAsDrawn = (page, charts = 'figure.chart') =>
  expect
    .poll(() =>
      page.locator(charts).evaluateAll((figures) => {
        if (figures.length === 0) return ['no chart'];
        return figures.flatMap((figure) => {
          const shown = [...figure.querySelectorAll('.chart-drawing svg')].filter(
            (svg) =>
              svg.getBoundingClientRect().height > 0 && svg.checkVisibility({ visibilityProperty: true }),
          );
          const more = figure.querySelectorAll('.chart-live, .chart-controls > *, .chart-drawing[tabindex]');
          return [
            ...(shown.length === 1 ? [] : [`${figure.id}: ${shown.length} drawings`]),
            ...Array.from(more, ({ className }) => `${figure.id}: ${className}`),
          ];
        });
      }),
    )
    .toEqual([]);

/** What the page does not catch, from now on. @param {import('@playwright/test').Page} page */
function errorsOf(page) {
  /** @type {string[]} */
  const errors = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  return errors;
}

for (const [what, { of, answer }] of Object.entries(failures)) {
  test(`${what}: charts stay as drawn, without controls, and their tables open`, async ({ page }) => {
    const errors = errorsOf(page);
    await page.route(of, answer);
    await page.goto(`${review}?one-read=scale.log~bars.sd`);
    await page.locator('#one-read .chart-drawing').hover();
    await expect(page.locator('.chart-drawing[tabindex]')).toHaveCount(0);
    await areAsDrawn(page);
    await page.locator('#one-read summary', { hasText: /^Data$/ }).click();
    await expect(page.locator('#one-read .chart-table table')).toBeVisible();
    expect(errors).toEqual([]);
  });
}

/** Ways in which the data of a chart may be damaged, each done to one. @type {Record<string, (chart: any) => unknown>} */
const damages = {
  // it is nothing
  'one-read': () => null,
  // it is a text
  mixed: () => '<script>alert(1)</script>',
  // a bar chart lacks its rows
  'small-writes': ({ rows: _, ...rest }) => rest,
  // it is of an unknown kind
  'slow-reads': (chart) => ({ ...chart, kind: '__proto__' }),
  // it has a row without a summary, which only bars look into before they are drawn
  'read-sweep': (chart) => ({
    ...chart,
    rows: [...chart.rows.slice(1), { ...chart.rows[0], summary: null }],
  }),
};

test('charts whose data are damaged stay as drawn, and the others answer', async ({ page }) => {
  const errors = errorsOf(page);
  const all = JSON.parse(data);
  const damaged = Object.entries(damages).map(([id, damage]) => [id, packLists(damage(unpackLists(all[id])))]); // prettier-ignore
  await page.route(published, withBody(JSON.stringify({ ...all, ...Object.fromEntries(damaged) })));
  await page.goto(review);
  await expect(page.locator('.chart-options')).toHaveCount(Object.keys(all).length - damaged.length);
  for (const [id] of damaged) await page.locator(`#${id} .chart-drawing`).hover();
  await page.locator('#sequential .chart-drawing').focus();
  await expect(page.locator('#sequential .chart-live:visible svg')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator('#sequential .chart-tip')).toBeVisible();
  await areAsDrawn(page, damaged.map(([id]) => `figure.chart#${id}`).join());
  expect(errors).toEqual([]);
});

test('a chart that turns out not to be drawable stays as drawn and loses its controls', async ({ page }) => {
  const errors = errorsOf(page);
  const all = JSON.parse(data);
  const fill = unpackLists(all.fill);
  for (const line of fill.series) line.series.values = null;
  await page.route(published, withBody(JSON.stringify({ ...all, fill: packLists(fill) })));
  await page.goto(review);
  const figure = page.locator('#fill');
  await expect(figure.locator('.chart-options')).toBeAttached();
  await figure.locator('.chart-drawing').focus();
  await expect(figure.locator('.chart-controls > *')).toHaveCount(0);
  await expect(figure.locator('.chart-drawing svg:visible')).toHaveCount(1);
  await expect(figure.locator('.chart-live')).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  expect(errors).toEqual([]);
});

test('where other products or what saves pictures cannot be fetched, the rest of the menu works', async ({
  page,
}) => {
  const errors = errorsOf(page);
  await page.route('**/charts/**/others*.json', withBody('{"one-read": 5}'));
  await page.route('**/js/saveView-*.js', gone);
  await page.goto(review);
  const figure = page.locator('#one-read');
  await figure.locator('[data-share] > summary').click();
  await figure.getByRole('button', { name: 'SVG', exact: true }).click();
  await expect(figure.getByText('This could not be saved')).toBeVisible();
  await figure.locator('.chart-options > summary').click();
  await figure.locator('label', { hasText: /^tmpfs$/ }).click();
  await expect(figure.locator('.chart-live:visible svg')).not.toContainText('tmpfs');
  expect(errors).toEqual([]);
});

for (const [what, { path, of, left }] of Object.entries({
  'what compares products': {
    path: 'compare/?products=virtual-disk,loop-device',
    of: '**/js/comparePage-*.js',
    left: (/** @type {import('@playwright/test').Page} */ page) =>
      expect(page.locator('.compare-status')).toHaveText(/could not be loaded/),
  },
  'what sorts the table of products': {
    path: 'products/',
    of: '**/js/cataloguePage-*.js',
    left: (/** @type {import('@playwright/test').Page} */ page) =>
      expect(page.locator('.catalogue-filter')).toBeHidden(),
  },
})) {
  test(`${what} cannot be fetched: the page stays as written and says so where it matters`, async ({
    page,
  }) => {
    const errors = errorsOf(page);
    await page.route(of, cut);
    const told = page.waitForEvent('console', (message) => /could not be loaded|stays as written/.test(message.text())); // prettier-ignore
    await page.goto(path);
    await told;
    await left(page);
    expect(errors).toEqual([]);
  });
}

const hostile = [
  'view.0_1e308~view.1e-300_2e-300~view.5_5.0000000001~scale.log~hide.__proto__',
  `hide.${'x_'.repeat(60)}~add.${'..%2F_'.repeat(20)}~bars.constructor~relative.__proto__~%3Cscript%3Ealert(1)%3C%2Fscript%3E~sort.%22%3E%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E`,
  '~~~...~.~view._~view.-1_2~view.NaN_Infinity~x.~y.own.own~panels.toString',
];

for (const state of hostile) {
  onKinds(`every kind ignores the address ${state.slice(0, 40)}`, async ({ page, open }) => {
    await open(`?${charts.map((id) => `${id}=${state}`).join('&')}&${state}`);
    const answers = await onEach(page, charts, (drawing) => {
      drawing.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', cancelable: true }));
      const tip = drawing.querySelector('.chart-tip');
      return Boolean(tip?.checkVisibility({ visibilityProperty: true }) && tip.textContent);
    });
    expect(answers).toEqual(Object.fromEntries(charts.map((id) => [id, true])));
    expect(await page.locator('img, script:not([src])').count()).toBe(0);
  });
}
