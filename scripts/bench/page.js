import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { serve } from '../../tests/browser/serve.js';
import { findBrowser } from '../setup/findBrowser.js';
import { brushing } from './pageBrushing.js';
import { throttled, writePages } from './pageSites.js';

const port = 8397;
const repeats = 5;

/**
 * A page of twelve charts as a reader gets it, beside one where vega-embed draws the same specs in the page.
 *
 * @returns {Promise<import('./parsing.js').BenchRow[]>}
 */
export async function benchPage() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-page-'));
  const { runtime } = await writePages(folder);
  const server = serve(folder).listen(port, 'localhost');
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath: await findBrowser(), args });
  try {
    const [own, vega] = await repeated([() => visit(browser, 'own'), () => visit(browser, 'vega')]);
    const [brush] = await repeated([() => brushing(browser, port)]);
    return [...sizes(folder, runtime), ...compared(own, vega), ...brush.map(row)];
  } finally {
    await browser.close();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @typedef {Record<string, { value: number, unit: string }>} Figures */

/**
 * Turn by turn, so that what else the machine does falls on all alike.
 *
 * @param {(() => Promise<Figures>)[]} visits
 * @returns {Promise<{ name: string, value: number, unit: string }[][]>} medians of each
 */
async function repeated(visits) {
  /** @type {Figures[][]} */
  const all = visits.map(() => []);
  for (let run = 0; run < repeats; run += 1)
    for (const [at, once] of visits.entries()) all[at].push(await once());
  return all.map((figures) =>
    Object.keys(figures[0]).map((name) => {
      const values = figures.map((each) => each[name].value).sort((a, b) => a - b);
      return { name, value: values[Math.floor(repeats / 2)], unit: figures[0][name].unit };
    }),
  );
}

/** @param {{ name: string, value: number, unit: string }} figure */
const row = (figure) => ({ ...figure, ratio: null });

/**
 * @param {{ name: string, value: number, unit: string }[]} own
 * @param {{ name: string, value: number, unit: string }[]} vega
 */
const compared = (own, vega) => [
  ...own.map((figure) => {
    const other = vega.find(({ name }) => name === figure.name);
    return { ...figure, ratio: other && figure.value > 0 ? other.value / figure.value : null };
  }),
  ...vega.map((figure) => ({ ...figure, name: `vega-embed: ${figure.name}`, ratio: null })),
];

/** @param {string} folder @param {string[]} runtime names of the scripts that every page of charts fetches */
function sizes(folder, runtime) {
  const brotli = (/** @type {string} */ path) =>
    brotliCompressSync(readFileSync(join(folder, path))).length / 1000;
  const scripts = readdirSync(join(folder, 'js')).map((name) => ({ name, size: brotli(`js/${name}`) }));
  const loader = scripts.find(({ name }) => name.startsWith('loader'));
  const sizeOf = (/** @type {boolean} */ isFetched) =>
    scripts
      .filter((each) => each !== loader && runtime.includes(each.name) === isFetched)
      .reduce((sum, { size }) => sum + size, 0);
  const fetched = sizeOf(true);
  const unit = 'kB';
  return [
    { name: 'loader, brotli', value: loader?.size ?? null, unit, ratio: null },
    { name: 'runtime, brotli', value: fetched, unit, ratio: brotli('vega/page.js') / fetched },
    { name: 'scripts on demand, brotli', value: sizeOf(false), unit, ratio: null },
    { name: 'data of 12 charts, brotli', value: brotli('own/charts.json'), unit, ratio: null },
  ];
}

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {'own' | 'vega'} which
 * @returns {Promise<Figures>}
 */
async function visit(browser, which) {
  const early = which === 'own' ? await earlyHover(browser) : null;
  const { page, bytes } = await throttled(browser, which === 'vega');
  await page.goto(`http://localhost:${port}/${which}/`);
  const before = bytes();
  const ready = which === 'own' ? '.chart-options' : '.chart-drawing svg';
  await page.locator(ready).last().waitFor({ state: 'attached' });
  if (which === 'vega') await page.waitForFunction(() => performance.getEntriesByName('drawn').length > 0);
  await page.waitForTimeout(1000);
  const seen = await page.evaluate(() => {
    const { blocked, shifted } = /** @type {any} */ (globalThis);
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const [drawn] = performance.getEntriesByName('drawn');
    const [{ domInteractive }] = /** @type {PerformanceNavigationTiming[]} */ (
      performance.getEntriesByType('navigation')
    );
    // drawings of the build are seen once the page is painted and the last of them has come
    return { blocked, shifted, visible: drawn?.startTime ?? Math.max(paint.startTime, domInteractive) };
  });
  const tip = which === 'own' ? await hoverTime(page) : null;
  await page.close();
  return {
    'bytes until the page is loaded': { value: before / 1000, unit: 'kB' },
    'bytes in all': { value: bytes() / 1000, unit: 'kB' },
    'all charts are seen after': { value: seen.visible, unit: 'ms' },
    'time blocked before anything is pointed at': { value: seen.blocked, unit: 'ms' },
    'layout shift': { value: seen.shifted, unit: '' },
    ...(tip !== null && { 'pointing to tooltip, page idle before': { value: tip, unit: 'ms' } }),
    ...(early !== null && {
      'pointing to tooltip, at once after the first paint': { value: early, unit: 'ms' },
    }),
  };
}

/** @param {import('@playwright/test').Browser} browser */
async function earlyHover(browser) {
  const { page } = await throttled(browser);
  await page.goto(`http://localhost:${port}/own/`, { waitUntil: 'commit' });
  await page.locator('.chart-wide svg').first().waitFor();
  const time = await hoverTime(page);
  await page.close();
  return time;
}

/** @param {import('@playwright/test').Page} page */
async function hoverTime(page) {
  const box = await page.locator('.chart-drawing svg:visible').first().boundingBox();
  if (!box) throw new Error('no chart to point at');
  const start = performance.now();
  await page.mouse.move(box.x + box.width * 0.3, box.y + 12);
  await page.locator('.chart-tip:visible').first().waitFor();
  return performance.now() - start;
}
