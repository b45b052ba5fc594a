import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from '../keptPage.js';
import { unpackArchive } from '../../../scripts/unpack/index.js';
import { createBlog } from '../../../scripts/create/createBlog.js';
import { compose } from '../../../scripts/flow/compose.js';
import { programFolder } from '../../../scripts/model/lib/program.js';
import { violations } from '../accessible.js';
import { complaintsOf } from '../complaints.js';
import { fioRun, fixture, written } from '../giveFiles.js';
import { test as onBlog } from '../onBlog.js';

// what a page says to the console it says at a first visit too
test.use({ isFirstVisit: true });

/* The page for readers' own files: read in the browser, drawn like the charts of a review, sent nowhere. */

const hyperfine = fixture('hyperfine/parameters/input.json');

/** @param {import('@playwright/test').Page} page @param {import('../giveFiles.js').Given[]} files */
async function give(page, files) {
  await expect(page.locator('.inspect-drop')).toBeVisible();
  await page.locator('.inspect-drop input').setInputFiles(files);
  await expect(page.locator('.inspect-status')).toHaveText(/\d files? read/, { timeout: 30_000 });
}

test('where what draws cannot be loaded, the page says so, and lists files and values', async ({ page }) => {
  await page.route(/\/js\/bar-[^/]*\.js$/, (route) => route.abort());
  await page.goto('inspect/');
  await give(page, [hyperfine]);
  await expect(page.locator('.inspect-charts')).toHaveText(/could not be loaded/);
  await expect(page.locator('.inspect-files')).toContainText('hyperfine');
  await expect(page.locator('.inspect-values table')).not.toHaveCount(0);
});

test('a file that was chosen before the script of the page came is read when it comes', async ({ page }) => {
  let come = () => {};
  const gate = new Promise((done) => (come = () => done(null)));
  await page.route(/\/js\/inspectPage-[^/]*\.js$/, async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto('inspect/', { waitUntil: 'domcontentloaded' });
  await page.locator('.inspect-drop input').setInputFiles([hyperfine]);
  await expect(page.locator('.inspect-drop')).toBeHidden();
  come();
  await expect(page.locator('.inspect-status')).toHaveText(/1 file read/, { timeout: 30_000 });
  await expect(page.locator('.inspect-files')).toContainText('hyperfine');
});

for (const width of [1280, 390])
  test(`files become charts and a table, at ${width} px, and nothing is sent`, async ({ page }) => {
    const complaints = complaintsOf(page);
    await page.setViewportSize({ width, height: 900 });
    await page.goto('inspect/');
    await expect(page.locator('.inspect-drop')).toBeVisible();
    /** @type {string[]} */
    const sent = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' || !/^\/(?:js|fonts|favicon)/.test(new URL(request.url()).pathname))
        sent.push(request.url());
    });
    await give(page, [hyperfine, fioRun('random-read')]);
    const charts = page.locator('.inspect-charts figure.chart');
    await expect(charts.first().locator('.chart-live:visible svg')).toBeVisible();
    expect(await charts.count()).toBeGreaterThan(1);
    for (const chart of await charts.all())
      await expect(chart.locator('.chart-drawing svg:visible'), 'each is drawn once').toHaveCount(1);
    await expect(page.locator('.inspect-values summary')).toHaveText(/\d+ values/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    expect(await violations(page)).toEqual([]);
    expect(sent).toEqual([]);
    expect(complaints).toEqual([]);
  });

test('a file that no reader knows is named, with what to do, beside those that are read', async ({
  page,
}) => {
  await page.goto('inspect/');
  await give(page, [hyperfine, written('notes.txt', 'bought milk\n')]);
  await expect(page.locator('.inspect-status')).toContainText('1 file not understood');
  const refused = page.locator('.inspect-files .is-refused');
  await expect(refused).toContainText('notes.txt');
  await expect(refused).toContainText('no known tool wrote this');
  await expect(refused).toContainText('The page Formats lists what is read');
  await expect(refused.getByRole('link', { name: 'Formats' })).toHaveAttribute('href', /\/formats\/$/);
  await expect(page.locator('.inspect-share')).toBeVisible();
});

test('of files that no reader knows there is no link', async ({ page }) => {
  await page.goto('inspect/');
  await give(page, [written('notes.txt', 'bought milk\n')]);
  await expect(page.locator('.inspect-clear')).toBeVisible();
  await expect(page.locator('.inspect-share')).toBeHidden();
});

test('runs are put together where their reader says so, and taken away again', async ({ page }) => {
  await page.goto('inspect/');
  const run = (/** @type {number} */ number) => fioRun('random-read', number);
  await give(page, [run(1), run(2), run(3)]);
  await page.getByLabel('The files are').selectOption('names');
  await expect(page.locator('.inspect-files')).toContainText('3 runs');
  await page.getByRole('button', { name: 'Remove all files' }).click();
  await expect(page.locator('.inspect-charts figure')).toHaveCount(0);
  await expect(page.locator('.inspect-status')).toHaveText('');
});

test('a link holds small results, without the names of machines', async ({ page, context }) => {
  const run = { context: { host_name: 'bench-4', date: '2026-11-21' }, benchmarks: [] };
  const row = { name: 'BM_sort', run_name: 'BM_sort', run_type: 'iteration', iterations: 9, time_unit: 'ns' };
  const given = { ...run, benchmarks: [{ ...row, real_time: 12.5, cpu_time: 12.25 }] };
  await page.goto('inspect/');
  await give(page, [written('sort.json', JSON.stringify(given))]);
  await page.getByRole('button', { name: 'Copy a link that holds these files' }).click();
  await expect(page.locator('.inspect-status')).toContainText(/link is/);
  const link = page.url();
  expect(link).toContain('#files=');
  const other = await context.newPage();
  const complaints = complaintsOf(other);
  await other.goto(link);
  await expect(other.locator('.inspect-status')).toContainText('1 file read');
  await expect(other.locator('.inspect-files')).toContainText('sort.json');
  await expect(other.locator('.inspect-values')).toContainText('12.5');
  const packed = await other.evaluate(() =>
    atob(location.hash.slice(7).replaceAll('-', '+').replaceAll('_', '/')),
  );
  expect(packed).not.toContain('bench-4');
  expect(complaints).toEqual([]);
});

test('files too long for a link say so', async ({ page }) => {
  await page.goto('inspect/');
  const times = Array.from({ length: 9000 }, (_, at) => 1 + Math.sin(at * at) / 7);
  await give(page, [written('long.json', JSON.stringify({ results: [{ command: 'x', mean: 1, times }] }))]);
  await page.getByRole('button', { name: 'Copy a link that holds these files' }).click();
  await expect(page.locator('.inspect-status')).toContainText('too long for a link');
});

test('markup in a file and its name is text', async ({ page }) => {
  const complaints = complaintsOf(page);
  const hostile = '<img src=x onerror=alert(1)>';
  const results = [{ command: hostile, mean: 1, times: [1, 1.1, 0.9] }];
  await page.goto('inspect/');
  await give(page, [written(`${hostile}.json`, JSON.stringify({ results }))]);
  await expect(page.locator('.inspect-charts figure').first()).toContainText('<img src=x');
  await expect(page.locator('.inspect img')).toHaveCount(0);
  expect(complaints).toEqual([]);
});

test('a review to begin with builds in a new blog, and has the charts of the page', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.goto('inspect/');
  await give(page, [hyperfine, fioRun('random-read', 1), fioRun('random-read', 2)]);
  await page.getByLabel('The files are').selectOption('names');
  await expect(page.locator('.inspect-files')).toContainText('2 runs');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Begin a review with these files' }).click();
  const zip = readFileSync(await (await saving).path());
  await expect(page.locator('.inspect-status')).toContainText('is saved');
  const cwd = mkdtempSync(join(tmpdir(), 'benchfolio-begun-'));
  try {
    createBlog({ cwd, version: '1.0.0', folder: 'blog', title: 'Blog', from: programFolder });
    const root = join(cwd, 'blog');
    for (const { name, bytes } of unpackArchive('begun.zip', zip)) {
      const place = join(root, name.replace(/^begun\.zip\//, ''));
      mkdirSync(dirname(place), { recursive: true });
      writeFileSync(place, bytes, { flag: 'wx' });
    }
    const { problems } = await compose({ root });
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
    const draft = readFileSync(join(root, 'content/reviews/input-and-others/index.md'), 'utf8');
    expect(draft.match(/^```chart/gm)?.length).toBeGreaterThanOrEqual(
      await page.locator('.inspect-charts figure.chart').count(),
    );
  } finally {
    rmSync(cwd, { recursive: true });
  }
  expect(complaints).toEqual([]);
});

onBlog('a product of the site stands beside the files, with what the judgement says', async ({ page }) => {
  const complaints = complaintsOf(page);
  await page.goto('inspect/');
  await give(page, [fioRun('random-read', 1), fioRun('random-read', 2)]);
  await page.getByRole('button', { name: 'Compare with a product of this site' }).click();
  await page.getByLabel('Beside a product of this site').selectOption({ label: 'Virtual disk' });
  await expect(page.locator('.inspect-status')).toContainText(/Virtual disk stands in \d+ of the charts/);
  const figure = page
    .locator('.inspect-charts figure.chart', { hasText: 'Virtual disk was measured' })
    .first();
  await expect(figure.locator('.chart-live:visible svg')).toBeVisible();
  await expect(figure.locator('.compare-change')).toContainText('Virtual disk');
  expect(await violations(page)).toEqual([]);
  expect(complaints).toEqual([]);
});
