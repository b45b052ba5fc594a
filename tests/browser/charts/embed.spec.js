import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { atRest } from '../atRest.js';
import sax from 'sax';
import { listen } from '../../listen.js';
import { violations } from '../accessible.js';
import { blogSite } from '../blogFolders.js';
import { numbersOf } from '../downloads.js';
import { test } from '../onBlog.js';

// what a page says to the console it says at a first visit too
test.use({ isFirstVisit: true });

/* A chart as another site embeds it; and what readers take along of a view. */

const charts = 'charts/small-vm-storage/';
const chart = `${charts}#one-read`;

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
  test(`${width} px, ${colorScheme}: an embedded chart is accessible, fits and answers`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    for (const path of [chart, `${charts}#fill`, 'charts/compact-m2-roundup/#fill']) {
      // a fragment alone would be no other page
      await page.goto('404.html');
      await page.goto(path);
      await expect(page.locator('.chart:target .chart-options')).toBeAttached();
      await page.locator('.chart:target .chart-drawing').focus();
      await expect(page.locator('.chart-live:visible svg')).toBeVisible();
      expect(await violations(page), path).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, `${path} scrolls sideways by`).toBeLessThanOrEqual(0);
    }
    expect(complaints).toEqual([]);
  });
}

test('a chart stands amid a frame that is wider than it', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1000 });
  await page.goto(charts);
  const { left, right } = await page
    .locator('.embed > .chart')
    .first()
    .evaluate((chart) => chart.getBoundingClientRect().toJSON());
  expect(left).toBeGreaterThan(300);
  expect(Math.abs(left - (1920 - right))).toBeLessThan(20);
});

test('the chart that the address names is the only one shown, and no script fetches or draws the others', async ({
  page,
}) => {
  const shown = page.locator(':is(.chart, .embed-from):visible');
  const scripts = async (/** @type {string} */ path) => {
    /** @type {string[]} */
    const asked = [];
    page.removeAllListeners('request');
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('404.html');
    await page.goto(path);
    await atRest(page);
    await expect(page.locator('.chart-options').first()).toBeAttached();
    return new Set(asked.filter((each) => /\.js$/.test(each)));
  };
  const one = await scripts(chart);
  await expect(shown).toHaveCount(2);
  await expect(page.locator('#one-read')).toBeVisible();
  await expect(page.locator('.embed-from:visible a')).toHaveAttribute('href', /small-vm-storage\/#one-read$/);
  await expect(page.locator('.chart:not(#one-read) :is(.chart-live svg, .chart-options)')).toHaveCount(0);
  expect(await page.evaluate(() => scrollY)).toBe(0);

  const all = await scripts(`${charts}#nothing`);
  await expect(page.locator('.chart:visible')).toHaveCount(await page.locator('.chart').count());
  await expect(page.locator('.embed-from:visible a')).toHaveAttribute('href', /\/small-vm-storage\/$/);
  expect([...all]).toEqual(expect.arrayContaining([...one]));
  expect(all.size, 'kinds of other charts').toBeGreaterThan(one.size);
});

test('a frame that is given the name of another chart shows that one, and it answers', async ({ page }) => {
  await page.goto(`${charts}?fill=hide.tmpfs#one-read`);
  await expect(page.locator('#one-read .chart-options')).toBeAttached();
  await page.evaluate(() => (location.hash = 'fill'));
  await expect(page.locator('#fill .chart-options')).toBeAttached();
  await expect(page.locator('.chart:visible')).toHaveAttribute('id', 'fill');
  expect(new URL(page.url()).search).toBe('?fill=hide.tmpfs');
  expect(complaints).toEqual([]);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the chart that the address names is the only one shown', async ({ page }) => {
    await page.goto(chart);
    await expect(page.locator('.chart:visible')).toHaveAttribute('id', 'one-read');
    const still = page.locator('#one-read img');
    await expect(still).toHaveAttribute('alt', /^One small read at a time.*Best/);
    const seen = await still.evaluate(async (/** @type {HTMLImageElement} */ image) => {
      await image.decode();
      return image.getBoundingClientRect().height;
    });
    expect(seen, 'px, whatever the shape of the whole file').toBe(Number(await still.getAttribute('height')));
    await page.goto('404.html');
    await page.goto(`${charts}#nothing`);
    await expect(page.locator('.chart:visible')).toHaveCount(await page.locator('.chart').count());
  });
});

test('where the review cannot be read, the chart is shown as a picture', async ({ page }) => {
  await page.route('**/reviews/small-vm-storage/', (route) => route.abort());
  await page.goto(chart);
  await expect(page.locator('.chart:visible img')).toBeVisible();
  await expect(page.locator('.embed-from:visible a')).toHaveAttribute('href', /small-vm-storage\/#one-read$/);
});

test('a chart that comes moves nothing, and the address of a picture shows that one alone', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const seen = /** @type {{ shift: number } & Window} */ (/** @type {unknown} */ (window));
    seen.shift = 0;
    new PerformanceObserver((list) => {
      for (const each of list.getEntries())
        seen.shift += /** @type {{ value: number } & PerformanceEntry} */ (each).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(chart);
  await expect(page.locator('#one-read .chart-options')).toBeAttached();
  expect(await page.evaluate(() => /** @type {any} */ (window).shift)).toBe(0);

  const drawn = await page.evaluate(async (path) => {
    const image = new Image(768, 200);
    image.src = path;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext('2d'));
    context.drawImage(image, 0, 0, image.width, image.height);
    return [...context.getImageData(0, 0, image.width, image.height).data].filter((each) => each > 0).length;
  }, 'charts.svg#one-read');
  expect(drawn, 'numbers of pixels').toBeGreaterThan(10_000);
});

test('where one chart was, hosts without rules for addresses send readers on, with what they chose', async ({
  page,
}) => {
  for (const slash of ['', '/']) {
    await page.goto(`${charts}read-sweep${slash}?read-sweep=scale.log`);
    await expect(page).toHaveURL(/\/charts\/small-vm-storage\/\?read-sweep=scale\.log#read-sweep$/);
    await expect(page.locator('.chart:visible')).toHaveAttribute('id', 'read-sweep');
    await expect(page.locator('[data-value="log"]')).toHaveAttribute('aria-pressed', 'true');
  }
  for (const ending of ['svg', 'csv']) {
    await page.goto(`${charts}read-sweep.${ending}`);
    await expect(page).toHaveURL(/\/charts\/small-vm-storage\/#read-sweep$/);
    await expect(page.locator('.chart:visible')).toHaveAttribute('id', 'read-sweep');
  }
  for (const path of ['charts/no-such-review/chart/', `${charts}a/b/`, `${charts}none.png`, 'raw/one/two/']) {
    await page.goto(path);
    await expect(page.locator('h1'), path).toHaveText('There is no such page');
  }
});

test('it names its review and its card, and search engines leave it to the review', async ({ request }) => {
  const html = await (await request.get(charts)).text();
  const review = await (await request.get('reviews/small-vm-storage/')).text();
  const one = (/** @type {RegExp} */ pattern, text = html) => pattern.exec(text)?.[1] ?? '';
  for (const name of ['property="og:title"', 'name="description"', 'property="og:url"']) {
    const content = new RegExp(`${name} content="([^"]+)"`);
    expect(one(content), name).not.toBe('');
    expect(one(content), name).toBe(one(content, review));
  }
  expect(one(/rel="canonical" href="([^"]*)"/)).toMatch(/\/reviews\/small-vm-storage\/$/);
  expect(one(/name="robots" content="([^"]*)"/)).toBe('noindex');
  expect(html, 'its data are those of the review').not.toContain('application/ld+json');
  const card = await (
    await request.get(new URL(one(/property="og:image" content="([^"]*)"/)).pathname)
  ).body();
  expect([card.readUInt32BE(16), card.readUInt32BE(20)]).toEqual([1200, 630]);
  // the list of charts is a page of its own, those to embed are not
  expect(readFileSync(join(blogSite, 'sitemap.xml'), 'utf8')).not.toMatch(/\/charts\/[^<]/);
});

test('another site may frame a chart, and nothing else of this one', async ({ page, baseURL }) => {
  const frame = (/** @type {string} */ path) => `<iframe title="${path}" src="${baseURL}${path}"></iframe>`;
  const other = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' });
    const above = '<svg width="10" height="3000"></svg>';
    response.end(
      `<!doctype html><title>Other</title>${above}${frame(chart)}${frame('reviews/small-vm-storage/')}`,
    );
  });
  await page.goto(await listen(other));
  const [embedded, refused] = ['charts', 'reviews'].map((name) =>
    page.frameLocator(`iframe[title^="${name}"]`),
  );
  await expect(embedded.locator('.chart-drawing svg:visible').first()).toBeVisible();
  await expect(embedded.locator('.chart:visible')).toHaveAttribute('id', 'one-read');
  expect(await page.evaluate(() => scrollY), 'px that the page around it was scrolled by').toBe(0);
  await expect(refused.locator('.review')).toHaveCount(0);
  expect(complaints.join(' ')).toContain('frame-ancestors');
  other.close();
});

test('the embed code frames the chart as it is seen, whatever its title holds', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('reviews/small-vm-storage/?read-sweep=scale.log');
  const view = await menuOf(page, 'read-sweep');
  await view.getByRole('button', { name: 'Embed code' }).click();
  await expect(view.getByText('Embed code copied')).toBeVisible();
  const code = await page.evaluate(() => navigator.clipboard.readText());
  await expect(view.getByRole('textbox', { name: 'Embed code' })).toHaveValue(code);
  const told = await page.evaluate((html) => {
    const frame = new DOMParser().parseFromString(html, 'text/html').querySelector('iframe');
    return { src: frame?.src, title: frame?.title, height: Number(frame?.height) };
  }, code);
  expect(told.src).toMatch(/\/charts\/small-vm-storage\/\?read-sweep=scale\.log#read-sweep$/);
  expect(told.title).toBe(await page.locator('#read-sweep-title').textContent());
  await page.setViewportSize({ width: 800, height: told.height });
  await page.goto(String(told.src));
  await expect(page.locator('[data-value="log"]')).toHaveAttribute('aria-pressed', 'true');
  await expect(page.locator('.chart:visible')).toHaveCount(1);
  const spare = await page.evaluate(() => innerHeight - document.body.scrollHeight);
  expect(spare, 'px of room left in the frame').toBeGreaterThanOrEqual(0);
  expect(spare).toBeLessThan(200);
});

test('what is seen is saved as picture, numbers and specification', async ({ page }) => {
  await page.goto('reviews/small-vm-storage/?one-read=hide.tmpfs');
  const view = await menuOf(page, 'one-read');
  const save = async (/** @type {string} */ name) => {
    const wait = page.waitForEvent('download');
    await (
      name === 'CSV'
        ? await numbersOf(page.locator('#one-read'))
        : view.getByRole('button', { name, exact: true })
    ).click();
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
