import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from '../keptPage.js';
import { strFromU8, unzipSync } from 'fflate';
import { findingAt } from '../../../scripts/charts/stops/lineStops.js';
import { indexTooltip } from '../../../scripts/charts/stops/indexTooltip.js';
import { scoreTooltip } from '../../../scripts/charts/kinds/scoreTable/scoreWords.js';
import { loadKinds } from '../../../scripts/charts/loadedKinds.js';
import { rowTooltip } from '../../../assets/js/point/stopsOf.js';
import { readVocabulary, vocabularyFile } from '../../../scripts/content/readVocabulary.js';
import { isReference } from '../../../scripts/model/lib/referencePages.js';
import { unpackLists } from '../../../scripts/runtime/packLists.js';

/* A visit without JavaScript: whatever a tip would say stands in the page, every link leads somewhere, nothing pretends to work. */

await loadKinds();

test.use({ javaScriptEnabled: false });

const root = join(import.meta.dirname, '../../..');
readVocabulary(readFileSync(join(root, vocabularyFile), 'utf8'));

const site = join(root, 'public');
const pages = readdirSync(join(site, 'charts')).flatMap((slug) => {
  if (!/^[\w-]+$/.test(slug)) return [];
  const data = readdirSync(join(site, 'charts', slug)).find((name) => /^page-.*\.json$/.test(name));
  const path = isReference(slug) ? `${slug}/` : `reviews/${slug}/`;
  return data ? [{ path, data: join(site, 'charts', slug, data) }] : [];
});

/** @typedef {import('../../../scripts/runtime/pageChart.js').PageChart} PageChart */

/** A number as it is read, whatever its prefix: 13.2 k and 13 240 begin alike. @param {string} text */
const numbersIn = (text) =>
  [...text.replace(/(?<=\d)[\u2009\u202f,](?=\d{3}\b)/g, '').matchAll(/(?<![\w.])\d+(?:\.\d+)?/g)].map(
    ([digits]) => Number(digits),
  );

/** @param {number} number */
const mantissa = (number) => (number === 0 ? 0 : number / 10 ** Math.floor(Math.log10(number) + 1e-9));

/** @param {number} told to three digits @param {number[]} shown to four */
const stands = (told, shown) =>
  shown.some((number) => {
    const ratio = mantissa(told) / mantissa(number) || Number(told === number);
    return [0.1, 1, 10].some((power) => Math.abs(ratio / power - 1) < 0.006);
  });

/** What the tips of a chart say: for each row of its table. @param {PageChart} chart @returns {string[][]} */
function tipsOf(chart) {
  const said = (/** @type {import('../../../scripts/charts/stops/stop.js').Tooltip} */ { value, lines }) => [
    value,
    ...lines,
  ];
  if (chart.kind === 'score-table') return chart.rows.map((row) => said(scoreTooltip(row, chart)));
  if (chart.index) return [chart.products.flatMap(({ id }) => said(indexTooltip(id, chart)))];
  if (chart.rows.length > 0) return chart.rows.map((row) => said(rowTooltip(row, chart)));
  return chart.series.map((line) => [
    ...new Set(Array.from(line.series.times, (seconds) => findingAt(line, seconds)).flat()),
  ]);
}

/**
 * Charts that are not drawn once, or have a control. All are looked at in one go, within the page.
 *
 * @param {Element[]} figures
 */
function unlikeDrawn(figures) {
  const isSeen = (/** @type {Element} */ part) =>
    part.checkVisibility({ visibilityProperty: true }) && part.getBoundingClientRect().height > 0;
  if (figures.length === 0) return ['no chart'];
  return figures.flatMap((figure) => {
    const drawings = [...figure.querySelectorAll('.chart-drawing svg')].filter(isSeen);
    const controls = [...figure.querySelectorAll('.chart-controls')].filter(isSeen);
    return drawings.length === 1 && controls.length === 0
      ? []
      : [`${figure.id}: ${drawings.length} drawings, ${controls.length} rows of controls`];
  });
}

/**
 * Presses the menu `Data` of a chart, and reads what stands around the chart and in its table. It runs within the page.
 *
 * @param {Element} figure
 */
function opened(figure) {
  const textsOf = (/** @type {string} */ selector) =>
    Array.from(figure.querySelectorAll(selector), ({ textContent }) => String(textContent));
  const summary = [...figure.querySelectorAll('summary')].find(({ textContent }) => textContent?.trim() === 'Data'); // prettier-ignore
  summary?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = summary?.getBoundingClientRect() ?? new DOMRect();
  const isHit = summary?.contains(document.elementFromPoint(x + width / 2, y + height / 2)) ?? false;
  summary?.click();
  const links = [...figure.querySelectorAll('a')].filter(
    (link) => /^CSV$|\(ZIP\)$/.test(link.textContent?.trim() ?? '') && link.checkVisibility(),
  );
  return {
    isHit,
    tables: [...figure.querySelectorAll('.chart-table table')].filter((table) => table.checkVisibility()).length, // prettier-ignore
    files: links.map(({ href }) => href),
    around: [
      .../** @type {NodeListOf<HTMLElement>} */ (figure.querySelectorAll('.chart-head')),
    ].map(({ innerText }) => innerText).concat(textsOf('.chart-caution, .chart-caption, .chart-about')).join(' '), // prettier-ignore
    rows: [...figure.querySelectorAll('.chart-table tbody tr')].map((row) =>
      Array.from(row.querySelectorAll('th, td'), (cell) => String(cell.textContent)),
    ),
  };
}

/** What its tips say and neither its words nor its table. @param {ReturnType<typeof opened>} found @param {PageChart} chart */
function missing({ around: words, rows }, chart) {
  const around = numbersIn(words);
  return tipsOf(chart).flatMap((lines, at) => {
    const own = (chart.index ? rows.map((cells) => cells.join(' ')) : (rows[at] ?? [])).flatMap(numbersIn);
    return lines.flatMap((line) =>
      numbersIn(line.replace(/\bp?\d[\d.]*\s?%?\s?confidence/, ''))
        .filter((told) => !stands(told, [...own, ...around]))
        .map((told) => `${chart.id}, ${rows[at]?.[0]}: ${told} of “${line}”`),
    );
  });
}

for (const { path, data } of pages) {
  test(`/${path}: charts are drawn, no control is shown that cannot work, and tables and files say what tips do`, async ({
    page,
  }) => {
    /** @type {Record<string, PageChart>} */
    const charts = unpackLists(JSON.parse(readFileSync(data, 'utf8')));
    await page.goto(path);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await expect
        .poll(() => page.locator('figure.chart').evaluateAll(unlikeDrawn), `${width} px`)
        .toEqual([]);
      // what opens words needs no script, see review.spec.js
      const others = page.locator('button:visible:not([popovertarget]), select:visible');
      expect(await others.allTextContents(), `${width} px`).toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, `${width} px: scrolls sideways by`).toBeLessThanOrEqual(0);
    }
    expect(Object.keys(charts)).not.toEqual([]);
    for (const [id, chart] of Object.entries(charts)) {
      const figure = page.locator(`figure.chart#${id}`);
      const found = await figure.evaluate(opened);
      expect(found, id).toMatchObject({ isHit: true, tables: 1, files: [expect.any(String)] });
      expect(missing(found, chart)).toEqual([]);
      // the reference is no review, and has no archive
      const { pathname } = new URL(found.files[0]);
      const bytes = readFileSync(join(site, decodeURIComponent(pathname)));
      const inArchive = `${path.split('/').at(-2)}/charts/${id}.csv`;
      const csv = strFromU8(pathname.endsWith('.zip') ? unzipSync(bytes)[inArchive] : bytes);
      const lines = csv.trim().split('\r\n').length - 1;
      const readings = chart.series.reduce((sum, { series }) => sum + series.times.length, 0);
      const runs = chart.rows.reduce((sum, { summary }) => sum + summary.runs.length, 0);
      expect(lines, `${id}: lines of its CSV`).toBe(runs || readings);
    }
  });
}
