import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

/* A reader's own result on a chart: read in the page, drawn beside the measured ones, sent nowhere. */

const fixtures = join(import.meta.dirname, '../parse/fixtures');
const crystal = join(fixtures, 'crystaldiskmark/v6/input.txt');
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** @type {string[]} */
let complaints = [];

test.beforeEach(async ({ page }) => {
  complaints = [];
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.goto('reviews/small-vm-storage/');
  await expect(page.locator('.chart-options').first()).toBeAttached();
});

test.afterEach(() => {
  expect(complaints, 'the console stays empty: no error, no refused worker').toEqual([]);
});

/** @typedef {string | { name: string, mimeType: string, buffer: Buffer }} Chosen */

/** @param {import('@playwright/test').Page} page @param {string} id @param {Chosen[]} files */
async function choose(page, id, files) {
  const figure = page.locator(`#${id}`);
  await figure.locator('.chart-options summary').click();
  await figure.locator('input[type="file"]').setInputFiles(/** @type {any} */ (files));
  await expect(figure.locator('.chart-own')).not.toHaveText(/^Reading/);
  await page.keyboard.press('Escape');
  return figure;
}

/** @param {string} name @param {string} text */
const written = (name, text) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });

for (const width of [390, 1280]) {
  test(`${width} px: a file is drawn apart from what was measured, said under the chart, and removed`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    const address = page.url();
    /** @type {string[]} */
    const asked = [];
    page.on('request', (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
    const figure = await choose(page, 'one-read', [crystal]);
    const drawing = figure.locator('.chart-live:visible svg');
    await expect(drawing).toContainText('Your machine');
    await expect(drawing).toContainText('not measured by us');
    await expect(drawing.locator('[fill="var(--chart-text)"][stroke-dasharray]')).toHaveCount(1);
    await expect(figure.locator('figcaption')).toContainText(
      'Your machine: your file input.txt (CrystalDiskMark 6.0.2), not measured by us and by another methodology.',
    );
    await expect(figure.locator('.chart-own')).toContainText('nothing is sent');
    expect(
      asked.filter((each) => !/^GET \/(?:js\/readOwn-\w+\.js|charts\/.*others.*\.json)$/.test(each)),
    ).toEqual([]);
    expect(page.url(), 'the address does not keep it').toBe(address);

    await page.evaluate(axe);
    const found = await page.evaluate(() => /** @type {any} */ (globalThis).axe.run('#one-read'));
    expect(found.violations.map((/** @type {any} */ { id }) => id)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );

    await figure.locator('.chart-own').getByRole('button', { name: 'Remove' }).click();
    await expect(drawing).not.toContainText('Your machine');
    await expect(figure.locator('figcaption')).not.toContainText('your file');
  });
}

test('a file dropped on a chart is read as one that is chosen', async ({ page }) => {
  const figure = page.locator('#read-sweep');
  const transfer = await page.evaluateHandle(
    (text) => {
      const held = new DataTransfer();
      held.items.add(new File([text], 'dropped.txt'));
      return held;
    },
    readFileSync(crystal, 'utf8'),
  );
  await figure.dispatchEvent('dragover', { dataTransfer: transfer });
  await expect(figure).toHaveClass(/is-drop/);
  await figure.dispatchEvent('drop', { dataTransfer: transfer });
  await expect(figure).not.toHaveClass(/is-drop/);
  await expect(figure.locator('.chart-own')).toContainText('dropped.txt (CrystalDiskMark 6.0.2)');
  await expect(figure.locator('.chart-own')).toContainText(
    '4 other values of this chart are not in the file',
  );
  await expect(figure.locator('.chart-live:visible svg')).toContainText('Your machine');
});

test('a log of fio is a line over time beside the others', async ({ page }) => {
  const figure = await choose(page, 'fill-time', [join(fixtures, 'fio-log/recorded-bw/input_bw.1.log')]);
  await expect(figure.locator('.chart-live:visible svg')).toContainText('Your machine');
  await expect(figure.locator('figcaption')).toContainText('input_bw.1.log (fio)');
});

test('what does not fit, cannot be read or is hostile is refused in words, and the chart stays', async ({
  page,
}) => {
  const name = '<img src=x onerror=alert(1)>.txt';
  const hostile = [
    {
      file: crystal,
      says: /The chart needs 1.MiB sequential read, queue depth 8: bandwidth.*The file holds/,
      of: 'sequential',
    },
    {
      file: written(name, 'nothing that a tool wrote'),
      says: /Cannot read <img src=x onerror=alert\(1\)>\.txt: no known tool/,
    },
    {
      file: written('cut.json', '{"fio version": "fio-3.33", "jobs": ['),
      says: /Cannot read cut\.json, line 1: .*cut off/,
    },
    { file: written('empty.txt', ''), says: /empty file/ },
    {
      file: { ...written('bomb.gz', ''), buffer: Buffer.from([0x1f, 0x8b, 8, 0, 1, 2, 3]) },
      says: /cannot be read/,
    },
  ];
  for (const { file, says, of = 'one-read' } of hostile) {
    const figure = await choose(page, of, [file]);
    await expect(figure.locator('.chart-own')).toContainText(says);
    await expect(figure.locator('.chart-own img')).toHaveCount(0);
    await expect(figure.locator('.chart-drawing')).not.toContainText('Your machine');
    await figure.locator('.chart-own').getByRole('button', { name: 'Close' }).click();
    await expect(figure.locator('.chart-own')).toBeHidden();
  }
});

test('the keyboard alone reaches the file chooser', async ({ page }) => {
  const figure = page.locator('#one-read');
  await figure.locator('.chart-options summary').focus();
  await page.keyboard.press('Enter');
  const input = figure.locator('input[type="file"]');
  for (let at = 0; at < 20 && !(await input.evaluate((each) => each === document.activeElement)); at += 1)
    await page.keyboard.press('Tab');
  await expect(input).toBeFocused();
});
