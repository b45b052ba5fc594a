import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Key } from 'selenium-webdriver';
import { pageKinds } from '../browser/pageKinds.js';
import { review, skip, until, visit } from './visit.js';

/*
 * Pages in Safari's engine: those of every kind load without a complaint and without sideways scroll, popovers stay in the
 * window, the search survives fast typing.
 */

const { open, turn, ask, find, within } = visit();

for (const [number, path] of pageKinds.entries())
  test(
    `/${path} says nothing on the console and scrolls only down, at 1280 and 500 px`,
    { skip },
    async () => {
      // by turns a page is opened wide and becomes narrow, or the other way round
      const [first, then] = number % 2 === 0 ? [1280, 500] : [500, 1280];
      for (const width of [first, then]) {
        if (width === first) await open(path, width);
        else await turn(width);
        assert.deepEqual(await ask('return globalThis.consoleSays'), [], `${width} px`);
        const over = await until(
          () => ask('return document.documentElement.scrollWidth - innerWidth'),
          (px) => Number(px) <= 0,
        );
        assert.ok(Number(over) <= 0, `${over} px wider than the window at ${width} px`);
      }
    },
  );

test('popovers of numbers open whole within the window', { skip }, async () => {
  for (const width of [1280, 460]) {
    await open(review, width);
    await ask(
      `const button = document.querySelector('.value > button'); button.scrollIntoView({ block: 'center' }); button.focus()`,
    );
    await (await find('.value > button')).sendKeys(Key.ENTER);
    assert.deepEqual(await within(':popover-open'), [], `${width} px`);
  }
});

test('numbers with a source are underlined', { skip }, async () => {
  await open(review);
  assert.equal(
    await ask(`return getComputedStyle(document.querySelector('.value')).textDecorationStyle`),
    'dotted',
  );
});

test('the search answers what was typed last, however fast one types', { skip }, async () => {
  await open('search/');
  // the page takes the focus when its index is there
  await until(() => ask(`return document.activeElement?.id === 'search-field'`));
  // more edits in a moment than the engine allows changes of the address in ten seconds
  await ask(edited, '#search-field');
  await (await find('#search-field')).sendKeys('cache');
  const first = await until(() => ask(`return document.querySelector('.search-results a')?.textContent`));
  assert.ok(first, 'results are there');
  // the address is written a moment after the last letter, and may hold a part of the word before
  const address = await until(
    () => ask('return location.search'),
    (seen) => seen === '?q=cache',
  );
  assert.equal(address, '?q=cache');
  assert.deepEqual(await ask('return globalThis.consoleSays'), []);
});

test('a comparison is drawn', { skip }, async () => {
  await open('compare/?products=wd-sn520-128,kioxia-bg4-128');
  const [all, drawn] = await until(
    () => /** @type {Promise<number[]>} */ (ask(comparedCharts)),
    ([charts, withMarks]) => charts > 0 && withMarks === charts,
  );
  assert.ok(all > 0, 'there are charts');
  assert.equal(drawn, all, 'charts with marks');
  assert.deepEqual(await ask('return globalThis.consoleSays'), []);
});

test('the table of products narrows and sorts', { skip }, async () => {
  await open('products/');
  await until(() => ask(`return !document.querySelector('.catalogue-filter')?.hidden`));
  await (await find('#catalogue-field')).sendKeys('micron');
  const left = await until(
    () =>
      ask(
        `return [...document.querySelectorAll('.catalogue-table tbody tr')].filter((row) => !row.hidden).length`,
      ),
    (count) => Number(count) === 4,
  );
  assert.equal(left, 4);
});

test('the theme that a reader chooses is kept', { skip }, async () => {
  await open('');
  const before = await ask('return getComputedStyle(document.documentElement).backgroundColor');
  const dark = /: dark$/;
  await until(
    async () => {
      await (await find('.theme-button')).click();
      return /** @type {Promise<string>} */ (
        ask(
          `return document.querySelector('.theme-button').ariaLabel ?? document.querySelector('.theme-button').title`,
        )
      );
    },
    (label) => dark.test(label),
  );
  const after = await until(
    () => ask('return getComputedStyle(document.documentElement).backgroundColor'),
    (colour) => colour !== before,
  );
  assert.notEqual(after, before);
  await open('products/');
  assert.equal(await ask('return getComputedStyle(document.documentElement).backgroundColor'), after);
  await ask('localStorage.clear()');
});

const edited = `
  const field = document.querySelector(arguments[0]);
  for (let edit = 0; edit < 240; edit += 1) {
    field.value = edit % 2 ? '' : 'x';
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  }
`;

/** How many charts there are, and how many of them have marks. */
const comparedCharts = `
  const charts = [...document.querySelectorAll('.compare-chart')];
  return [charts.length, charts.filter((chart) => chart.querySelector('.chart-live [fill^="var(--data-"]')).length];
`;
