import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { listFiles } from '../../scripts/io/listFiles.js';
import { runHugo } from '../../scripts/io/runHugo.js';
import { findHugo } from '../../scripts/setup/findHugo.js';
import { serve } from './serve.js';

/* The site as hosts serve it: with their headers, and below another path than the root. */
const root = join(import.meta.dirname, '../..');

test('the headers for hosts are those that every page is tried with', async ({ request }) => {
  const tried = (await request.get('/')).headers()['content-security-policy'];
  for (const file of ['static/_headers', 'scripts/deploy/nginx.conf', 'scripts/deploy/Caddyfile']) {
    expect(readFileSync(join(root, file), 'utf8'), file).toContain(tried);
  }
});

test.describe('below /blog/', () => {
  const folder = mkdtempSync(join(tmpdir(), 'base-path-'));
  const site = join(folder, 'blog');
  const server = serve(folder);
  /** @type {string} */
  let origin;

  test.beforeAll(async () => {
    const args = ['--destination', site, '--minify', '--baseURL', 'https://example.org/blog/'];
    const { ok, problems } = await runHugo(findHugo(), { root, args });
    expect(ok, JSON.stringify(problems)).toBe(true);
    await new Promise((resolve) => server.listen(0, 'localhost', () => resolve(null)));
    origin = `http://localhost:${/** @type {import('node:net').AddressInfo} */ (server.address()).port}`;
  });
  test.afterAll(() => {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('no address leaves the path, and each leads to a file', () => {
    const files = new Set(listFiles(folder));
    const wrong = [];
    for (const path of files) {
      if (!/\.(?:html|xml)$/.test(path)) continue;
      const text = readFileSync(join(folder, path), 'utf8');
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
    await page.goto(`${origin}/blog/`);
    await page.locator('.review-list a').first().click();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('.review h1')).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test('devices are compared there too', async ({ page }) => {
    await page.goto(`${origin}/blog/compare/?devices=virtual-disk,tmpfs`);
    await expect(page.locator('.compare-chart .chart-live svg').first()).toBeVisible();
    await page.getByRole('link', { name: 'tmpfs' }).first().click();
    await expect(page).toHaveURL(`${origin}/blog/devices/tmpfs/`);
  });
});
