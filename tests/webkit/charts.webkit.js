import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Key } from 'selenium-webdriver';
import { review, settled, skip, until, visit } from './visit.js';

/* Charts in Safari's engine: they have their colours, answer keys and pointer, and are saved whole. */

const { open, ask, find, driver, within } = visit();

/** Focuses a chart, and waits until it answers. @param {string} figure @returns {Promise<string>} the selector of its drawing */
async function wake(figure) {
  const drawing = `${figure} .chart-drawing`;
  await ask(`document.querySelector('${drawing}').scrollIntoView({ block: 'center' })`);
  await until(() => ask(`return Boolean(document.querySelector('${figure} .chart-options'))`));
  await ask(`document.querySelector('${drawing}').focus()`);
  await until(() => ask(`return Boolean(document.querySelector('${drawing} .chart-live svg'))`));
  return drawing;
}

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
  const drawing = await wake('figure.chart[id]');
  await (await find(drawing)).sendKeys(Key.ARROW_RIGHT);
  const tip = `${drawing} .chart-tip`;
  const text = await until(() => ask(`return document.querySelector('${tip}:not([hidden])')?.textContent`));
  assert.match(String(text), /\d/);
  assert.deepEqual(await within(tip), []);
});

test('dragging over a timeline measures it, and selects none of its text', { skip }, async () => {
  await open(review);
  const drawing = await wake('#fill');
  await settled(ask);
  const [left, top] = /** @type {number[]} */ (
    await ask(
      `const { left, top } = document.querySelector('${drawing}').getBoundingClientRect(); return [Math.round(left), Math.round(top)]`,
    )
  );
  const at = (/** @type {number} */ right) => ({ x: left + right, y: top + 150, duration: 50 });
  const mouse = () => driver().actions({ async: true });
  await mouse().move(at(200)).press().move(at(260)).move(at(420)).release().perform();
  const words = await until(() =>
    ask(`return document.querySelector('${drawing} .chart-range:not([hidden])')?.textContent`),
  );
  assert.match(String(words), /mean/);
  assert.equal(await ask('return String(getSelection())'), '');
  const name = await find(`${drawing} .chart-live text`);
  await mouse().doubleClick(name).perform();
  assert.equal(await ask('return String(getSelection())'), '');
});

test('a picture of a view has all of its words within its edges', { skip }, async () => {
  await open(review);
  const share = '#sequential [data-share]';
  await ask(`document.querySelector('${share}').scrollIntoView({ block: 'center' })`);
  await until(() => ask(`return Boolean(document.querySelector('#sequential .chart-options'))`));
  await ask(keepSaved);
  await ask(`document.querySelector('${share}').open = true`);
  const button = `[...document.querySelectorAll('${share} button')].find(({ textContent }) => textContent === 'PNG')`;
  await until(() => ask(`return Boolean(${button})`));
  await ask(`${button}.click()`);
  await until(() => ask('return Boolean(globalThis.saved)'));
  const { width, inked, written } = await /** @type {Promise<any>} */ (ask(edgeOf));
  assert.ok(width > 1000, `${width} px wide`);
  assert.ok(written > 0, 'something is drawn');
  assert.equal(inked, 0, 'px of ink along its edges');
});

/** Saved files stay in the page. */
const keepSaved = `
  const made = URL.createObjectURL;
  URL.createObjectURL = (blob) => ((globalThis.saved = blob), made.call(URL, blob));
  HTMLAnchorElement.prototype.click = () => {};
`;

/** Pixels of a saved picture that are not as its corner, in all and within 1 % of its sides. */
const edgeOf = `
  return createImageBitmap(globalThis.saved).then((image) => {
    const canvas = document.createElement('canvas');
    const { width, height } = Object.assign(canvas, { width: image.width, height: image.height });
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, width, height);
    const edge = Math.round(width / 100);
    let [inked, written] = [0, 0];
    for (let at = 0; at < data.length; at += 4) {
      if ([0, 1, 2].every((part) => Math.abs(data[at + part] - data[part]) < 40)) continue;
      written += 1;
      const column = (at / 4) % width;
      if (column < edge || column >= width - edge) inked += 1;
    }
    return { width, inked, written };
  });
`;
