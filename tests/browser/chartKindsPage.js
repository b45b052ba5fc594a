import { expect } from '@playwright/test';
import { test as base } from './keptPage.js';
import { typical } from '../charts/fixtures.js';
import { complaintsOf } from './complaints.js';
import { onDrawings } from './onDrawings.js';
import { kindsPages as pages } from './serveChartKinds.js';

/**
 * @typedef {import('./keptPage.js').Args & { path: keyof typeof pages, open: (search?: string, at?: keyof typeof pages) => Promise<void> }} Tests
 * @typedef {import('@playwright/test').PlaywrightWorkerArgs & import('@playwright/test').PlaywrightWorkerOptions} Worker
 */

/** The page of all. */
export const kinds = `${process.env.TEST_KINDS_URL}kinds/`;

/** Their ids in the page of all. */
export const charts = typical.map(({ kind, name }) => `${kind}-${name}`);

/**
 * A test on the page of all, or on that which `path` or `open` names, served under the policy that is published. The console has to stay empty.
 *
 * @type {import('@playwright/test').TestType<Tests, Worker>}
 */
export const test = base.extend(
  /** @type {any} */ ({
    path: ['kinds/', { option: true }],
    open: async (/** @type {any} */ { page, path }, /** @type {any} */ use) => {
      const complaints = complaintsOf(page);
      await use((search = '', at = path) =>
        visit(page, new URL(`../${at}${search}`, kinds).href, pages[at].length),
      );
      expect(complaints, 'the console stays empty: no error, no refused style or script').toEqual([]);
    },
  }),
);

/** All of them answer. @param {import('@playwright/test').Page} page @param {string} address @param {number} [count] of charts */
export async function visit(page, address, count = charts.length) {
  await page.goto(address);
  await expect(page.locator('.chart-options')).toHaveCount(count, { timeout: 20_000 });
  // what is laid out later moves the rest
  await expect(page.locator('figure.chart:not(.is-laid-out)')).toHaveCount(0, { timeout: 20_000 });
}

/**
 * The page of all in one visit, for the tests of a group: each leaves the charts as it found them, and the console empty. They run in
 * one worker, since each that took a few of them would open the page and draw its charts again.
 *
 * @param {import('@playwright/test').BrowserContextOptions} options
 * @returns {() => import('@playwright/test').Page}
 */
export function oneVisit(options) {
  test.describe.configure({ mode: 'default' });
  /** @type {import('@playwright/test').Page} */
  let page;
  /** @type {string[]} */
  let complaints;
  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage(options);
    complaints = complaintsOf(page);
    await visit(page, kinds);
  });
  test.afterEach(() => expect(complaints, 'the console stays empty').toEqual([]));
  test.afterAll(() => page.close());
  return () => page;
}

/**
 * The chart with the focus, its live drawing in place.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} id
 */
export async function wake(page, id) {
  const area = page.locator(`#${id} .chart-drawing`);
  await area.scrollIntoViewIfNeeded();
  await area.focus();
  await expect(area.locator('.chart-live:visible svg')).toBeVisible();
  return area;
}

/**
 * The same on the page of all, where the other drawings are put away: at each step all that is shown is styled and painted again.
 *
 * @param {import('@playwright/test').Page} page
 * @param {string} id
 */
export async function wakeAlone(page, id) {
  await page.evaluate(showAlone, id);
  return wake(page, id);
}

/** The other charts keep their places without their drawings. It runs within the page. @param {string} id */
function showAlone(id) {
  const figures = /** @type {HTMLElement[]} */ ([...document.querySelectorAll('figure.chart')]);
  const heights = figures.map((figure) => figure.getBoundingClientRect().height);
  for (const [at, figure] of figures.entries()) {
    const drawing = /** @type {HTMLElement} */ (figure.querySelector('.chart-drawing'));
    figure.style.height = figure.id === id ? '' : `${heights[at]}px`;
    drawing.style.display = figure.id === id ? '' : 'none';
  }
}

/** What readers who listen are told. @param {import('@playwright/test').Page} page */
export const told = (page) => page.locator('main > [role="status"]');

/**
 * What `onDrawings` does, on the page of all: each chart with the other drawings put away.
 *
 * @template Given, Found
 * @param {import('@playwright/test').Page} page
 * @param {string[]} ids
 * @param {(drawing: Element, given: Given) => Found | Promise<Found>} act
 * @param {Given} [given]
 * @returns {Promise<Record<string, Found>>} by id
 */
export const onEach = (page, ids, act, given) => onDrawings(page, ids, act, { given, prepare: showAlone });
