import assert from 'node:assert/strict';
import { test } from 'node:test';
import sax from 'sax';
import { posterPart, posterSheet } from '../../scripts/render/posterSheet.js';

const light = new Map([
  ['--chart-text', '#111'],
  ['--chart-muted', '#555'],
  ['--chart-grid', '#eee'],
  ['--background', '#fff'],
]);

/** @param {number} height of the drawing */
const part = (height) =>
  posterPart(
    {
      svg: `<svg viewBox="0 0 720 ${height}"></svg>`,
      title: 'Fill',
      subtitle: '',
      source: 'n = 3',
      from: '',
      marks: [],
    },
    { light, dark: new Map([['--background', '#14171a']]) },
    null,
  );

/** The numbers of a view. @param {string} sheet @param {string} id */
const viewOf = (sheet, id) =>
  String(new RegExp(`<view id="${id}"[^>]* viewBox="([^"]+)"`).exec(sheet)?.[1])
    .split(' ')
    .map(Number);

test('the pictures of a review go down like stairs, and the address names one or its thumbnail', () => {
  const [low, high] = [part(200), part(600)];
  const sheet = posterSheet([
    { id: 'low', poster: low },
    { id: 'high', poster: high },
  ]);
  sax.parser(true).write(sheet).close();
  assert.deepEqual(viewOf(sheet, 'low'), [0, 0, 768, low.height]);
  assert.deepEqual(viewOf(sheet, 'high'), [768, low.height, 768, high.height]);
  assert.match(sheet, new RegExp(`viewBox="0 0 1536 ${low.height + high.height}"`));
  assert.match(sheet, new RegExp(`<g transform="translate\\(768,${low.height}\\)"><rect width="768"`));
  const [x, y, width] = viewOf(sheet, 'high\\.thumbnail');
  assert.deepEqual([x, y, width], [768 + high.thumbnail.x, low.height + high.thumbnail.y, 732]);
});

test('its colours are plain, those of its style too: it fetches nothing', () => {
  const sheet = posterSheet([{ id: 'fill', poster: part(300) }]);
  assert.doesNotMatch(sheet, /var\(|url\(/);
  assert.equal(sheet.match(/<style>/g)?.length, 1);
  const [, rules] = /@media\(prefers-color-scheme:dark\)\{(.*)\}<\/style>/.exec(sheet) ?? [];
  assert.equal(
    rules,
    '.thumbnail:target~* [fill="#fff"]{fill:#14171a}',
    'who downloads it in the dark gets it on white',
  );
});
