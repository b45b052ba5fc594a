import { expect, test } from '@playwright/test';
import { violations } from './accessible.js';
import { complaintsOf } from './complaints.js';
import { fioRun, fixture, written } from './giveFiles.js';

/* The page for readers' own files: read in the browser, drawn like the charts of a review, sent nowhere. */

const hyperfine = fixture('hyperfine/parameters/input.json');

/** @param {import('@playwright/test').Page} page @param {import('./giveFiles.js').Given[]} files */
async function give(page, files) {
  await expect(page.locator('.inspect-drop')).toBeVisible();
  await page.locator('.inspect-drop input').setInputFiles(files);
  await expect(page.locator('.inspect-status')).toHaveText(/\d files? read/, { timeout: 30_000 });
}

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
