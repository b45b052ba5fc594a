import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import sax from 'sax';
import { violations } from './accessible.js';
import { blogSite } from './blogFolders.js';
import { test } from './onBlog.js';

/* A chart on a page of its own, as another site embeds it; and what readers take along of a view. */

const chart = 'charts/small-vm-storage/one-read/';

/** @type {string[]} */
let complaints = [];

test.beforeEach(async ({ page }) => {
  complaints = [];
  page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => complaints.push(String(error)));
});

/** @param {import('@playwright/test').Page} page @param {string} id */
async function menuOf(page, id) {
  const figure = page.locator(`#${id}`);
  await figure.locator('[data-share] > summary').click();
  return figure.getByRole('group', { name: 'This view', exact: true });
}

for (const { width, colorScheme } of /** @type {const} */ ([
  { width: 390, colorScheme: 'dark' },
  { width: 1280, colorScheme: 'light' },
])) {
  test(`${width} px, ${colorScheme}: the page of a chart is accessible, fits and answers`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    for (const path of [chart, 'charts/small-vm-storage/fill/', 'charts/compact-m2-roundup/fill/']) {
      await page.goto(path);
      await expect(page.locator('.chart-options')).toBeAttached();
      await page.locator('.chart-drawing').focus();
      await expect(page.locator('.chart-live:visible svg')).toBeVisible();
      expect(await violations(page), path).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, `${path} scrolls sideways by`).toBeLessThanOrEqual(0);
    }
    expect(complaints).toEqual([]);
  });
}

test('it names itself, its review and its card, and search engines leave it to the review', async ({
  request,
}) => {
  const html = await (await request.get(chart)).text();
  const one = (/** @type {RegExp} */ pattern) => pattern.exec(html)?.[1] ?? '';
  const [title, description] = [
    one(/property="og:title" content="([^"]*)"/),
    one(/name="description" content="([^"]*)"/),
  ];
  expect(title).toMatch(/^One small read at a time/);
  expect(description).toMatch(/^One small read at a time.*I\/O operations per second/);
  expect(one(/rel="canonical" href="([^"]*)"/)).toMatch(/\/reviews\/small-vm-storage\/#one-read$/);
  expect(one(/name="robots" content="([^"]*)"/)).toBe('noindex');
  const sets = JSON.parse(one(/<script type="application\/ld\+json">(.*?)<\/script>/))['@graph'];
  expect(sets.map((/** @type {any} */ each) => each['@type'])).toEqual(['Dataset']);
  const card = await (
    await request.get(new URL(one(/property="og:image" content="([^"]*)"/)).pathname)
  ).body();
  expect([card.readUInt32BE(16), card.readUInt32BE(20)]).toEqual([1200, 630]);
  const second = await (await request.get('charts/small-vm-storage/read-sweep/')).text();
  expect(second, 'the first chart alone has a card').not.toContain('og:image');
  expect(second).toContain('<meta name="twitter:card" content="summary">');
  // the list of charts is a page of its own, single charts are not
  expect(readFileSync(join(blogSite, 'sitemap.xml'), 'utf8')).not.toMatch(/\/charts\/[^<]/);
});

test('another site may frame a chart, and nothing else of this one', async ({ page, baseURL }) => {
  const frame = (/** @type {string} */ path) => `<iframe title="${path}" src="${baseURL}${path}"></iframe>`;
  const other = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(`<!doctype html><title>Other</title>${frame(chart)}${frame('reviews/small-vm-storage/')}`);
  }).listen(0, 'localhost');
  await new Promise((ready) => other.once('listening', ready));
  const { port } = /** @type {import('node:net').AddressInfo} */ (other.address());
  await page.goto(`http://127.0.0.1:${port}/`).catch(() => page.goto(`http://localhost:${port}/`));
  const [embedded, refused] = ['charts', 'reviews'].map((name) =>
    page.frameLocator(`iframe[title^="${name}"]`),
  );
  await expect(embedded.locator('.chart-drawing svg:visible').first()).toBeVisible();
  await expect(refused.locator('article')).toHaveCount(0);
  expect(complaints.join(' ')).toContain('frame-ancestors');
  other.close();
});

test('the embed code frames the chart as it is seen, whatever its title holds', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('reviews/small-vm-storage/?read-sweep=scale.log');
  const view = await menuOf(page, 'read-sweep');
  await view.getByRole('button', { name: 'Copy embed code' }).click();
  await expect(view.getByText('Embed code copied')).toBeVisible();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  await expect(view.getByRole('textbox', { name: 'Embed code' })).toHaveValue(code);
  const told = await page.evaluate((html) => {
    const frame = new DOMParser().parseFromString(html, 'text/html').querySelector('iframe');
    return { src: frame?.src, title: frame?.title, height: Number(frame?.height) };
  }, code);
  expect(told.src).toMatch(/\/charts\/small-vm-storage\/read-sweep\/\?read-sweep=scale\.log$/);
  expect(told.title).toBe(await page.locator('#read-sweep-title').textContent());
  await page.setViewportSize({ width: 800, height: told.height });
  await page.goto(String(told.src));
  await expect(page.locator('[data-value="log"]')).toHaveAttribute('aria-pressed', 'true');
  const spare = await page.evaluate(() => innerHeight - document.body.scrollHeight);
  expect(spare, 'px of room left in the frame').toBeGreaterThanOrEqual(0);
  expect(spare).toBeLessThan(200);
});

test('what is seen is saved as picture, numbers and specification', async ({ page }) => {
  await page.goto('reviews/small-vm-storage/?one-read=hide.tmpfs');
  const view = await menuOf(page, 'one-read');
  const save = async (/** @type {string} */ name) => {
    const wait = page.waitForEvent('download');
    await view.getByRole('button', { name, exact: true }).click();
    const file = await wait;
    return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
  };
  const png = await save('PNG');
  expect([png.name, png.bytes.toString('latin1', 1, 4), png.bytes.readUInt32BE(16)]).toEqual(['one-read.png', 'PNG', 1536]); // prettier-ignore
  const svg = (await save('SVG')).bytes.toString();
  expect(svg).toContain('Virtual disk');
  expect(svg).not.toMatch(/tmpfs<|var\(--|<script/);
  expect(svg.match(/@font-face\{[^}]*base64,/g), 'it carries its fonts').toHaveLength(2);
  sax.parser(true).write(svg).close();
  const csv = (await save('CSV')).bytes.toString();
  expect(csv).toMatch(/^product,label/);
  expect(csv).not.toContain('tmpfs');
  expect(JSON.parse((await save('Vega-Lite')).bytes.toString()).$schema).toContain('vega-lite');
  expect(complaints).toEqual([]);
});
