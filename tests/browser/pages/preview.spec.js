import { expect } from '@playwright/test';
import { test } from '../keptPage.js';
import { startPreview } from '../startPreview.js';

/* What an author sees while writing: a review in sections, numbers to copy, problems on the page they are of. */
test.describe.configure({ mode: 'serial', timeout: 120_000 });

/** A page that loads itself again cannot be emptied meanwhile. */
test.use({ isShared: false });

/** What comes once the site is built anew, on a busy machine too. */
const soon = expect.configure({ timeout: 60_000 });

const folder = 'content/reviews/in-sections';
const files = {
  [`${folder}/index.md`]: `+++
title = "In sections"
date = 2026-11-20
methodology = "vm-storage-v1"
testbed = "small-vm"
products = ["virtual-disk", "virtual-disk-buffered", "loop-device", "tmpfs"]
+++
First [the reads](01-reads.md), with [a chart](#one-read), and then [the rest](02-rest.md).
`,
  [`${folder}/01-reads.md`]: `+++
title = "Reads"
+++
It serves {{< value "virtual-disk random-read iops qd1" >}}.

\`\`\`chart {#one-read}
kind = "bar"
title = "One small read at a time"
test = "random-read"
metric = "iops"
queue-depth = 1
\`\`\`
`,
  [`${folder}/02-rest.md`]: `+++
title = "The rest"
+++
After [the reads](01-reads.md#one-read).

{{< results "random-read iops qd1; sequential-read bandwidth" >}}

{{< findings "disk-fill" >}}

\`\`\`chart {#fill}
kind = "timeline"
test = "disk-fill"
metric = "bandwidth"
products = ["virtual-disk"]
\`\`\`
`,
};

/** @type {Awaited<ReturnType<typeof startPreview>>} */
let preview;
test.beforeAll(async () => {
  test.setTimeout(300_000);
  preview = await startPreview(files);
});
test.afterAll(() => preview?.stop());

test('a review in sections is one page, and is read one by one', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`${preview.url}reviews/in-sections/`);
  await expect(page.locator('h2#reads')).toBeVisible();
  await expect(page.locator('h2#rest')).toBeAttached();
  await page.locator('.prose a', { hasText: 'a chart' }).click();
  await expect(page).toHaveURL(/in-sections\/#one-read$/);
  await page.locator('a', { hasText: 'Read section by section' }).click();
  await expect(page).toHaveURL(/in-sections\/reads\/$/);
  await expect(page.locator('main')).toContainText('Section 1 of 2');
  await expect(page.locator('.prose')).toContainText('First the reads');
  await page.locator('.pager a[rel=next]').click();
  await expect(page.locator('h2')).toHaveText(['The rest']);
  await page.locator('.prose a', { hasText: 'the reads' }).click();
  await expect(page).toHaveURL(/in-sections\/reads\/#one-read$/);
  await expect(page.locator('#one-read svg:visible').first()).toBeInViewport();
  await page.locator('a', { hasText: 'All on one page' }).click();
  await expect(page).toHaveURL(/in-sections\/#reads$/);
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    // the page is still on its way
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(width);
  }
});

test('a click on a number copies the shortcode that says it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${preview.url}reviews/in-sections/`);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  const row = (/** @type {string} */ name) =>
    page.locator('tr', { has: page.getByRole('link', { name, exact: true }) });
  await row('tmpfs').locator('td').first().click();
  expect(await copied()).toBe('{{< value "tmpfs random-read iops qd1" >}}');
  await expect(page.locator('.copied')).toContainText('Copied: {{< value "tmpfs random-read iops qd1" >}}');
  await row('Loop device')
    .locator('td')
    .first()
    .click({ modifiers: ['Shift'] });
  expect(await copied()).toBe('{{< change "loop-device tmpfs random-read iops qd1" >}}');
  await row('tmpfs')
    .locator('td')
    .first()
    .click({ modifiers: ['Alt'] });
  expect(await copied()).toBe('{{< claim "tmpfs > loop-device random-read iops qd1" >}}…{{< /claim >}}');
  await page.locator('.value').first().click();
  expect(await copied()).toBe('{{< value "virtual-disk random-read iops qd1" >}}');
  await page.locator('td[data-ask*="finding"]').first().click();
  expect(await copied()).toMatch(/^\{\{< finding "[a-z-]+ disk-fill [a-z-]+" >\}\}$/);
  const area = page.locator('#one-read .chart-drawing');
  await area.hover();
  const dot = await area.locator('.chart-live:visible path[data-layer="data-dot"]').last().boundingBox();
  await page.mouse.click((dot?.x ?? 0) + 5, (dot?.y ?? 0) + 5);
  await expect.poll(copied).toBe('{{< value "loop-device random-read iops block-size:4096 qd1" >}}');
  const line = page.locator('#fill .chart-drawing');
  await line.scrollIntoViewIfNeeded();
  await line.hover();
  const box = await line.locator('.chart-live:visible svg').boundingBox();
  for (let y = 40; y < (box?.height ?? 0); y += 40)
    await page.mouse.click((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + y);
  await expect.poll(copied).toMatch(/^\{\{< finding "[a-z-]+ disk-fill (?:cache-end|sustained-rate)" >\}\}$/);
});

test('a table of results sorts by each column, by keyboard too, and says so', async ({ page }) => {
  await page.goto(`${preview.url}reviews/in-sections/rest/`);
  const table = page.locator('table[data-sortable]');
  const numbers = async () =>
    (await table.locator('tbody td:nth-child(2)').allTextContents()).map((text) => Number.parseFloat(text));
  const written = await numbers();
  const head = table.locator('thead th').nth(1);
  await head.getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  expect(await numbers()).toEqual([...written].sort((a, b) => a - b));
  await expect(page.getByRole('status').filter({ hasText: 'Sorted by' })).toContainText('ascending');
  await page.keyboard.press('Enter');
  expect(await numbers()).toEqual([...written].sort((a, b) => b - a));
  await page.keyboard.press('Enter');
  expect(await numbers()).toEqual(written);
  await table.locator('thead th').first().getByRole('button').click();
  await expect(table.locator('tbody th').first()).toHaveText('Loop device');
});

test('a search, which has no index here, says where else to look', async ({ page }) => {
  await page.goto(`${preview.url}search/`);
  await expect(page.getByRole('status')).toContainText('a live preview has no index');
  await page.locator('main').getByRole('link', { name: 'all products' }).click();
  await expect(page).toHaveURL(/\/products\/$/);
});

test('a problem lies over the page it is of, and goes when it is mended', async ({ context }) => {
  // each look has a page of its own: one that loads itself again would break off the next navigation
  const look = async (/** @type {string} */ path) => {
    const page = await context.newPage();
    await page.goto(`${preview.url}${path}`, { waitUntil: 'commit' });
    return page;
  };
  preview.write(
    `${folder}/02-rest.md`,
    '+++\ntitle = "The rest"\n+++\n{{< value "tmpsf random-read iops" >}}\n',
  );
  const rest = await look('reviews/in-sections/rest/');
  await soon(rest.locator('.problems')).toContainText('unknown product: tmpsf');
  const products = await look('products/');
  await soon(products.locator('h1')).toBeVisible();
  await soon(products.locator('.problems h2')).toHaveCount(0);
  preview.write(`${folder}/02-rest.md`, files[`${folder}/02-rest.md`]);
  await soon(rest.locator('.problems h2')).toHaveCount(0);
  const mended = await look('reviews/in-sections/rest/');
  await soon(mended.locator('h2')).toHaveText(['The rest']);
  await soon(mended.locator('.problems h2')).toHaveCount(0);
});

test('a page that was on its way while the site was built anew shows what is new', async ({ page }) => {
  const address = `${preview.url}reviews/in-sections/rest/`;
  let isDeaf = true;
  /** @type {import('@playwright/test').WebSocketRoute[]} */
  const lines = [];
  await page.routeWebSocket(
    /livereload/,
    (line) => void (isDeaf ? lines.push(line) : line.connectToServer()),
  );
  await page.goto(address);
  await page.evaluate(() => document.fonts.ready);
  preview.write(
    `${folder}/02-rest.md`,
    `${files[`${folder}/02-rest.md`]}\n{{< value "tmpsf random-read iops" >}}\n`,
  );
  const served = async () => (await page.request.get(address)).text();
  await soon.poll(served).toContain('unknown product: tmpsf');
  isDeaf = false;
  await Promise.all(lines.map((line) => line.close()));
  await soon(page.locator('.problems')).toContainText('unknown product: tmpsf');
  preview.write(`${folder}/02-rest.md`, files[`${folder}/02-rest.md`]);
  await soon(page.locator('.problems h2')).toHaveCount(0);
});
