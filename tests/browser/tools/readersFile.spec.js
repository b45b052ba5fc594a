import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import sax from 'sax';
import { violations } from '../accessible.js';
import { complaintsOf } from '../complaints.js';
import { numbersOf } from '../downloads.js';
import { fioRun, fixture, give, written } from '../giveFiles.js';
import { test } from '../onBlog.js';

// what a page says to the console it says at a first visit too
test.use({ isFirstVisit: true });

/* A reader's own result on a chart: read in the page, drawn beside the measured ones, sent nowhere. */

const crystal = fixture('crystaldiskmark/v6/input.txt');
const hostile = `<img src=x onerror=alert(1)>"'</text>`;
/** Nobody drops a file on a phone; the file chooser at the width of a laptop is reached by the keyboard below. */
const ways = /** @type {const} */ ([
  [390, 'chosen'],
  [1280, 'dropped'],
]);

/** @type {string[]} */
let complaints = [];

test.beforeEach(async ({ page }) => {
  complaints = complaintsOf(page);
  await page.goto('reviews/small-vm-storage/');
});

test.afterEach(() => {
  expect(complaints, 'the console stays empty: no error, no refused worker').toEqual([]);
});

/** Requests from now on that are not for the site's own scripts, fonts and data. @param {import('@playwright/test').Page} page */
function sent(page) {
  /** @type {string[]} */
  const asked = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    asked.push(`${request.method()} ${pathname}${search}`);
  });
  const own =
    /^GET \/(?:favicon\.svg|js\/[\w-]+\.js|fonts\/[\w.-]+|charts\/[\w./-]*(?:others|page)[\w.-]*\.json)$/;
  return () => asked.filter((each) => !own.test(each));
}

/** @param {import('@playwright/test').Page} page @param {import('@playwright/test').Locator} figure @param {string} name */
async function save(page, figure, name) {
  const wait = page.waitForEvent('download');
  await (
    name === 'CSV' ? await numbersOf(figure) : figure.getByRole('button', { name, exact: true })
  ).click();
  return readFileSync(await (await wait).path());
}

for (const [width, way] of ways) {
  test(`${width} px: runs of fio, ${way}, are the reader's own in name, drawing, words and downloads, until Reset`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const address = page.url();
    const others = sent(page);
    const files = [1, 2, 3].map((run) => fioRun('random-read', run));
    const figure = await give(page, 'one-read', { files, way });
    const drawing = figure.locator('.chart-live:visible svg');
    const words = 'random-read-1.json, random-read-2.json, random-read-3.json (fio 3.33)';
    await expect(figure.locator('.chart-own')).toContainText(`Drawn as “Your machine”: ${words}`);
    await expect(figure.locator('.chart-own')).toContainText('nothing is sent');
    await expect(drawing).toContainText('Your machine');
    await expect(drawing).toContainText('not measured by us');
    await expect(drawing.locator('[stroke="var(--chart-text)"][stroke-dasharray]')).toHaveCount(1);
    await expect(figure.locator('figcaption')).toContainText(
      `Your machine: a result of your own, ${words}, not measured by us nor by this methodology.`,
    );
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, 'scrolls sideways by').toBeLessThanOrEqual(0);
    expect(await violations(page, '#one-read')).toEqual([]);

    await figure.locator('.chart-drawing').focus();
    const tip = figure.locator('.chart-tip');
    await page.keyboard.press('Home');
    await expect(tip).toBeVisible();
    for (let at = 0; at < 5 && !/Your machine/.test(await tip.innerText()); at += 1) {
      const before = await tip.innerText();
      await page.keyboard.press('ArrowDown');
      await expect(tip).not.toHaveText(before, { useInnerText: true });
    }
    await expect(tip).toContainText(/Your machine.*not measured by us.*n = 3 runs/s);

    await figure.locator('[data-share] > summary').click();
    const svg = (await save(page, figure, 'SVG')).toString();
    expect(svg).toMatch(/>Your machine<.*with a reader.s own result|with a reader.s own result.*>Your machine</s); // prettier-ignore
    const lines = (await save(page, figure, 'CSV')).toString().split('\r\n');
    expect(lines.filter((line) => line.startsWith('Your machine,,own,'))).toHaveLength(3);
    expect(lines.filter((line) => line.includes('random-read-2.json'))).toHaveLength(1);
    const spec = JSON.parse((await save(page, figure, 'Vega-Lite')).toString());
    expect(JSON.stringify(spec)).toContain('Your machine');
    expect((await save(page, figure, 'PNG')).toString('latin1', 1, 4)).toBe('PNG');
    await page.keyboard.press('Escape');

    await figure.getByRole('button', { name: 'Reset' }).click();
    await expect(drawing).not.toContainText('Your machine');
    await expect(figure.locator('figcaption')).not.toContainText('of your own');
    await expect(figure.locator('.chart-own')).toBeHidden();
    await expect(figure.getByRole('button', { name: 'Reset' })).toBeHidden();
    expect(page.url(), 'the address does not keep it').toBe(address);
    expect(others(), 'asked of the server').toEqual([]);
  });

  test(`${width} px: markup in a file and its name comes out as text, in the page and in what is saved`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const run = JSON.parse(fioRun('random-read').buffer.toString());
    run['fio version'] = `fio-3.33 ${hostile}`;
    for (const job of run.jobs) Object.assign(job, { jobname: `=1+1 ${hostile}`, desc: hostile });
    const files = [written(`${hostile}.json`, JSON.stringify(run))];
    const figure = await give(page, 'one-read', { files });
    await expect(figure.locator('.chart-own')).toContainText(`${hostile}.json (fio 3.33 ${hostile})`);
    await expect(figure.locator('figcaption')).toContainText(`${hostile}.json`);
    await expect(figure.locator('.chart-live:visible svg')).toContainText('Your machine');
    await figure.locator('[data-share] > summary').click();
    const svg = (await save(page, figure, 'SVG')).toString();
    sax.parser(true).write(svg).close();
    expect(svg).not.toContain('<img');
    await save(page, figure, 'PNG');
    const csv = (await save(page, figure, 'CSV')).toString();
    expect(csv).not.toMatch(/(?:^|,)"?[=+@]/m);
    expect(await figure.locator('img').count()).toBe(0);
  });
}

test(
  'a file takes the place of the one before, and can be removed by itself',
  { tag: '@engine' },
  async ({ page }) => {
    const figure = await give(page, 'one-read', { files: [crystal], way: 'dropped' });
    await expect(figure.locator('figcaption')).toContainText('input.txt (CrystalDiskMark 6.0.2)');
    await give(page, 'one-read', { files: [fioRun('random-read')] });
    await expect(figure.locator('figcaption')).not.toContainText('CrystalDiskMark');
    await expect(figure.locator('figcaption')).toContainText('random-read-1.json (fio 3.33)');
    await figure.locator('.chart-own').getByRole('button', { name: 'Remove' }).click();
    await expect(figure.locator('.chart-live:visible svg')).not.toContainText('Your machine');
    await expect(figure.locator('figcaption')).not.toContainText('of your own');
  },
);

test('what a file lacks of a chart is said', async ({ page }) => {
  const figure = await give(page, 'read-sweep', { files: [crystal], way: 'dropped' });
  await expect(figure.locator('.chart-own')).toContainText('input.txt (CrystalDiskMark 6.0.2)');
  await expect(figure.locator('.chart-own')).toContainText(
    '4 other values of this chart are not in the file',
  );
  await expect(figure.locator('.chart-live:visible svg')).toContainText('Your machine');
});

test('a log of fio is a line over time beside the others, a long one too', async ({ page }) => {
  test.slow();
  const short = fixture('fio-log/recorded-bw/input_bw.1.log');
  const figure = await give(page, 'fill-time', { files: [short] });
  await expect(figure.locator('.chart-live:visible svg')).toContainText('Your machine');
  await expect(figure.locator('figcaption')).toContainText('input_bw.1.log (fio)');
  const lines = Array.from({ length: 200_000 }, (_, at) => `${at}, ${4000 + (at % 97)}, 1, 4096, 0`);
  await give(page, 'fill-time', { files: [written('long_bw.1.log', lines.join('\n'))], way: 'dropped' });
  await expect(figure.locator('figcaption')).toContainText('long_bw.1.log (fio)');
});

test('the keyboard alone reaches the file chooser', { tag: '@engine' }, async ({ page }) => {
  const figure = page.locator('#one-read');
  await figure.locator('.chart-options summary').focus();
  await page.keyboard.press('Enter');
  const input = figure.locator('input[type="file"]');
  const focused = await page.evaluateHandle(() => ({ last: document.activeElement }));
  const moved = () => focused.evaluate((seen) => seen.last !== document.activeElement);
  const isReached = () => input.evaluate((each) => each === document.activeElement);
  for (let at = 0; at < 20 && !(await isReached()); at += 1) {
    await focused.evaluate((seen) => (seen.last = document.activeElement));
    await page.keyboard.press('Tab');
    await expect.poll(moved).toBe(true);
  }
  await expect(input).toBeFocused();
});
