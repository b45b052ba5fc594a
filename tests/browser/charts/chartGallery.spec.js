import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect } from '@playwright/test';
import { asDrawnLive } from '../asDrawnLive.js';
import { test } from '../keptPage.js';
import { textWidth } from '../../../scripts/model/lib/textWidth.js';

/* Every fixture chart in a real browser with the real font: what unit tests cannot see. */

test.describe.configure({ mode: 'serial' });

/** One visit for all: the page is large, and whatever is moved on it is put back. @type {import('@playwright/test').Page} */
let page;

test.beforeAll(async ({ browser }) => {
  test.setTimeout(120_000);
  execFileSync(process.execPath, ['scripts/chartGallery.js']);
  page = await browser.newPage();
  await page.goto(pathToFileURL(resolve('.build/gallery/index.html')).href);
  await page.evaluate(() => document.fonts.ready);
  // the lines of one path have one box, in which much else lies
  await page.locator('svg').evaluateAll(asDrawnLive);
});

test.afterAll(() => page.close());

test('no two texts of a chart overlap, none leaves its frame, and none lies on an error bar or a run', async () => {
  expect(await page.evaluate(faultsOf, '')).toEqual([]);
});

const spoilt = /** @type {[string, RegExp][]} */ ([
  ['a text on a text', /meets "/],
  ['a text beyond the frame', /leaves the frame/],
  ['a value on an error bar', /lies on a mark/],
  ['a value on a run', /lies on a mark/],
]);
for (const [what, fault] of spoilt) {
  test(`${what} is found`, async () => {
    const chart = '#bar-seven-products [data-theme="light"] .wide svg';
    const before = await page.evaluate(spoil, { chart, what });
    const faults = await page.evaluate(faultsOf, '#bar-seven-products');
    expect(faults.some((each) => fault.test(each))).toBe(true);
    expect(faults.every((each) => each.startsWith('bar-seven-products wide'))).toBe(true);
    await page.evaluate(putBack, { chart, before });
    expect(await page.evaluate(faultsOf, '#bar-seven-products')).toEqual([]);
  });
}

test('texts are measured as wide as the browser draws them, to a px', async () => {
  const drawn = await page.evaluate(() =>
    [...document.querySelectorAll('[data-theme="light"] svg text')].map((node) => {
      const text = /** @type {SVGTextElement} */ (node);
      const style = getComputedStyle(text);
      return {
        text: String(text.textContent),
        width: text.getComputedTextLength(),
        size: parseFloat(style.fontSize),
        weight: Number(style.fontWeight) >= 600 ? 600 : 400,
      };
    }),
  );
  const latin = drawn.filter(({ text }) => /^[\u0020-\u024f\u2009\u2010-\u2026\u2212]*$/.test(text));
  const wrong = latin.filter(
    ({ text, width, size, weight }) =>
      Math.abs(textWidth(text.trim(), { size, weight: /** @type {400 | 600} */ (weight) }) - width) > 1,
  );
  expect(latin.length).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});

test('figures stand under one another: all digits are equally wide', () => {
  const widths = new Set([...'0123456789'].map((digit) => textWidth(digit, { size: 100 })));
  expect(widths.size).toBe(1);
});

test('every chart is an image with a name, and carries no style of its own', async () => {
  const faults = await page.evaluate(() =>
    [...document.querySelectorAll('svg')].flatMap((svg) => [
      ...(svg.getAttribute('role') === 'img' && svg.getAttribute('aria-label') ? [] : ['no name']),
      ...(svg.querySelector('[style], style, script') || svg.hasAttribute('style') ? ['a style'] : []),
    ]),
  );
  expect(faults).toEqual([]);
});

test('no id is used twice', async () => {
  const twice = await page.evaluate(() => {
    const ids = [...document.querySelectorAll('[data-theme="light"] svg [id]')].map(({ id }) => id);
    return ids.filter((id, at) => ids.indexOf(id) !== at);
  });
  expect(twice).toEqual([]);
});

/* What follows runs in the page. */

/**
 * Moves the value of the first bar onto something else, or off the drawing.
 *
 * @param {{ chart: string, what: string }} asked
 * @returns {string} what the drawing was
 */
function spoil({ chart, what }) {
  const svg = /** @type {SVGSVGElement} */ (document.querySelector(chart));
  const before = svg.innerHTML;
  const value = /** @type {SVGTextElement} */ (
    [...svg.querySelectorAll('text')].find((each) => / MB\/s$|\u2009MB\/s$/.test(each.textContent))
  );
  const onto = /** @type {Record<string, string>} */ ({
    'a text on a text': 'text',
    'a value on an error bar': 'line[stroke="var(--chart-text)"], [stroke="var(--chart-text)"] > line',
    'a value on a run': 'path[fill="var(--chart-text)"], [fill="var(--chart-text)"] > path',
  });
  const from = value.getBoundingClientRect();
  const at = onto[what]
    ? svg.querySelector(onto[what])?.getBoundingClientRect()
    : { x: from.x + 900, y: from.y, width: 0, height: from.height };
  if (!at) throw new Error(`nothing to move onto: ${what}`);
  const [dx, dy] = [
    at.x + at.width / 2 - from.x - from.width / 2,
    at.y + at.height / 2 - from.y - from.height / 2,
  ];
  value.setAttribute('transform', `translate(${dx},${dy}) ${value.getAttribute('transform') ?? ''}`);
  return before;
}

/** @param {{ chart: string, before: string }} asked */
function putBack({ chart, before }) {
  /** @type {SVGSVGElement} */ (document.querySelector(chart)).innerHTML = before;
}

/** @param {string} within a selector; of everything where it is empty @returns {string[]} */
function faultsOf(within) {
  /** Text boxes hold room for accents above and below: the letters themselves are what must not meet. */
  const lettersOf = (/** @type {Element} */ text) => {
    const { left, right, top, bottom } = text.getBoundingClientRect();
    const inset = (bottom - top) * 0.22;
    return {
      left: left + 0.5,
      right: right - 0.5,
      top: top + inset,
      bottom: bottom - inset,
      text: text.textContent,
    };
  };
  /** Error bars and runs of bars are in the colour of text; points and runs of all else are small shapes in that of their product. */
  const isMark = (/** @type {Element} */ each) => {
    const said = (/** @type {string} */ look) => each.closest(`[${look}]`)?.getAttribute(look) ?? '';
    const [fill, stroke] = [said('fill'), said('stroke')];
    const { width, height } = each.getBoundingClientRect();
    if (each.tagName === 'line')
      return stroke === 'var(--chart-text)' || (/--data/.test(stroke) && Math.min(width, height) < 1);
    return Math.max(width, height) <= 12 && /--data|--chart-text/.test(fill + stroke);
  };
  /** @type {string[]} */
  const found = [];
  for (const svg of document.querySelectorAll(`${within} [data-theme="light"] svg`)) {
    const name = svg.closest('section')?.id + ' ' + svg.parentElement?.className;
    const frame = svg.getBoundingClientRect();
    const boxes = [...svg.querySelectorAll('text')].filter((text) => text.textContent).map(lettersOf);
    const meet = (
      /** @type {{ left: number, right: number, top: number, bottom: number }} */ a,
      /** @type {typeof a} */ b,
    ) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const marks = [...svg.querySelectorAll('line, path, circle')]
      .filter(isMark)
      .map((each) => each.getBoundingClientRect());
    for (const [at, box] of boxes.entries()) {
      const outside =
        box.left < frame.left - 1.5 ||
        box.right > frame.right + 1.5 ||
        box.top < frame.top ||
        box.bottom > frame.bottom;
      if (outside) found.push(`${name}: "${box.text}" leaves the frame`);
      for (const other of boxes.slice(at + 1))
        if (meet(box, other)) found.push(`${name}: "${box.text}" meets "${other.text}"`);
      const inner = {
        ...box,
        left: box.left + 1,
        right: box.right - 1,
        top: box.top + 1,
        bottom: box.bottom - 1,
      };
      if (marks.some((mark) => meet(inner, mark))) found.push(`${name}: "${box.text}" lies on a mark`);
    }
  }
  return found;
}
