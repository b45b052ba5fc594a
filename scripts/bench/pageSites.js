import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { chartOf, html, writeChartSite } from '../../tests/browser/chartSite.js';
import { vegaLiteOf } from '../charts/vegaLiteOf.js';

const project = fileURLToPath(new URL('../..', import.meta.url));
const cases = [
  ['bar', 'seven-products'],
  ['bar', 'three-runs-latency'],
  ['bar', 'read-and-write'],
  ['bar', 'excluded-and-outlier'],
  ['bar', 'references'],
  ['bar', 'emulated'],
  ['sweep', 'queue-depth'],
  ['sweep', 'block-size-log'],
  ['timeline', 'five-by-400'],
  ['timeline', 'two-with-notes'],
  ['timeline', 'one-line'],
  ['timeline', 'latency-log'],
];

/** The chart with 5 lines of 400 readings. */
export const large = 'timeline-five-by-400';

/**
 * The same twelve charts on a page as this project publishes it, and on one where vega-embed draws them in the browser.
 *
 * @param {string} folder
 * @returns {Promise<{ runtime: string[] }>} names of the scripts that ours fetches
 */
export async function writePages(folder) {
  const named = cases.map(([kind, name]) => ({ kind, name }));
  const { runtime } = await writeChartSite(folder, { 'own/': named }, { fonts: false });
  const charts = [];
  for (const each of named) charts.push(await chartOf(each));
  const write = (/** @type {string} */ path, /** @type {string} */ text) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write('vega/specs.json', JSON.stringify(charts.map(({ spec }) => vegaLiteOf(spec.wide))));
  write('vega/page.js', await vegaPage());
  write('vega/index.html', html('<script type="module" src="/vega/page.js"></script>', charts.map(({ page }) => empty(page)))); // prettier-ignore
  return { runtime };
}

/** @param {{ id: string, title: string }} chart */
const empty = ({ id, title }) =>
  `<figure class="chart" id="${id}"><p class="chart-title">${title}</p><div class="chart-drawing"></div></figure>`;

/** One chart after another, and the time when the last of them is painted: our own are seen when they are. */
async function vegaPage() {
  const { outputFiles } = await build({
    stdin: {
      resolveDir: project,
      contents: `
        import embed from 'vega-embed';
        const specs = await (await fetch('/vega/specs.json')).json();
        const places = document.querySelectorAll('.chart-drawing');
        for (const [at, spec] of specs.entries()) await embed(places[at], spec, { mode: 'vega-lite', renderer: 'svg' });
        requestAnimationFrame(() => setTimeout(() => performance.mark('drawn')));`,
    },
    bundle: true,
    minify: true,
    format: 'esm',
    target: ['es2022'],
    write: false,
  });
  return outputFiles[0].text;
}

/** A middling phone on a middling network: PageSpeed's "slow 4G" and a processor at a quarter of its speed. */
const network = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 7.5e5 / 8 };

/**
 * A page that counts what comes over the network, how long it is blocked, and how much of it moves.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {boolean} [bypassCSP] Vega writes code while it runs, which the policy of the site forbids
 */
export async function throttled(browser, bypassCSP = false) {
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
