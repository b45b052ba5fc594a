import { expect } from '@playwright/test';
import { test } from '../keptPage.js';
import { violations } from '../accessible.js';

/* Pages for authors: the documentation and the reference. */

test('a page of the documentation has its contents and the way back', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('docs/start/');
  await expect(page.locator('.page-lead')).not.toBeEmpty();
  const contents = page.locator('.contents-margin a');
  const headings = await page.locator('.prose h2').count();
  expect(await contents.count()).toBe(headings);
  await page.locator('.page-above a').click();
  await expect(page).toHaveURL(/\/docs\/$/);
});

test('example code is whole on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 });
  for (const path of ['reference/', 'chart-kinds/']) {
    await page.goto(path);
    const cut = await page
      .locator('.prose > .highlight')
      .evaluateAll((all) => all.filter((code) => code.scrollWidth > code.clientWidth).length);
    expect(cut, path).toBe(0);
  }
});

test('example code is as wide as the text, and casts a shadow where it goes on', async ({ page }) => {
  await page.goto('docs/write/');
  const codes = page.locator('.prose > .highlight');
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    const widths = await codes.evaluateAll((all) => all.map((code) => code.getBoundingClientRect().width));
    expect(new Set(widths).size).toBe(1);
  }
  await expect(codes.first()).toHaveCSS('background-image', /linear-gradient.*linear-gradient/);
});

test('no line of a format ends within a word', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('formats/');
  const broken = await page.locator('.facts-of-format dd').evaluateAll((all) =>
    all.flatMap((fact) => {
      const texts = document.createTreeWalker(fact, NodeFilter.SHOW_TEXT);
      const found = [];
      let before = { letter: ' ', top: 0 };
      while (texts.nextNode()) {
        const text = /** @type {Text} */ (texts.currentNode);
        for (const [at, letter] of [...text.data].entries()) {
          const range = document.createRange();
          range.setStart(text, at);
          range.setEnd(text, at + 1);
          const { top, width } = range.getBoundingClientRect();
          before = { ...before, letter: width === 0 ? letter : before.letter };
          if (width === 0) continue;
          if (top > before.top + 8 && /\w/.test(before.letter) && /\w/.test(letter)) found.push(text.data);
          before = { letter, top };
        }
      }
      return found;
    }),
  );
  expect(broken).toEqual([]);
});

test('what is typed to produce a file is set as code', async ({ page }) => {
  await page.goto('formats/');
  const codes = page.locator('.facts-of-format dd code');
  await expect(codes.filter({ hasText: /^7z b$/ })).toHaveCount(1);
  expect(await codes.count()).toBeGreaterThan(100);
  await expect(page.locator('.facts-of-format')).not.toContainText(['`']);
});

test(
  'no line of code ends at a hyphen, and no page is wider than a phone for it',
  { tag: '@engine' },
  async ({ page }) => {
    for (const path of ['docs/record/', 'docs/metrics/', 'docs/write/', 'formats/', 'reference/']) {
      await page.goto(path);
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 });
        const broken = await page.locator('.prose code').evaluateAll((all) =>
          all.flatMap((code) => {
            const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
            const found = [];
            while (texts.nextNode())
              for (const { 0: part, index } of String(texts.currentNode.nodeValue).matchAll(/-[^\s-]/g)) {
                const range = document.createRange();
                range.setStart(texts.currentNode, index);
                range.setEnd(texts.currentNode, index + part.length);
                const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
                if (lines.size > 1) found.push(code.textContent);
              }
            return found;
          }),
        );
        expect(broken, `${path}, ${width} px`).toEqual([]);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
          path,
        ).toBeLessThanOrEqual(0);
      }
    }
  },
);

test('the contents of the formats follow what is read', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('formats/');
  const last = page.locator('.contents-margin a').last();
  await expect(last).not.toBeInViewport();
  await page.locator('.format').last().scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
});

test('the list of formats is narrowed by words, its contents with it, and the address keeps them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('formats/');
  const [tools, contents] = ['.format:visible', '.contents-margin li:visible'].map((part) =>
    page.locator(part),
  );
  const all = await tools.count();
  await expect(contents).toHaveCount(all);
  const counted = String(await page.locator('.format-count').textContent());
  expect(counted).toMatch(new RegExp(`^${await tools.locator('h3').count()} formats of \\d+ tools$`));
  await page.getByLabel('Show tools that match all words').fill('hyperfine csv');
  await expect(tools).toHaveCount(1);
  await expect(contents).toHaveCount(1);
  const formats = await tools.locator('h3').count();
  await expect(page.locator('.format-count')).toHaveText(`${formats} of ${counted}`);
  await expect(page).toHaveURL(/\?q=hyperfine\+csv$/);
  await page.reload();
  await expect(tools).toHaveCount(1);
  const none = page.locator('.format-none');
  await expect(none).toBeHidden();
  await page.getByLabel('Show tools that match all words').fill('acmemark');
  await expect(tools).toHaveCount(0);
  await expect(none).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await expect(none.getByRole('link', { name: 'describe their output' })).toHaveAttribute(
    'href',
    /\/docs\/readers\/$/,
  );
  await none.getByRole('link', { name: 'all tools' }).click();
  await expect(none).toBeHidden();
  await expect(tools).toHaveCount(all);
  expect(await violations(page)).toEqual([]);
  // what is written of as latencies is asked for as latency
  await page.getByLabel('Show tools that match all words').fill('fio json latency');
  await expect(tools.filter({ hasText: 'fio JSON' })).not.toHaveCount(0);
});

test('on a phone no table of metrics goes on out of sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('docs/metrics/');
  const beyond = await page
    .locator('.table-scroll')
    .evaluateAll((all) => all.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  expect(beyond.length).toBeGreaterThan(5);
  expect(Math.max(...beyond)).toBe(0);
});
