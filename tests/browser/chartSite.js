import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { transform } from 'esbuild';
import { chartKind } from '../../scripts/charts/index.js';
import { listFiles } from '../../scripts/io/listFiles.js';
import { pageFont } from '../../scripts/model/lib/pageFace.js';
import { splitCaption } from '../../scripts/charts/captions/splitCaption.js';
import { captionParts } from '../../scripts/charts/captions/caption.js';
import { sentence } from '../../scripts/charts/words/index.js';
import { renderChart } from '../../scripts/render/index.js';
import { bundlePage } from '../../scripts/runtime/bundlePage.js';
import { packLists } from '../../scripts/runtime/packLists.js';
import { pageChart } from '../../scripts/runtime/pageChart.js';
import { readChartData } from '../charts/readChartData.js';

/**
 * Fixture charts on pages of their own, as the site publishes charts: the same scripts, styles and markup.
 *
 * @typedef {{ kind: string, name: string }} CaseName a folder of tests/charts/fixtures
 * @typedef {Awaited<ReturnType<typeof chartOf>>} DrawnCase
 */

/** @type {(400 | 600)[]} */
const weights = [400, 600];
const project = fileURLToPath(new URL('../..', import.meta.url));

/**
 * @param {string} folder
 * @param {Record<string, CaseName[]>} pages by the address of each, as `bars/`
 * @param {{ fonts?: boolean }} [more] `fonts`: the site's own are there, as readers have them
 * @returns {Promise<{ runtime: string[] }>} names of the scripts that all of them fetch
 */
export async function writeChartSite(folder, pages, { fonts = true } = {}) {
  const write = (/** @type {string} */ path, /** @type {string | Uint8Array} */ content) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), content);
  };
  const { loader, runtime, files } = await bundlePage();
  const styles = ['tokens', 'base', 'components']
    .flatMap((each) => listFiles(project, `assets/css/${each}`))
    .map((path) => readFileSync(join(project, path), 'utf8'));
  write('css/site.css', (await transform(styles.join('\n'), { loader: 'css', minify: true })).code);
  for (const weight of fonts ? weights : []) {
    write(`fonts/ibm-plex-sans-latin-${weight}-normal.woff2`, readFileSync(pageFont(weight)));
  }
  for (const [name, text] of Object.entries(files)) write(`js/${name}`, text);
  /** A case may be on several pages. @type {Map<string, DrawnCase>} */
  const drawn = new Map();
  for (const [path, cases] of Object.entries(pages)) {
    const charts = [];
    for (const each of cases) {
      const name = `${each.kind}/${each.name}`;
      const chart = drawn.get(name) ?? (await chartOf(each));
      drawn.set(name, chart);
      charts.push(chart);
    }
    const data = Object.fromEntries(charts.map(({ page }) => [page.id, page]));
    write(`${path}charts.json`, JSON.stringify(packLists(data)));
    const script = `<script type="module" src="/js/${loader}" data-charts="/${path}charts.json"></script>`;
    write(`${path}index.html`, html(script, charts.map(figure)));
  }
  return { runtime };
}

/** @param {CaseName} of */
export async function chartOf({ kind, name }) {
  const path = join(project, 'tests/charts/fixtures', kind, name, 'data.json');
  const page = { ...pageChart(readChartData(path)), id: `${kind}-${name}` };
  const draw = (/** @type {'wide' | 'narrow'} */ layout) => chartKind(kind).spec({ ...page, layout });
  const spec = { wide: draw('wide'), narrow: draw('narrow') };
  const svg = await renderChart({ spec, sentence: sentence(page), id: page.id });
  return { page, spec, svg, caption: splitCaption(captionParts(page)) };
}

/** @param {string} head @param {string[]} figures */
export const html = (head, figures) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">` +
  `<title>Charts</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/css/site.css">${head}</head>` +
  `<body><main class="page"><h1>Charts</h1><p>The words before the first of them.</p>${figures.join('\n')}</main></body></html>`;

/** @param {DrawnCase} chart */
export const figure = ({ page: { id, kind, title, subtitle }, svg, caption: { lead, about } }) =>
  `<figure class="chart breakout" id="${id}" data-kind="${kind}" aria-labelledby="${id}-title"><div class="chart-head">` +
  `<p class="chart-title" id="${id}-title">${escaped(title)}</p><p class="chart-subtitle">${escaped(subtitle)}</p></div>` +
  `<div class="chart-controls"></div>` +
  `<div class="chart-drawing"><div class="chart-wide">${svg.wide}</div><div class="chart-narrow">${svg.narrow}</div></div>` +
  `<figcaption class="chart-evidence"><p class="chart-caption">${escaped(lead.join(' '))}</p><div class="chart-menus">` +
  `<details class="chart-menu"><summary>About this data</summary><p class="chart-about"><span>${escaped(about.join(' '))}</span> <a href="/">Methodology</a></p></details>` +
  `<details class="chart-menu"><summary>Data</summary><div class="chart-table"></div></details>` +
  `<details class="chart-menu" data-share><summary>Share</summary></details></div></figcaption></figure>`;

const escaped = (/** @type {string} */ text) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
