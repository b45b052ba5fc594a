import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from '../keptPage.js';
import { unzipSync } from 'fflate';
import { HtmlValidate } from 'html-validate';
import sax from 'sax';
import { build } from '../../../scripts/build/buildSite.js';
import { listFiles } from '../../../scripts/io/listFiles.js';
import { csvRows } from '../../../scripts/parsers/shared/csvRows.js';
import { htmlRules } from '../../templates/htmlRules.js';
import { writeHostileBlog } from '../writeHostileBlog.js';
import { formula, planted } from '../planted.js';
import { servedFolder } from '../servedFolder.js';

/* Markup, quotes, formulas, other scripts and length in every name and every raw file: text stays text. */
test.describe.configure({ mode: 'serial' });

const blog = servedFolder(
  async (folder) => {
    writeHostileBlog(folder);
    const errors = (await build({ root: folder })).filter(({ severity }) => severity === 'error');
    expect(errors).toEqual([]);
  },
  { site: 'public' },
);

/** A file or folder of what was made. @param {string} path */
const made = (path) => join(blog.folder, 'public', path);

/** What was made; raw files are published as they are. @param {RegExp} ending */
const texts = (ending) =>
  listFiles(made(''))
    .filter((path) => ending.test(path) && !path.startsWith('raw/'))
    .map((path) => /** @type {const} */ ([path, readFileSync(made(path), 'utf8')]));

/** All pages but those at earlier addresses, which send readers on. */
const pages = () => texts(/\.html$/).filter(([, html]) => !html.includes('http-equiv="refresh"'));

test('no page takes it for markup, runs it, or grows wider than its window', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 844 });
  /** @type {string[]} */
  const complaints = [];
  page.on('dialog', (dialog) => (complaints.push(dialog.message()), dialog.dismiss()));
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('request', (request) => request.url().startsWith(blog.origin) || complaints.push(request.url()));
  const found = pages().filter(([path]) => path !== '404.html');
  expect(found.length).toBeGreaterThan(20);
  for (const [path] of found) {
    await page.goto(
      `${blog.origin}/${path
        .replace(/index\.html$/, '')
        .split('/')
        .map(encodeURIComponent)
        .join('/')}`,
    );
    expect(await page.locator('.planted').count(), path).toBe(0);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, `${path} scrolls sideways by`).toBeLessThanOrEqual(0);
    expect(complaints, path).toEqual([]);
  }
});

test('every page is valid HTML, also one of a section and one at an earlier address', async () => {
  const validator = new HtmlValidate(htmlRules);
  const all = texts(/\.html$/);
  expect(all.map(([path]) => path)).toEqual(
    expect.arrayContaining(['reviews/hostile/end/index.html', '=1+1.html']),
  );
  for (const [path, html] of all) {
    const { results } = await validator.validateString(html);
    const faults = results.flatMap(({ messages }) => messages.map((each) => `${each.line}: ${each.message}`));
    expect(faults, path).toEqual([]);
  }
});

test('an earlier address leads on with what it asks for', async ({ page }) => {
  await page.goto(`${blog.origin}/=1+1.html?drawn=scale.log#drawn`);
  await expect(page).toHaveURL(`${blog.origin}/reviews/hostile/?drawn=scale.log#drawn`);
});

test('it is shown as it was written, in every script, and so are its title and its picture elsewhere', async ({
  page,
}) => {
  const shared = (/** @type {string} */ name) =>
    page.locator(`meta[property="og:${name}"]`).getAttribute('content');
  for (const [path, words] of [
    ['products/hostile/', planted],
    ['products/sums/', formula],
    ['reviews/hostile/', planted],
    ['methodologies/m1/office/', formula],
    ['testbeds/bed/', planted],
    ['charts/hostile/#big', planted],
  ]) {
    await page.goto(`${blog.origin}/${path}`);
    const heading = page.locator(path.startsWith('charts/') ? '#big .chart-title' : 'h1').first();
    expect((await heading.textContent())?.replaceAll('\u00a0', ' '), path).toContain(words.trim());
    expect((await shared('title'))?.replaceAll('\u00a0', ' '), path).toContain(words.trim());
  }
});

test('so are the words of the settings, a series, a caption and what a version says of itself', async ({
  page,
}) => {
  const says = async (/** @type {string} */ path, /** @type {Record<string, string>} */ places) => {
    await page.goto(`${blog.origin}/${path}`);
    for (const [place, words] of Object.entries(places)) {
      const texts = await page.locator(place).allTextContents();
      expect(texts.join(' ').replaceAll('\u00a0', ' '), `${path} ${place}`).toContain(words.trim());
    }
  };
  await says('', { '.site-name': planted, '.site-header > .site-menu': planted, '.site-footer': planted });
  await says('reviews/hostile/', {
    '.review-footer h2': planted,
    '#drawn .chart-evidence': planted,
    '.replaced a': formula,
  });
  await says('reviews/sequel/', { h1: formula, '.review-footer h2': planted });
  await says('methodologies/m2/', { h1: formula, '.prose': planted });
  await says('charts/', { '.chart-titles': planted });
  expect(await page.locator('.planted').count()).toBe(0);
});

test('structured data can be read, and say the same', () => {
  const blocks = pages().flatMap(([, html]) => [
    ...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
  ]);
  const graphs = blocks.flatMap(([, json]) => JSON.parse(json)['@graph']);
  expect(graphs.find((each) => each['@type'] === 'Review').name.trim()).toBe(planted.trim());
  expect(
    graphs.find((each) => each['@type'] === 'Product' && each.name.includes('planted')).name.trim(),
  ).toBe(planted.trim());
});

test('feeds and drawings stay well-formed, and their text text', async ({ page }) => {
  test.setTimeout(120_000);
  /** @type {[string, string][]} */
  const contents = [];
  /** @type {string[]} */
  const marked = [];
  for (const [path, xml] of texts(/\.(?:xml|svg)$/)) {
    const parser = sax.parser(true);
    parser.onerror = (error) => {
      throw new Error(`${path}: ${error.message}`);
    };
    let content = '';
    parser.onattribute = ({ name, value }) => {
      if (name === 'class' && value === 'planted') marked.push(path);
    };
    parser.ontext = (text) => (content += text);
    parser.write(xml).close();
    contents.push([path, content]);
  }
  const found = await page.evaluate(
    (all) =>
      all.flatMap(([path, html]) => {
        const parsed = new DOMParser().parseFromString(html, 'text/html');
        return parsed.querySelector('figure .planted, p .planted, td .planted') ? [path] : [];
      }),
    contents,
  );
  expect([...marked, ...found]).toEqual([]);
});

test('the search and the comparison show it as text', async ({ page }) => {
  await page.goto(`${blog.origin}/search/?q=planted`);
  await expect(page.locator('.search-results a').first()).toBeVisible();
  const replaced = page.locator('.search-results > li', { has: page.locator('.mark') });
  await expect(replaced.locator('a')).toHaveAttribute('href', /\/reviews\/hostile\/$/);
  await expect(replaced.locator('.table-note')).toHaveText('Review replaced by a newer review');
  expect(await page.locator('.planted').count()).toBe(0);
  await page.goto(`${blog.origin}/compare/?products=hostile,plain,sums`);
  const table = page.locator('table').first();
  await expect(table).toContainText('<img class=planted src=x onerror=alert(1)>');
  await expect(table).toContainText(formula);
  expect(await page.locator('.planted').count()).toBe(0);
});

test('a chart that a reader changes draws it as text', async ({ page }) => {
  await page.goto(`${blog.origin}/reviews/hostile/`);
  await expect(page.locator('.chart-options').first()).toBeAttached();
  const area = page.locator('#big .chart-drawing');
  await area.scrollIntoViewIfNeeded();
  await area.focus();
  await expect(area.locator('.chart-live:visible svg')).toContainText('img class=planted');
  expect(await page.locator('.planted').count()).toBe(0);
});

test('whatever programs read can be read', () => {
  const files = texts(/\.json$/);
  expect(files.map(([path]) => path.split('/')[0])).toEqual(
    expect.arrayContaining(['charts', 'compare', 'data', 'products']),
  );
  for (const [path, json] of files) expect(() => JSON.parse(json), path).not.toThrow();
  const lines = readFileSync(made('_redirects'), 'utf8').trim().split('\n');
  const stays = '/charts/page/* /charts/page/:splat 200';
  for (const line of lines.filter((each) => each !== stays))
    expect(line).toMatch(/^\/\S+ \/\S+\/(?::splat|#:chart)? 301$/);
  expect(lines.filter((line) => line.endsWith(' /reviews/hostile/ 301'))).toHaveLength(2);
});

test('a citation ends where it ends', async ({ page }) => {
  await page.goto(`${blog.origin}/reviews/hostile/`);
  const text = (await page.locator('.citation').first().textContent()) ?? '';
  let depth = 0;
  for (const [brace] of text.replace(/\\[{}\\]/g, '').matchAll(/[{}]/g)) {
    depth += brace === '{' ? 1 : -1;
    expect(depth).toBeGreaterThanOrEqual(0);
  }
  expect(depth).toBe(0);
  expect(text.match(/^@/gm)).toHaveLength(1);
});

test('the archive of a review holds every file below its own folder, as its list says', () => {
  const files = unzipSync(readFileSync(made('data/reviews/hostile.zip')));
  expect(Object.keys(files).length).toBeGreaterThan(8);
  for (const path of Object.keys(files))
    expect(path).toMatch(/^hostile\/(?!.*(?:^|\/)\.\.?(?:\/|$))[\w./-]+$/);
  const list = Buffer.from(files['hostile/SHA256SUMS']).toString().trim().split('\n');
  expect(list).toHaveLength(Object.keys(files).length - 1);
  for (const line of list) {
    const [sum, path] = line.split('  ');
    expect(createHash('sha256').update(files[`hostile/${path}`]).digest('hex'), path).toBe(sum);
  }
});

test('no cell of a CSV begins like a formula', () => {
  const files = texts(/\.csv$/);
  expect(files).not.toEqual([]);
  for (const [path, csv] of files) {
    const cells = csvRows(csv.replaceAll('\r\n', '\n')).flatMap((row) => row.cells);
    expect(
      cells.filter((cell) => /^[=+\-@\t\r]/.test(cell) && !Number.isFinite(Number(cell))),
      path,
    ).toEqual([]);
  }
  expect(files.some(([, csv]) => csv.includes(`'${formula.replaceAll('"', '""')}`))).toBe(true);
});
