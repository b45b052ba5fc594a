import { expect } from '@playwright/test';
import { asDrawnLive } from '../asDrawnLive.js';
import { test } from '../keptPage.js';
import { chartCases } from '../../charts/fixtures.js';
import { writeChartSite } from '../chartSite.js';
import { servedFolder } from '../servedFolder.js';

/* Every gallery case: what the page draws lies where the build has drawn it. */

/** One worker, so that the page is written once. */
test.describe.configure({ mode: 'default' });

const cases = chartCases().map(({ kind, name }) => ({ kind, name }));
const gallery = servedFolder((folder) => writeChartSite(folder, { 'all/': cases }));

/**
 * Runs in the page: draws every chart live, and says where that differs from the drawing of the build.
 *
 * @param {'wide' | 'narrow'} layout
 */
async function differences(layout) {
  /** Px in the drawing's own measure of all that is drawn in it, the largest first. What is smaller than the tenth of a pixel that the build keeps is not seen. */
  const placesOf = (/** @type {Element} */ drawing) => {
    const frame = drawing.getBoundingClientRect();
    const scale = /** @type {SVGSVGElement} */ (drawing).viewBox.baseVal.width / frame.width;
    return [...drawing.querySelectorAll('text, path, line, rect, use')].flatMap((each) => {
      const { opacity, fill, stroke, display } = getComputedStyle(each);
      const isInk = (/** @type {string} */ ink) => ink !== 'none' && ink !== 'rgba(0, 0, 0, 0)';
      const { left, right, top, bottom } = each.getBoundingClientRect();
      const isSeen = ['text', 'use'].includes(each.tagName) || isInk(fill) || isInk(stroke);
      if (!isSeen || opacity === '0' || display === 'none' || each.closest('defs')) return [];
      const size = (right - left + bottom - top) * scale;
      const box = [left - frame.left, right - frame.left, top - frame.top, bottom - frame.top];
      const text = each.tagName === 'text' ? String(each.textContent) : '';
      return [{ text, size, box: box.map((px) => px * scale) }];
    });
  };
  const bySize = (/** @type {{ size: number }} */ a, /** @type {{ size: number }} */ b) => b.size - a.size;
  /** @type {string[]} */
  const found = [];
  const figures = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('figure.chart'));
  // each drawing that comes has all that is in the page styled and painted again
  const home = figures[0].parentElement;
  for (const figure of figures) figure.remove();
  document.adoptedStyleSheets = [];
  for (const figure of figures) {
    home?.append(figure);
    const still = figure.querySelector(`.chart-${layout} > svg`);
    if (!still) throw new Error(`${figure.id} has no drawing`);
    const [built, height] = [placesOf(still), figure.getBoundingClientRect().height];
    /** @type {HTMLElement | null} */ (figure.querySelector('.chart-drawing'))?.focus();
    let live = null;
    // the first waits for the scripts that draw
    for (const ends = performance.now() + 10_000; !live && performance.now() < ends;) {
      await new Promise((next) => requestAnimationFrame(next));
      live = figure.querySelector(`.chart-${layout} .chart-live svg`);
    }
    if (!live) {
      found.push(`${figure.id}: not drawn in the page`);
      continue;
    }
    const moved = figure.getBoundingClientRect().height - height;
    if (moved) found.push(`${figure.id}: its height changes by ${moved} px`);
    for (const { text, size, box } of placesOf(live).sort(bySize)) {
      const off = built.map((each) =>
        each.text === text ? Math.max(...box.map((px, side) => Math.abs(px - each.box[side]))) : Infinity,
      );
      const nearest = off.indexOf(Math.min(...off));
      if (nearest >= 0 && off[nearest] <= 1) built.splice(nearest, 1);
      else if (size > 0.1)
        found.push(`${figure.id}: nothing was near ${text || 'a mark'} at ${box.map(Math.round)}`);
    }
    for (const { text, box } of built.filter(({ size }) => size > 0.1))
      found.push(`${figure.id}: only the build drew ${text || 'a mark'} at ${box.map(Math.round)}`);
    figure.remove();
  }
  return found;
}

for (const { width, layout } of /** @type {const} */ ([
  { width: 390, layout: 'narrow' },
  { width: 1280, layout: 'wide' },
])) {
  test(`${width} px: marks, ticks and labels of ${cases.length} cases lie within 1 px`, async ({ page }) => {
    test.setTimeout(180_000);
    await page.setViewportSize({ width, height: 900 });
    // until they answer, all that is shown would be styled and painted at each step
    await page.addInitScript(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync('figure.chart { display: none; }');
      document.adoptedStyleSheets = [sheet];
    });
    await page.goto(`${gallery.origin}/all/`);
    await expect(page.locator('figure.chart')).toHaveCount(cases.length);
    await expect(page.locator('.chart-options')).toHaveCount(cases.length, { timeout: 60_000 });
    await page.locator('figure.chart svg').evaluateAll(asDrawnLive);
    expect(await page.evaluate(differences, layout)).toEqual([]);
  });
}
