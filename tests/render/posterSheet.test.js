import assert from 'node:assert/strict';
import { test } from 'node:test';
import sax from 'sax';
import { posterPart, posterSheet, thumbnailSheet } from '../../scripts/render/posterSheet.js';

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
      svg: `<svg viewBox="0 0 720 ${height}"><text>1 GB</text><path d="M0,0"/></svg>`,
      title: 'Fill',
      subtitle: '',
      source: 'n = 3',
      from: '',
      marks: [],
    },
    { light, dark: new Map([['--background', '#14171a']]) },
    { svg: `<svg viewBox="0 0 720 ${height}"><path d="M0,0"/></svg>`, margins: null },
  );

/** The numbers of a view. @param {string} sheet @param {string} id */
const viewOf = (sheet, id) =>
  String(new RegExp(`<view id="${id}"[^>]* viewBox="([^"]+)"`).exec(sheet)?.[1])
    .split(' ')
    .map(Number);

test('the pictures of a review go down like stairs, and the address names one', () => {
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
});

test('their small pictures go by the same names, without a word', () => {
  const [low, high] = [part(200), part(600)];
  const parts = [
    { id: 'low', poster: low },
    { id: 'high', poster: high },
  ];
  const sheet = thumbnailSheet(parts);
  sax.parser(true).write(sheet).close();
  const [x, y, width] = viewOf(sheet, 'high');
  const { thumbnail } = high;
  const expected = [768 + thumbnail.x, low.height + thumbnail.y, thumbnail.width];
  assert.deepEqual(
    [x, y, width],
    expected.map((each) => Number(each.toFixed(1))),
  );
  assert.match(posterSheet(parts), /<text[^>]*>1 GB<\/text>/);
  assert.doesNotMatch(sheet, /<text|1 GB|Fill/);
  assert.equal(sheet.match(/<path d="M0,0"\/>/g)?.length, 2);
});

test('their colours are plain, those of the style too: they fetch nothing', () => {
  const parts = [{ id: 'fill', poster: part(300) }];
  const [sheet, small] = [posterSheet(parts), thumbnailSheet(parts)];
  for (const each of [sheet, small]) assert.doesNotMatch(each, /var\(|url\(/);
  assert.doesNotMatch(sheet, /<style>/, 'who downloads it in the dark gets it on white');
  const [, rules] = /@media\(prefers-color-scheme:dark\)\{(.*)\}<\/style>/.exec(small) ?? [];
  assert.equal(rules, '[fill="#fff"]{fill:#14171a}');
});
