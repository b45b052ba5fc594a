import { expect } from '@playwright/test';
import sax from 'sax';
import { compile } from '../../scripts/render/compile.js';

/**
 * What a file of a chart has to be to whoever opens it elsewhere.
 *
 * @typedef {import('../../scripts/runtime/pageChart.js').PageChart} PageChart
 */

/**
 * The menu `Data` with the numbers of the view, which the page's script adds.
 *
 * @param {import('@playwright/test').Locator} figure
 * @returns {Promise<import('@playwright/test').Locator>} the button that saves them
 */
export async function numbersOf(figure) {
  const menu = figure.locator('.chart-menu').filter({ has: figure.page().locator('.chart-table') });
  if ((await menu.getAttribute('open')) === null) await menu.locator('> summary').click();
  return menu.getByRole('button', { name: 'CSV of this view', exact: true });
}

/**
 * Well-formed, with its words and colours in it, and nothing that runs.
 *
 * @param {string} svg
 * @param {PageChart} chart
 * @param {{ fonts?: number }} [carried] a view that is saved carries the page's fonts
 */
export function expectSvg(svg, chart, { fonts = 2 } = {}) {
  let words = '';
  const parser = sax.parser(true);
  parser.ontext = (text) => (words += `${text} `);
  parser.onerror = (error) => {
    throw new Error(`${chart.id}: ${error.message}`);
  };
  parser.write(svg).close();
  expect(words, chart.id).toContain(chart.title.split(' ').slice(0, 3).join(' '));
  expect(words, chart.id).toMatch(
    /n\s=\s\d|run \d|1 run|counted runs|readings|published value|published bound|as described in words/,
  );
  expect(svg, chart.id).not.toMatch(/var\(--|<script|\son\w+=|<foreignObject|href="http/);
  expect(svg.match(/@font-face\{[^}]*base64,/g) ?? [], `${chart.id}: fonts it carries`).toHaveLength(fonts);
}

/**
 * 1,536 px wide, and something is drawn in it.
 *
 * @param {Buffer} png
 * @param {{ page: import('@playwright/test').Page, id: string }} at
 */
export async function expectPng(png, { page, id }) {
  expect([png.toString('latin1', 1, 4), png.readUInt32BE(16)], id).toEqual(['PNG', 1536]);
  const colours = await page.evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const { width, height } = image;
    const canvas = new OffscreenCanvas(width, height);
    const context = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext('2d'));
    context.drawImage(image, 0, 0);
    /** @type {Set<number>} */
    const seen = new Set();
    let last = 0;
    // most neighbours are alike, and more colours than are asked for need no count
    for (const pixel of new Uint32Array(context.getImageData(0, 0, width, height).data.buffer)) {
      if (pixel === last) continue;
      seen.add((last = pixel));
      if (seen.size > 20) break;
    }
    return seen.size;
  }, png.toString('base64'));
  expect(colours, `${id}: colours`).toBeGreaterThan(20);
}

/** A line for each run or reading, each as wide as the head. @param {string} csv @param {PageChart} chart */
export function expectCsv(csv, chart) {
  const [head, ...lines] = csv.trimEnd().split('\r\n').map(fieldsOf);
  const runs = chart.rows.reduce((sum, { summary }) => sum + summary.runs.length, 0);
  const readings = chart.series.reduce((sum, { series }) => sum + series.times.length, 0);
  expect(lines.length, chart.id).toBe(runs || readings);
  expect(new Set(lines.map((line) => line.length)), chart.id).toEqual(new Set([head.length]));
  const value = head.findIndex((name) => name.startsWith('value'));
  expect(lines.filter((line) => line[value] === '' || Number.isNaN(Number(line[value]))), chart.id).toEqual([]); // prettier-ignore
  const names = new Set(chart.products.map(({ name }) => name));
  expect(lines.filter(([product]) => !names.has(product)), chart.id).toEqual([]); // prettier-ignore
}

/** @param {string} line */
const fieldsOf = (line) =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(
    ([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain,
  );

/** Compiles by Vega-Lite's schema, without a warning. @param {string} text @param {string} id */
export function expectSpec(text, id) {
  const spec = JSON.parse(text);
  expect(spec.$schema, id).toMatch(/vega-lite\/v\d/);
  expect(compile(spec, id).marks?.length, id).toBeGreaterThan(0);
}
