import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from '@playwright/test';
import { atRest } from '../atRest.js';
import { test } from '../keptPage.js';
import { hugoSettings } from '../../../scripts/flow/hugoSettings.js';
import { writeHugoConfig } from '../../../scripts/io/hugoConfig.js';
import { listFiles } from '../../../scripts/io/listFiles.js';
import { readSettings } from '../../../scripts/io/projectFiles.js';
import { runHugo } from '../../../scripts/io/runHugo.js';
import { findHugo } from '../../../scripts/setup/findHugo.js';
import { servedFolder } from '../servedFolder.js';

/* The site as hosts serve it: with their headers, and below another path than the root. */
const root = join(import.meta.dirname, '../../..');

test('the headers for hosts are those that every page is tried with; only charts may be framed', async ({
  request,
}) => {
  const triedAt = async (/** @type {string} */ path) =>
    (await request.get(path)).headers()['content-security-policy'];
  const [of] = listFiles(join(root, 'public')).filter((path) => /^charts\/.+\/index\.html$/.test(path));
  const [page, chart] = [await triedAt('/'), await triedAt(`/${dirname(of)}/`)];
  expect(chart).toBe(page.replace(/'self'$/, '*'));
  const [headers, nginx, caddy] = [
    'static/_headers',
    'scripts/deploy/recipes/nginx.conf',
    'scripts/deploy/recipes/Caddyfile',
  ].map((file) => readFileSync(join(root, file), 'utf8'));
  expect(nginx).toContain(page.replace(/'self'$/, '$benchfolio_frames'));
  expect(caddy).toContain(`header @pages Content-Security-Policy "${page}"`);
  expect(caddy).toContain(`header @charts Content-Security-Policy "${chart}"`);

  // hosts with _headers add the rules up, and an allowance cannot be added: every folder of pages but charts refuses
  const rules = headers.split(/\n(?=\/)/);
  const ruleOf = (/** @type {string} */ path) => rules.find((rule) => rule.startsWith(`${path}\n`)) ?? '';
  const own = page.replace(/; frame-ancestors 'self'$/, '');
  expect(ruleOf('/*')).toContain(`Content-Security-Policy: ${own}\n`);
  const folders = listFiles(join(root, 'public'))
    .filter((path) => path.endsWith('.html') && path.includes('/'))
    // there is nothing to press on a page that sends readers on
    .filter((path) => !readFileSync(join(root, 'public', path), 'utf8').includes('http-equiv="refresh"'))
    .map((path) => `/${path.split('/')[0]}/*`);
  for (const folder of new Set(['/', '/charts/', ...folders])) {
    if (folder !== '/charts/*')
      expect(ruleOf(folder), folder).toContain(`Content-Security-Policy: ${page}\n`);
  }
  expect(headers).not.toContain('/charts/*');
});

test.describe('below /blog/', () => {
  test.describe.configure({ mode: 'default' });
  const host = servedFolder(async (folder) => {
    const { text } = hugoSettings(readSettings(root), { program: null });
    const own = writeHugoConfig(root, text, 'below-blog');
    const site = join(folder, 'blog');
    const args = [...own, '--destination', site, '--minify', '--baseURL', 'https://example.org/blog/'];
    const { ok, problems } = await runHugo(findHugo(), { root, args });
    expect(ok, JSON.stringify(problems)).toBe(true);
  });

  test('no address leaves the path, and each leads to a file', () => {
    const files = new Set(listFiles(host.folder));
    const wrong = [];
    for (const path of files) {
      if (!/\.(?:html|xml)$/.test(path)) continue;
      const text = readFileSync(join(host.folder, path), 'utf8');
      for (const [, href] of text.matchAll(/\s(?:href|src|data-charts|data-compare)="([^"]*)"/g)) {
        const { hostname, pathname } = new URL(href, `https://example.org/${path}`);
        const target = decodeURIComponent(pathname.slice(1));
        if (hostname !== 'example.org' || files.has(target) || files.has(`${target}index.html`)) continue;
        wrong.push(`${path}: ${href}`);
      }
    }
    expect([...new Set(wrong)]).toEqual([]);
  });

  test('a review loads all it needs', async ({ page }) => {
    /** @type {string[]} */
    const complaints = [];
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    page.on('response', (response) => response.status() >= 400 && complaints.push(response.url()));
    await page.goto(`${host.origin}/blog/`);
    await page.locator('.home-lead h2 a').first().click();
    await expect(page.locator('.review h1')).toBeVisible();
    await atRest(page);
    expect(complaints).toEqual([]);
  });

  test('products are compared there too', async ({ page }) => {
    const site = join(host.folder, 'blog');
    const tests = listFiles(site, 'methodologies').map((path) => readFileSync(join(site, path), 'utf8'));
    const [alike, ids] = /\/blog\/compare\/\?products=([\w%-]+)/.exec(tests.join('\n')) ?? [];
    await page.goto(`${host.origin}${alike}`);
    await expect(page.locator('.compare-chart .chart-live svg').first()).toBeVisible();
    const product = `/blog/products/${decodeURIComponent(ids ?? '').split(',')[1]}/`;
    await page.locator(`a[href="${product}"]`).first().click();
    await expect(page).toHaveURL(`${host.origin}${product}`);
  });
});
