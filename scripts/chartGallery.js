import './model/lib/freezeObjects.js';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readChartData } from '../tests/charts/readChartData.js';
import { readCommand } from './command/readCommand.js';
import { chartKind } from './charts/index.js';
import { vegaLite } from './charts/kinds/vegaLite.js';
import { renderChart } from './render/index.js';
import { pageFont } from './model/lib/pageFace.js';

/**
 * `npm run chart-gallery`: every fixture case of every chart kind, wide and narrow, light and dark, on one page that needs no
 * other file.
 */
const fixtures = 'tests/charts/fixtures';
const written = 'tests/charts/vegaLiteBlocks';
const target = '.build/gallery';

const css = (/** @type {string} */ name) => readFileSync(`assets/css/tokens/${name}.css`, 'utf8');
const face = (/** @type {400 | 600} */ weight) =>
  `@font-face{font-family:'IBM Plex Sans';font-weight:${weight};src:url(data:font/woff2;base64,${readFileSync(pageFont(weight)).toString('base64')})}`;

/** @param {{ kind: string, name: string, folder: string }} shown */
async function section({ kind, name, folder }) {
  const data = readChartData(`${folder}/${name}/data.json`);
  const { spec } = kind === vegaLite.kind ? vegaLite : chartKind(kind);
  const id = `${kind}-${name}`;
  const draw = (/** @type {'wide' | 'narrow'} */ layout) => spec({ ...data, layout });
  const svg = await renderChart({
    data,
    spec: { wide: draw('wide'), narrow: draw('narrow') },
    sentence: id,
    id,
  });
  const pair = (/** @type {string} */ theme) =>
    `<div class="theme" data-theme="${theme}"><div class="wide">${svg.wide}</div><div class="narrow">${svg.narrow}</div></div>`;
  return `<section id="${id}"><h2>${kind}: ${name}</h2>${pair('light')}${pair('dark')}</section>`;
}

const {
  positionals: [only],
} = readCommand({
  usage:
    'usage: npm run chart-gallery -- [KIND]\nDraws every test case of every chart kind on one page, .build/gallery/index.html.',
  most: 1,
});
const folders = [
  ...readdirSync(fixtures).map((kind) => ({ kind, folder: `${fixtures}/${kind}` })),
  { kind: vegaLite.kind, folder: written },
];
const cases = folders
  .filter(({ kind }) => !only || kind === only)
  .flatMap(({ kind, folder }) => readdirSync(folder).map((name) => ({ kind, name, folder })));
const sections = [];
for (const each of cases) sections.push(await section(each));
const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery</title><style>
${face(400)}${face(600)}${css('colour')}${css('data')}
body{margin:0;font:15px 'IBM Plex Sans'}h2{font-size:15px;margin:24px 16px 4px}
.theme{--text:light-dark(#1a1d21,#e3e6e9);background:var(--background);padding:16px;display:flex;gap:40px;align-items:flex-start}
.theme[data-theme=dark]{color-scheme:dark}.theme[data-theme=light]{color-scheme:light}
.wide svg,.narrow svg{outline:1px dotted #8884}svg{display:block}
</style>${sections.join('\n')}</html>`;
mkdirSync(target, { recursive: true });
writeFileSync(`${target}/index.html`, page);
console.log(`${cases.length} cases in ${target}/index.html`);
