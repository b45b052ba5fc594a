import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { textWidth } from '../../scripts/model/textWidth.js';

/* Every fixture chart in a real browser with the real font: what unit tests cannot see. */

test.describe.configure({ mode: 'serial' });

test.beforeEach(async ({ page }) => {
  await page.goto(pathToFileURL(resolve('.build/gallery/index.html')).href);
  await page.evaluate(() => document.fonts.ready);
});

test.beforeAll(() => {
  execFileSync(process.execPath, ['scripts/gallery.js']);
});

test('no two texts of a chart overlap, and none leaves its frame', async ({ page }) => {
  const faults = await page.evaluate(() => {
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
    /** @type {string[]} */
    const found = [];
    for (const svg of document.querySelectorAll('[data-theme="light"] svg')) {
      const name = svg.closest('section')?.id + ' ' + svg.parentElement?.className;
      const frame = svg.getBoundingClientRect();
      const boxes = [...svg.querySelectorAll('text')].filter((text) => text.textContent).map(lettersOf);
      for (const [at, box] of boxes.entries()) {
        const outside =
          box.left < frame.left - 1.5 ||
          box.right > frame.right + 1.5 ||
          box.top < frame.top ||
          box.bottom > frame.bottom;
        if (outside) found.push(`${name}: "${box.text}" leaves the frame`);
        for (const other of boxes.slice(at + 1)) {
          const meet =
            box.left < other.right &&
            other.left < box.right &&
            box.top < other.bottom &&
            other.top < box.bottom;
          if (meet) found.push(`${name}: "${box.text}" meets "${other.text}"`);
        }
      }
    }
    return found;
  });
  expect(faults).toEqual([]);
});

test('texts are measured as wide as the browser draws them, to a px', async ({ page }) => {
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

test('every chart is an image with a name, and carries no style of its own', async ({ page }) => {
  const faults = await page.evaluate(() =>
    [...document.querySelectorAll('svg')].flatMap((svg) => [
      ...(svg.getAttribute('role') === 'img' && svg.getAttribute('aria-label') ? [] : ['no name']),
      ...(svg.querySelector('[style], style, script') || svg.hasAttribute('style') ? ['a style'] : []),
    ]),
  );
  expect(faults).toEqual([]);
});

test('no id is used twice', async ({ page }) => {
  const twice = await page.evaluate(() => {
    const ids = [...document.querySelectorAll('[data-theme="light"] svg [id]')].map(({ id }) => id);
    return ids.filter((id, at) => ids.indexOf(id) !== at);
  });
  expect(twice).toEqual([]);
});
