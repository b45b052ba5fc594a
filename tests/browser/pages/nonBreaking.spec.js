import { expect } from '@playwright/test';
import { test as onProject } from '../keptPage.js';
import { test } from '../onBlog.js';

/* What belongs together stays on one line, however narrow the window is. */

/** Parts of texts that match and lie on two lines. @param {{ within: string, pattern: string }} asked */
function broken({ within, pattern }) {
  /** @type {string[]} */
  const found = [];
  for (const element of document.querySelectorAll(within)) {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = String(walker.currentNode.nodeValue);
      for (const { 0: part, index } of text.matchAll(new RegExp(pattern, 'gu'))) {
        const range = document.createRange();
        range.setStart(walker.currentNode, index);
        range.setEnd(walker.currentNode, index + part.length);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (tops.size > 1) found.push(part);
      }
    }
  }
  return found;
}

const widths = [320, 390, 1280];

test('numbers and their units, and dates', { tag: '@engine' }, async ({ page }) => {
  await page.goto('reviews/compact-m2-roundup/');
  // what is folded has no lines
  await page.evaluate(async () => {
    await document.fonts.ready;
    document.querySelectorAll('details').forEach((each) => each.setAttribute('open', ''));
  });
  const quantity = '\\d\\s(?:[kMGT]?B(?:/\u2060?s)?|[kM]?IOPS|[mµn]?s|mm|W|%)(?=\\s|[.,;:)]|$)';
  const date = '\\d{4}-\\u2060?\\d\\d-\\u2060?\\d\\d';
  const heads = '.chart-title, .chart-subtitle, .review-header h1, .review-answer';
  const captions = '.chart-caption, .chart-about';
  const prose = '.prose p, .prose li, .prose :not(pre) > td';
  expect(await page.content()).not.toMatch(/\ue002/);
  expect(
    await page.locator(captions, { hasText: /\d\s[kMG]?B/u }).count(),
    'texts with a quantity',
  ).toBeGreaterThan(0);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (const [within, pattern] of [
      [heads, quantity],
      [captions, quantity],
      [prose, quantity],
      [captions, date],
    ])
      expect(await page.evaluate(broken, { within, pattern }), `${width} px`).toEqual([]);
  }
});

test('numbers and their units on pages of methodologies and tests', async ({ page }) => {
  const pattern = '\\d\\s(?:[kM]i?B|ms|%)(?=\\s|[.,;:)]|$)';
  for (const path of ['methodologies/vm-storage-v1/', 'methodologies/vm-storage-v1/random-read/']) {
    await page.goto(path);
    await page.locator('details').evaluateAll((all) => all.forEach((each) => each.setAttribute('open', '')));
    await expect(page.locator('main', { hasText: /\d\s(?:[kM]i?B|ms|%)/u })).toHaveCount(1);
    for (const width of [320, 360, 390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const asked = { within: 'main :is(h1, h2, p, li, dd, summary, td:not(:has(code)))', pattern };
      expect(await page.evaluate(broken, asked), `${path}, ${width} px`).toEqual([]);
    }
  }
});

test('dates in what a testbed is', async ({ page }) => {
  await page.goto('testbeds/');
  const asked = { within: '.catalogue p', pattern: '\\d{4}-\\u2060?\\d\\d-\\u2060?\\d\\d' };
  await expect(page.locator('.catalogue p', { hasText: /\d{4}-\u2060?\d\d/u })).not.toHaveCount(0);
  for (let width = 320; width < 420; width += 10) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(broken, asked), `${width} px`).toEqual([]);
  }
});

/** What stands where, by page. @type {Record<string, { within: string, pattern: string }[]>} */
const together = {
  'methodologies/wachman-v1/': [{ within: '.prose p', pattern: '\\d\\s[kMG]B(?:/\\u2060?s)?' }],
  'reviews/compact-m2-roundup/': [
    { within: '.history p', pattern: '\\d\\s[kMG]B(?:/\\u2060?s)?' },
    { within: '.facts dd', pattern: '\\d+ \\p{L}+ \\d{4}' },
  ],
  'products/emulated-folding/': [
    { within: '.page-lead', pattern: '\\d\\sms' },
    { within: '.table-note', pattern: '\\d{4}-\\u2060?\\d\\d' },
  ],
  'products/samsung-pm981a-256/': [{ within: '.facts dd', pattern: '\\d{4}-\\u2060?\\d\\d-\\u2060?\\d\\d' }],
};
for (const [path, parts] of Object.entries(together))
  test(`quantities and dates on /${path}`, async ({ page }) => {
    await page.goto(path);
    for (const { within, pattern } of parts)
      await expect(page.locator(within, { hasText: new RegExp(pattern, 'u') })).not.toHaveCount(0);
    for (let width = 320; width < 420; width += 5) {
      await page.setViewportSize({ width, height: 900 });
      for (const asked of parts)
        expect(await page.evaluate(broken, asked), `${asked.within}, ${width} px`).toEqual([]);
    }
  });

test('a claim and its tick', async ({ page }) => {
  await page.goto('reviews/compact-m2-roundup/');
  await page.evaluate(() => document.fonts.ready.then(() => true));
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const claims = page.locator('.claim:visible');
    expect(await claims.count()).toBeGreaterThan(3);
    const apart = await claims.evaluateAll((all) =>
      all.flatMap((claim) => {
        const words = document.createRange();
        words.selectNodeContents(claim);
        const tick = /** @type {Element} */ (claim.querySelector('.source-button'));
        words.setEndBefore(tick);
        const last = [...words.getClientRects()].filter(({ width: wide }) => wide > 1).pop();
        const box = tick.getBoundingClientRect();
        // the button lies over the last letters, its tick does not
        const left = box.left + parseFloat(getComputedStyle(tick, '::before').left);
        const isBeside = last && box.top < last.bottom && box.bottom > last.top && left >= last.right - 2;
        return isBeside && box.right <= innerWidth ? [] : [claim.textContent];
      }),
    );
    expect(apart, `${width} px`).toEqual([]);
  }
});

test('the tick of a claim stands on the line where its words end', { tag: '@engine' }, async ({ page }) => {
  await page.goto('reviews/compact-m2-roundup/');
  for (const width of [320, 390, 768]) {
    await page.setViewportSize({ width, height: 900 });
    const lone = await page.locator('.claim:has(> .source-button)').evaluateAll(
      (claims) =>
        claims.filter((claim) => {
          const lines = [...claim.getClientRects()];
          if (lines.length === 0) return false; // in a folded part
          const tick = /** @type {Element} */ (claim.querySelector('.source-button')).getBoundingClientRect();
          return tick.top > lines[lines.length - 1].bottom || tick.left < lines[lines.length - 1].left;
        }).length,
    );
    expect(lone, `${width} px`).toBe(0);
  }
});

onProject('what changed of a methodology', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await page.goto('methodologies/vm-storage-v2/');
  const within = '.setup-changes th';
  await expect(page.locator(within, { hasText: 'KiB' }).first()).toBeVisible();
  expect(await page.evaluate(broken, { within, pattern: '\\d\\sKiB' })).toEqual([]);
});

onProject('numbers that changed, and counts of runs in captions', async ({ page }) => {
  for (const [path, within, pattern] of [
    ['reviews/small-vm-storage/', '.history td', '\\d\\s[kM]?IOPS'],
    ['reviews/site-builds/', '.chart-caption', '\\d\\sruns?(?=\\s|[.,;:)]|$)'],
  ]) {
    await page.goto(path);
    await page.locator('details').evaluateAll((all) => all.forEach((each) => each.setAttribute('open', '')));
    await expect(page.locator(within, { hasText: new RegExp(pattern, 'u') })).not.toHaveCount(0);
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await page.evaluate(broken, { within, pattern }), `${path}, ${width} px`).toEqual([]);
    }
  }
});

test('the source of a number near the edge of a phone is not squeezed, and no unit is parted', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('reviews/small-vm-storage/');
  const words = page.locator('.source-popover:popover-open');
  const buttons = await page.locator('.prose p .value > button').all();
  expect(buttons.length).toBeGreaterThan(10);
  for (const button of buttons) {
    await button.press('Enter');
    const text = String(await words.textContent());
    const { x, width, height } = /** @type {any} */ (await words.boundingBox());
    if (height > 40) expect(width, text).toBeGreaterThan(300);
    expect(x, text).toBeGreaterThanOrEqual(0);
    expect(x + width, text).toBeLessThanOrEqual(390);
    expect(text).not.toMatch(/\d\u2009/);
    await page.keyboard.press('Escape');
  }
});

test('the level of an interval, in what the finder and a comparison say of their places', async ({
  page,
}) => {
  for (const path of ['find/?for=web-server', 'compare/?products=virtual-disk,loop-device']) {
    await page.goto(path);
    const note = page.locator('.table-note', { hasText: /95\s%/ }).first();
    await expect(note).toBeVisible();
    expect(await note.textContent(), path).toMatch(/95\u202f%/);
  }
});

test('days on the page of comparisons are in words, as on all pages', async ({ page }) => {
  await page.goto('compare/?products=kioxia-bg4-128,samsung-pm991-128');
  await expect(page.locator('.compare-prices thead')).toContainText('23\u00a0December\u00a02020');
  await expect(page.locator('.compare-tested')).toContainText('23 December 2020');
  await expect(page.locator('main table', { hasText: /\d{4}-\d\d-\d\d/ })).toHaveCount(0);
});
