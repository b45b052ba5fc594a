import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { unzipSync } from 'fflate';
import sax from 'sax';
import { build } from '../../scripts/build.js';
import { listFiles } from '../../scripts/io/listFiles.js';
import { hostileProject, planted } from './hostileProject.js';
import { serve } from './serve.js';

/* Markup, quotes, formulas, other scripts and length in every name and every raw file: text stays text. */
test.describe.configure({ mode: 'serial' });

/** @type {string} */
let folder;
/** @type {string} */
let site;
/** @type {ReturnType<typeof serve>} */
let server;
/** @type {string} */
let origin;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  folder = hostileProject();
  site = join(folder, 'public');
  const errors = (await build({ root: folder })).filter(({ severity }) => severity === 'error');
  expect(errors).toEqual([]);
  server = serve(site);
  await new Promise((resolve) => server.listen(0, 'localhost', () => resolve(null)));
  origin = `http://localhost:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`;
});

test.afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** @param {RegExp} ending */
const texts = (ending) =>
  listFiles(site)
    .filter((path) => ending.test(path))
    .map((path) => /** @type {const} */ ([path, readFileSync(join(site, path), 'utf8')]));

test('no page takes it for markup, and none grows wider than its window', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const pages = texts(/\.html$/);
  expect(pages.length).toBeGreaterThan(10);
  for (const [path] of pages) {
    await page.goto(`${origin}/${path.replace(/index\.html$/, '')}`);
    expect(await page.locator('.planted').count(), path).toBe(0);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, `${path} scrolls sideways by`).toBeLessThanOrEqual(0);
  }
});

test('it is shown as it was written', async ({ page }) => {
  await page.goto(`${origin}/devices/hostile/`);
  await expect(page.locator('h1')).toContainText('<img class=planted src=x onerror=alert(1)>');
  await page.goto(`${origin}/reviews/hostile/`);
  await expect(page.locator('h1')).toContainText('<b class=planted>&amp; =1+1 {{ . }}');
});

test('structured data can be read, and say the same', () => {
  const blocks = texts(/\.html$/).flatMap(([, html]) => [
    ...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
  ]);
  const graphs = blocks.flatMap(([, json]) => JSON.parse(json)['@graph']);
  expect(graphs.find((each) => each['@type'] === 'Review').name.trim()).toBe(planted.trim());
  expect(
    graphs.find((each) => each['@type'] === 'Product' && each.name.includes('planted')).name.trim(),
  ).toBe(planted.trim());
});

test('feeds and drawings stay well-formed, and their text text', async ({ page }) => {
  for (const [path, xml] of texts(/\.(?:xml|svg)$/)) {
    const parser = sax.parser(true);
    parser.onerror = (error) => {
      throw new Error(`${path}: ${error.message}`);
    };
    let contents = '';
    parser.onattribute = ({ name, value }) => expect(`${name}=${value}`, path).not.toBe('class=planted');
    parser.ontext = (text) => (contents += text);
    parser.write(xml).close();
    const found = await page.evaluate(
      (html) =>
        new DOMParser()
          .parseFromString(html, 'text/html')
          .querySelectorAll('figure .planted, p .planted, td .planted').length,
      contents,
    );
    expect(found, path).toBe(0);
  }
});

test('the search and the comparison show it as text', async ({ page }) => {
  await page.goto(`${origin}/search/?q=planted`);
  await expect(page.locator('.search-results a').first()).toBeVisible();
  expect(await page.locator('.planted').count()).toBe(0);
  await page.goto(`${origin}/compare/?devices=hostile,plain`);
  await expect(page.locator('table').first()).toContainText('<img class=planted src=x onerror=alert(1)>');
  expect(await page.locator('.planted').count()).toBe(0);
});

test('the archive of a review holds every file below its own folder', () => {
  const files = Object.keys(unzipSync(readFileSync(join(site, 'data/reviews/hostile.zip'))));
  expect(files.length).toBeGreaterThan(8);
  for (const path of files) expect(path).toMatch(/^hostile\/(?!.*(?:^|\/)\.\.?(?:\/|$))[\w./-]+$/);
});

test('no cell of a CSV begins like a formula', () => {
  const files = texts(/\.csv$/).filter(([path]) => !path.startsWith('raw/'));
  expect(files).not.toEqual([]);
  for (const [path, csv] of files) expect(csv, path).not.toMatch(/(?:^|,)"?[=+@]/m);
});
