import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { By, Key } from 'selenium-webdriver';
import { blogSite } from '../browser/blogFolders.js';
import { pageKinds } from '../browser/pageKinds.js';
import { missingWebKit, openWebKit } from './openWebKit.js';

/*
 * What readers do, in Safari's engine: pages of every kind load without a complaint and without sideways scroll, charts have
 * their colours and answer keys and pointer, popovers stay in the window, the search survives fast typing.
 * The window is never narrower than 447 px: GTK allows no less.
 */

const site = join(import.meta.dirname, '../../public');
const review = 'reviews/small-vm-storage/';
const skip = missingWebKit() ?? ([site, blogSite].every(existsSync) ? false : 'no built site');

/** @type {import('./openWebKit.js').WebKit} */
let webkit;
before(async () => {
  if (!skip) webkit = await openWebKit([blogSite, site]);
});
after(() => webkit?.close());

/**
 * @template T
 * @param {() => Promise<T>} look
 * @param {(seen: T) => boolean} [enough]
 * @returns {Promise<T>}
 */
async function until(look, enough = Boolean) {
  const ends = Date.now() + 15_000;
  let seen = await look();
  while (!enough(seen) && Date.now() < ends) {
    await new Promise((resolve) => setTimeout(resolve, 100));
    seen = await look();
  }
  return seen;
}

/** @param {string} path @param {number} [width] */
async function open(path, width = 1280) {
  const { driver, bases } = webkit;
  // the reference belongs to the program
  const base = bases[path === 'reference/' ? 1 : 0];
  await driver.manage().window().setRect({ x: 0, y: 0, width, height: 1000 });
  await driver.get(base + path);
  await driver.executeScript('return document.fonts.ready.then(() => true)');
}

/** @param {string} script @param {...unknown} values */
const ask = (script, ...values) => webkit.driver.executeScript(script, ...values);

/** @param {string} selector */
const find = (selector) => webkit.driver.findElement(By.css(selector));

for (const path of pageKinds)
  test(
    `/${path} says nothing on the console and scrolls only down, at 1280 and 500 px`,
    { skip },
    async () => {
      for (const width of [1280, 500]) {
        await open(path, width);
        await new Promise((resolve) => setTimeout(resolve, 400));
        assert.deepEqual(await ask('return globalThis.consoleSays'), [], `${width} px`);
        const over = await ask('return document.documentElement.scrollWidth - innerWidth');
        assert.ok(Number(over) <= 0, `${over} px wider than the window at ${width} px`);
      }
    },
  );

test('bars have their colours', { skip }, async () => {
  await open(review);
  const fills = await ask(
    `return [...document.querySelectorAll('.chart-wide svg [fill^="var(--data-"]')].map((each) => getComputedStyle(each).fill)`,
  );
  assert.ok(/** @type {string[]} */ (fills).length > 0);
  assert.ok(/** @type {string[]} */ (fills).every((fill) => /^rgb\(/.test(fill) && fill !== 'rgb(0, 0, 0)'));
});

test('a chart answers keys, and its tip lies within the window', { skip }, async () => {
  await open(review);
  const drawing = 'figure.chart[id] .chart-drawing';
  await ask(`document.querySelector('${drawing}').scrollIntoView({ block: 'center' })`);
  await until(() => ask(`return Boolean(document.querySelector('figure.chart[id] .chart-options'))`));
  await ask(`document.querySelector('${drawing}').focus()`);
  await until(() => ask(`return Boolean(document.querySelector('${drawing} .chart-live svg'))`));
  await (await find(drawing)).sendKeys(Key.ARROW_RIGHT);
  const tip = `${drawing} .chart-tip`;
  const text = await until(() => ask(`return document.querySelector('${tip}:not([hidden])')?.textContent`));
  assert.match(String(text), /\d/);
  assert.deepEqual(await ask(outside, tip), []);
});

test('popovers of numbers open whole within the window', { skip }, async () => {
  for (const width of [1280, 460]) {
    await open(review, width);
    await ask(
      `const button = document.querySelector('.value > button'); button.scrollIntoView({ block: 'center' }); button.focus()`,
    );
    await (await find('.value > button')).sendKeys(Key.ENTER);
    assert.deepEqual(await ask(outside, ':popover-open'), [], `${width} px`);
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
  const field = await find('#search-field');
  for (let round = 0; round < 60; round += 1) await field.sendKeys('x', Key.BACK_SPACE);
  await field.sendKeys('cache');
  const first = await until(() => ask(`return document.querySelector('.search-results a')?.textContent`));
  assert.ok(first, 'results are there');
  assert.match(String(await until(() => ask('return location.search'))), /q=cache/);
  assert.deepEqual(await ask('return globalThis.consoleSays'), []);
});

test('a comparison is drawn', { skip }, async () => {
  await open('compare/?products=wd-sn520-128,kioxia-bg4-128');
  const drawn = await until(() => ask(`return document.querySelectorAll('.compare-chart svg').length`));
  assert.ok(Number(drawn) > 0);
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

/** Sides by which the first visible element of a selector leaves the window; runs in the page. */
const outside = `
  const box = [...document.querySelectorAll(arguments[0])].map((each) => each.getBoundingClientRect()).find(({ width }) => width > 0);
  if (!box) return ['not shown'];
  const room = { left: box.left, top: box.top, right: innerWidth - box.right, bottom: innerHeight - box.bottom };
  return Object.entries(room).filter(([, left]) => left < -0.5).map(([side, left]) => side + ' ' + left);
`;
