import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { chartKind } from '../charts/index.js';
import { readTexts } from '../io/projectFiles.js';
import { pageFont } from '../model/textWidth.js';
import { renderChart } from '../render/index.js';
import { bundlePage } from '../runtime/bundlePage.js';
import { pageChart } from '../runtime/index.js';

const project = fileURLToPath(new URL('../..', import.meta.url));
const cases = [
  ['bar', 'seven-devices'],
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
 * The same twelve charts on a page as this project publishes it, and on one where Vega and Vega-Lite draw them in the
 * browser, which is what vega-embed does, without its own menu.
 *
 * @param {string} folder
 */
export async function writePages(folder) {
  const charts = [];
  for (const [kind, name] of cases) charts.push(await chartOf(kind, name));
  const { loader, files } = await bundlePage();
  const styles = ['tokens', 'base', 'components']
    .map((each) => readTexts(project, `assets/css/${each}`))
    .join('\n');
  const write = (/** @type {string} */ path, /** @type {string | Uint8Array} */ text) => {
    mkdirSync(join(folder, path, '..'), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write('site.css', styles);
  write('font.woff2', readFileSync(pageFont(400)));
  for (const [name, text] of Object.entries(files)) write(`js/${name}`, text);
  write('charts.json', JSON.stringify(Object.fromEntries(charts.map(({ page }) => [page.id, page]))));
  const script = `<script type="module" src="/js/${loader}" data-charts="/charts.json"></script>`;
  write('own/index.html', html(script, charts.map(({ page, svg }) => figure(page.id, page.title, svg)))); // prettier-ignore
  write('vega/specs.json', JSON.stringify(charts.map(({ spec }) => spec)));
  write('vega/page.js', await vegaPage());
  write('vega/index.html', html('<script type="module" src="/vega/page.js"></script>', charts.map(({ page }) => empty(page)))); // prettier-ignore
}

/** @param {string} kind @param {string} name */
async function chartOf(kind, name) {
  const path = join(project, 'tests/charts/fixtures', kind, name, 'data.json');
  const page = { ...pageChart(JSON.parse(readFileSync(path, 'utf8'))), id: `${kind}-${name}` };
  const draw = (/** @type {'wide' | 'narrow'} */ layout) => chartKind(kind).spec({ ...page, layout });
  const spec = { wide: draw('wide'), narrow: draw('narrow') };
  return { page, spec: spec.wide, svg: await renderChart({ spec, sentence: page.title, id: page.id }) };
}

/** @param {string} head @param {string[]} figures */
const html = (head, figures) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Charts</title><link rel="stylesheet" href="/site.css">${head}</head>` +
  `<body><main class="page"><h1>Twelve charts</h1><p>The words before the first of them.</p>${figures.join('\n')}</main></body></html>`;

/** @param {string} id @param {string} title @param {{ wide: string, narrow: string }} svg */
const figure = (id, title, { wide, narrow }) =>
  `<figure class="chart" id="${id}"><p class="chart-title" id="${id}-title">${title}</p><div class="chart-controls"></div>` +
  `<div class="chart-drawing"><div class="chart-wide">${wide}</div><div class="chart-narrow">${narrow}</div></div>` +
  `<figcaption class="chart-evidence"><p>Evidence. <a href="/">Raw files</a></p></figcaption></figure>`;

/** @param {{ id: string, title: string }} chart */
const empty = ({ id, title }) =>
  `<figure class="chart" id="${id}"><p class="chart-title">${title}</p><div class="chart-drawing"></div></figure>`;

/** What vega-embed does for each element: compile, parse, mount, with tooltips. */
async function vegaPage() {
  const { outputFiles } = await build({
    stdin: {
      resolveDir: project,
      contents: `
        import { compile } from 'vega-lite';
        import { parse, View } from 'vega';
        const specs = await (await fetch('/vega/specs.json')).json();
        const places = document.querySelectorAll('.chart-drawing');
        for (const [at, spec] of specs.entries()) {
          spec.config = { ...spec.config, mark: { tooltip: true } };
          const view = new View(parse(compile(spec).spec), { renderer: 'svg', container: places[at], hover: true });
          await view.runAsync();
        }
        performance.mark('drawn');`,
    },
    bundle: true,
    minify: true,
    format: 'esm',
    target: ['es2022'],
    write: false,
  });
  return outputFiles[0].text;
}
