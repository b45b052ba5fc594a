import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { serve } from '../../tests/browser/serve.js';
import { findBrowser } from '../setup/findBrowser.js';
import { large, writePages } from './pageSites.js';

const port = 8397;
const repeats = 5;
/** A middling phone on a middling network: PageSpeed's "slow 4G" and a processor at a quarter of its speed. */
const network = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 7.5e5 / 8 };

/**
 * A page of twelve charts as a reader gets it, beside one where Vega and Vega-Lite draw the same specs in the page.
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
    const own = await repeated(() => visit(browser, 'own'));
    const vega = await repeated(() => visit(browser, 'vega'));
    const brush = await repeated(() => brushing(browser));
    return [...sizes(folder, runtime), ...compared(own, vega), ...brush.map(row)];
  } finally {
    await browser.close();
    server.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @typedef {Record<string, { value: number, unit: string }>} Figures */

/** @param {() => Promise<Figures>} once @returns {Promise<{ name: string, value: number, unit: string }[]>} medians */
async function repeated(once) {
  /** @type {Figures[]} */
  const all = [];
  for (let run = 0; run < repeats; run += 1) all.push(await once());
  return Object.keys(all[0]).map((name) => {
    const values = all.map((each) => each[name].value).sort((a, b) => a - b);
    return { name, value: values[Math.floor(repeats / 2)], unit: all[0][name].unit };
  });
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
  ...vega.map((figure) => ({ ...figure, name: `Vega in the page: ${figure.name}`, ratio: null })),
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
 * @param {boolean} [bypassCSP] Vega writes code while it runs, which the policy of the site forbids
 */
async function throttled(browser, bypassCSP = false) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, bypassCSP });
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  let bytes = 0;
  session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.addInitScript(() => {
    const seen = /** @type {any} */ (globalThis);
    Object.assign(seen, { blocked: 0, shifted: 0 });
    const watch = (/** @type {string} */ type, /** @type {(entry: any) => void} */ add) =>
      new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type, buffered: true });
    watch('longtask', ({ duration }) => (seen.blocked += duration - 50));
    watch('layout-shift', ({ value }) => (seen.shifted += value));
  });
  return { page, session, bytes: () => bytes };
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

/** @param {import('@playwright/test').Browser} browser @returns {Promise<Figures>} */
async function brushing(browser) {
  const { page } = await throttled(browser);
  await page.goto(`http://localhost:${port}/own/`);
  await page.locator('.chart-options').last().waitFor({ state: 'attached' });
  await page.locator(`#${large} .chart-drawing`).focus();
  const rates = await page.evaluate(brushFrames, large);
  await page.close();
  return {
    'brushing 5 x 400 readings': { value: rates.brush, unit: 'frames/s' },
    'zooming through 5 x 400 readings': { value: rates.zoom, unit: 'frames/s' },
  };
}

/* global document, PointerEvent, KeyboardEvent, requestAnimationFrame -- what follows runs in the page */

/**
 * Runs in the page: one event for each frame that the page manages to draw.
 *
 * @param {string} id
 */
async function brushFrames(id) {
  const area = /** @type {HTMLElement} */ (document.querySelector(`#${id} .chart-drawing`));
  const { left, top, width } = area.getBoundingClientRect();
  const send = (/** @type {string} */ type, /** @type {number} */ x) =>
    area.dispatchEvent(new PointerEvent(type, { clientX: left + x * width, clientY: top + 120, buttons: 1, bubbles: true, pointerType: 'mouse' })); // prettier-ignore
  const frames = async (/** @type {(at: number) => void} */ act) => {
    const start = performance.now();
    for (let at = 0; at < 60; at += 1) {
      act(at);
      await new Promise((done) => requestAnimationFrame(done));
    }
    return 60_000 / (performance.now() - start);
  };
  send('pointerdown', 0.2);
  const brush = await frames((at) => send('pointermove', 0.2 + at / 150));
  send('pointerup', 0.6);
  area.dispatchEvent(new KeyboardEvent('keydown', { key: '+', bubbles: true }));
  const press = (/** @type {string} */ key) => area.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey: true, bubbles: true })); // prettier-ignore
  const zoom = await frames((at) => press(at % 10 < 5 ? 'ArrowRight' : 'ArrowLeft'));
  return { brush, zoom };
}
