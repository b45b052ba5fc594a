import { join } from 'node:path';
import { expect } from '@playwright/test';
import { atRest } from '../atRest.js';
import { test } from '../keptPage.js';
import { assertGolden } from '../../golden.js';
import { test as onBlog } from '../onBlog.js';
import { isOfProgram } from '../pageKinds.js';

/*
 * What a screen reader goes through on every kind of page: landmarks, headings, tables, figures, fields and buttons, by role and
 * name, in their order. Links and texts are left out, and what repeats is said once, so that a new review changes little of it.
 */
test.use({ viewport: { width: 1280, height: 900 } });

/** @type {Record<string, string>} */
const kinds = {
  home: '',
  reviews: 'reviews/',
  reference: 'reference/',
  kinds: 'chart-kinds/',
  products: 'products/',
  product: 'products/tmpfs/',
  compare: 'compare/?products=tmpfs,loop-device',
  methodology: 'methodologies/vm-storage-v1/',
  test: 'methodologies/vm-storage-v1/random-read/',
  testbed: 'testbeds/small-vm/',
  charts: 'charts/',
  chart: 'charts/small-vm-storage/#one-read',
  find: 'find/',
  inspect: 'inspect/',
  search: 'search/',
  data: 'data/',
  missing: '404.html',
};

const told =
  /^\s*- '?(banner|navigation|main|complementary|contentinfo|search|region|form|heading|table|figure|img|button|searchbox|textbox|combobox|checkbox|radio|switch|tablist|group|dialog|status)\b(.*)$/;

/** @param {string} tree of Playwright, see https://playwright.dev/docs/aria-snapshots */
function outline(tree) {
  const said = new Set();
  const lines = tree.split('\n').flatMap((line) => {
    const [, role, rest] = told.exec(line) ?? [];
    const name = short(/"((?:[^"\\]|\\.)*)"/.exec(rest ?? '')?.[1] ?? '');
    if (!role || (role === 'group' && !name) || /\[level=[3-6]\]/.test(rest)) return [];
    const states = rest.match(/\[(?:level=\d|pressed|expanded|checked|disabled)\]/g) ?? [];
    // of buttons for each product or number, one
    const like = role === 'heading' ? name : name.split(' ')[0];
    if (said.has(`${role} ${like}`)) return [];
    said.add(`${role} ${like}`);
    return [[role, name, ...states].filter(Boolean).join(' ')];
  });
  return `${lines.join('\n')}\n`;
}

/** Numbers and long sentences change with the data. @param {string} name */
const short = (name) => {
  const plain = name.replace(/\d[\d.,\u2009\u00a0 ]*/g, '# ').trim();
  return plain.length > 40 ? `${plain.slice(0, 40)}...` : plain;
};

for (const [kind, path] of Object.entries(kinds)) {
  const onSite = isOfProgram(path) ? test : onBlog;
  onSite(`a page of this kind is gone through in its order: ${kind}`, async ({ page }) => {
    await page.goto(path);
    await expect(
      page.locator(kind === 'chart' ? '.chart:target .chart-drawing' : '.theme-button'),
    ).toBeVisible();
    await atRest(page);
    await expect(page.locator('figure.chart .chart-controls:empty'), 'charts that do not answer').toHaveCount(
      0,
    );
    if (kind === 'find') await expect(page.locator('.find-sentence input').first()).toBeVisible();
    if (kind === 'compare') await expect(page.getByRole('heading', { name: 'How they were tested' })).toBeVisible(); // prettier-ignore
    const tree = await page.locator('body').ariaSnapshot();
    expect(tree).toContain('main');
    assertGolden(join(import.meta.dirname, `outlines/${kind}.txt`), outline(tree));
  });
}
