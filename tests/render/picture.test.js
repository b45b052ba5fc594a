import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readFileSync } from 'node:fs';
import { pictureOf } from '../../scripts/charts/words/index.js';
import { readTokens, renderChart, renderPicture } from '../../scripts/render/index.js';
import { creditLine } from '../../scripts/charts/words/pictureOf.js';
import { cardSvg, posterSvg } from '../../scripts/render/poster.js';
import { resolve } from '../../scripts/render/tokens.js';
import { chartCase, chartCases, specsOf } from '../charts/fixtures.js';

const css = ['colour', 'data']
  .map((name) => readFileSync(`assets/css/tokens/${name}.css`, 'utf8'))
  .join('\n');
const tokens = readTokens(css, 'light');

test('readTokens resolves names and takes the side of its theme', () => {
  const text = ':root { --a: light-dark(#fff, #000); --b: var(--a); }';
  assert.equal(readTokens(text, 'light').get('--b'), '#fff');
  assert.equal(readTokens(text, 'dark').get('--b'), '#000');
});

test('the last one of a name holds, and windows of some width have no say', () => {
  const theme = ':root { --a: red; }\n@media (min-width: 1rem) {\n  :root {\n    --a: green;\n  }\n}\n';
  assert.equal(readTokens(theme, 'light').get('--a'), 'red');
  assert.equal(readTokens(`${theme}:root { --a: blue; }`, 'light').get('--a'), 'blue');
});

test('resolve refuses a name without a value, which would be drawn black', () => {
  assert.throws(() => resolve('fill="var(--data-9)"', tokens), /no style sheet gives a value to --data-9/);
});

test('every colour a chart names has a value in the style sheets', async () => {
  for (const fixture of chartCases()) {
    const svg = await renderChart({ spec: specsOf(fixture), sentence: 'words', id: 'x' });
    assert.doesNotThrow(() => resolve(svg.wide + svg.narrow, tokens), `${fixture.kind}/${fixture.name}`);
  }
});

test('the pictures are PNG, with two px for each of the drawing, the card in the shape of previews', async () => {
  const fixture = chartCase('bar', 'emulated');
  const { wide } = await renderChart({ spec: specsOf(fixture), sentence: 'words', id: 'x' });
  const painted = (/** @type {'poster' | 'card'} */ form) =>
    Buffer.from(renderPicture(pictureOf(fixture.data, wide), { form, tokens }));
  const card = painted('card');
  for (const [picture, width] of /** @type {const} */ ([
    [painted('poster'), 1536],
    [card, 1200],
  ])) {
    // prettier-ignore
    assert.equal(picture.subarray(1, 4).toString('latin1'), 'PNG');
    assert.equal(picture.readUInt32BE(16), width);
  }
  assert.equal(card.readUInt32BE(20), 630);
});

test('every line of a picture says its width, so that it fits in whatever font it is shown', async () => {
  for (const name of ['emulated', 'long-names']) {
    const fixture = chartCase('bar', name);
    const { wide } = await renderChart({ spec: specsOf(fixture), sentence: 'words', id: 'x' });
    const picture = { ...pictureOf(fixture.data, wide), source: 'Bars: 95 % CI; fio 3.33. '.repeat(12) };
    const svg = posterSvg(picture);
    const room = Number(/ width="(\d+)"/.exec(svg)?.[1]) - 24;
    const own = [
      ...svg.matchAll(/<text x="([\d.]+)"[^>]*?( textLength="([\d.]+)")?(?: lengthAdjust="\w+")?>/g),
    ];
    assert.ok(own.length > 4);
    for (const [line, x, , length] of own) assert.ok(Number(x) + Number(length) <= room + 0.1, line);
    const labels = [...svg.matchAll(/<text [^>]*>[\w ,.]+</g)].map(([tag]) => tag);
    assert.deepEqual(
      labels.filter((tag) => !tag.includes(' textLength="')),
      [],
    );
  }
});

test('a picture that travels says where it is from, its date, its licence and its address', () => {
  const from = creditLine({
    site: 'Drives',
    date: '2026-11-21',
    licence: 'CC BY 4.0',
    address: 'https://drives.example/charts/one/',
  });
  assert.equal(from, 'Drives, 2026-11-21. CC BY 4.0. https://drives.example/charts/one/');
  assert.equal(creditLine({ site: 'Drives' }), 'Drives.');
  const svg = '<svg viewBox="0 0 640 200"></svg>';
  const picture = { svg, title: 'Fill', subtitle: 'Bandwidth', source: 'n = 5 runs.', from, marks: [] };
  for (const draw of [posterSvg, cardSvg]) assert.match(draw(picture), /Drives, 2026-11-21\. CC BY 4\.0\./);
  const [, left, top] = /translate\(([\d.]+),([\d.]+)\)/.exec(cardSvg(picture)) ?? [];
  const under = 630 - 72 - Number(top) - 200 * (1088 / 640);
  assert.ok(Math.abs(Number(left) - 56) < 1 && under > 0, 'the drawing lies within the card');
  const square = cardSvg({ ...picture, svg: '<svg viewBox="0 0 720 520"></svg>' });
  const [, at, scale] = /translate\(([\d.]+),[\d.]+\) scale\(([\d.]+)\)/.exec(square) ?? [];
  const end = Number(at) + 720 * Number(scale);
  assert.ok(
    Math.abs(end - (1200 - 56)) < 1,
    'one that is nearly square stands beside its words, up to the edge',
  );
  assert.ok(720 * Number(scale) > 600, 'and has the larger part of the card');
  const long = 'Past the cache, all four are slower than a gigabit LAN';
  const marked = cardSvg({ ...picture, title: long, marks: ['transcribed'] });
  const [, y, height] =
    /<rect x="[\d.]+" y="([\d.]+)" width="[\d.]+" height="([\d.]+)" rx/.exec(marked) ?? [];
  const capitals = 92 - 0.7 * 42;
  assert.ok(Number(y) + Number(height) < capitals - 8, 'a mark in the corner is clear of the title');
  const tall = cardSvg({ ...picture, svg: '<svg viewBox="0 0 640 2000"></svg>' });
  assert.match(
    tall,
    /<svg x="56" y="[\d.]+" width="1088"/,
    'of a tall drawing the upper part, as wide as the card',
  );
});

test('an author’s subtitle keeps its letters in pictures', () => {
  const svg = '<svg viewBox="0 0 640 200"></svg>';
  const subtitle = 'iSCSI against NVMe/TCP; mean of zstd';
  for (const draw of [posterSvg, cardSvg])
    assert.ok(draw({ svg, title: 'fio', subtitle, source: '', from: '', marks: [] }).includes(subtitle));
});
