import { closeSync, ftruncateSync, openSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { complaintsOf } from '../complaints.js';
import { fioRun, fixture, give, written } from '../giveFiles.js';
import { test } from '../onBlog.js';

// what a page says to the console it says at a first visit too
test.use({ isFirstVisit: true });

/* What a chart does not draw of a reader's own: refused in words, read nowhere else, and the chart stays as it was. */

/** @type {string[]} */
let complaints = [];

test.beforeEach(async ({ page }) => {
  complaints = complaintsOf(page);
  await page.goto('reviews/small-vm-storage/');
});

test.afterEach(() => {
  expect(complaints, 'the console stays empty').toEqual([]);
});

/** @param {import('@playwright/test').Locator} figure @param {RegExp} says */
async function isRefused(figure, says) {
  const panel = figure.locator('.chart-own');
  await expect(panel).toContainText(says);
  await expect(panel.getByRole('button', { name: 'Remove' })).toBeHidden();
  await expect(panel.locator('img')).toHaveCount(0);
  await expect(figure.locator('.chart-drawing svg:visible').first()).toBeVisible();
  await expect(figure.locator('.chart-drawing')).not.toContainText('Your machine');
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toBeHidden();
}

const run = fioRun('random-read');
const refused = [
  {
    name: 'a run of another test',
    files: [fioRun('sequential-read')],
    says: /Nothing in sequential-read-1\.json was measured as this chart asks.*The chart needs 4.KiB random read, queue depth 1.*The file holds 1.MiB sequential read, queue depth 8/,
  },
  {
    name: 'a tool that has nothing of it',
    of: 'sequential',
    files: [fixture('crystaldiskmark/v6/input.txt')],
    says: /The chart needs 1.MiB sequential read, queue depth 8: bandwidth.*The file holds/,
  },
  {
    name: 'a run that is cut off',
    files: [written('cut.json', run.buffer.subarray(0, run.buffer.length / 2))],
    says: /Cannot read cut\.json, line \d+: .*cut off/,
  },
  {
    name: 'JSON of no tool',
    files: [written('other.json', '{"jobs": "none"}')],
    says: /Cannot read other\.json: no known tool/,
  },
  {
    name: 'text with markup in its name',
    files: [written('<img src=x onerror=alert(1)>.txt', 'nothing that a tool wrote')],
    says: /Cannot read <img src=x onerror=alert\(1\)>\.txt: no known tool/,
  },
  { name: 'an empty file', files: [written('empty.txt', '')], says: /empty file/ },
  {
    name: 'a damaged archive',
    files: [written('bomb.gz', Buffer.from([0x1f, 0x8b, 8, 0, 1, 2, 3]))],
    says: /cannot be read/,
  },
  {
    name: 'one bad file among good ones',
    files: [run, written('notes.txt', 'what I did on Tuesday')],
    says: /Cannot read notes\.txt: no known tool/,
  },
];

for (const [width, way] of /** @type {const} */ ([
  [390, 'chosen'],
  [1280, 'dropped'],
])) {
  test(`${width} px: what does not fit, is broken or hostile, ${way}, is refused with the reason`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const { name, files, says, of = 'one-read' } of refused) {
      await test.step(name, async () => isRefused(await give(page, of, { files, way }), says));
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, 'scrolls sideways by').toBeLessThanOrEqual(0);
  });
}

test('a huge file is refused before it is read', async ({ page }, info) => {
  const path = info.outputPath('huge.json');
  const file = openSync(path, 'w');
  ftruncateSync(file, 3e9);
  closeSync(file);
  await isRefused(await give(page, 'one-read', { files: path }), /Too much to read in a page: 3000 MB/);
});

test('what grows huge once it is unpacked is refused too', async ({ page }) => {
  test.slow();
  const files = [written('zeros.json.gz', gzipSync(Buffer.alloc(270_000_000), { level: 1 }))];
  await isRefused(await give(page, 'one-read', { files }), /Too long once it is unpacked/);
});

test('where its reader cannot be fetched, that is said and nothing else is lost', async ({ page }) => {
  await page.route('**/js/readersFileWorker-*.js', (route) => route.abort());
  await isRefused(await give(page, 'one-read', { files: [run] }), /What reads files could not be loaded/);
  complaints = complaints.filter((each) => !/ERR_FAILED/.test(each));
});
