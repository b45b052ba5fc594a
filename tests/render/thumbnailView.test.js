import assert from 'node:assert/strict';
import { test } from 'node:test';
import { thumbnailView } from '../../scripts/render/thumbnailView.js';
import { renderPoster } from '../../scripts/render/renderPoster.js';

const inner = '<g><path fill="var(--data-1)" stroke="var(--chart-grid)"/></g>';
const drawing = { x: 24, y: 94, width: 720, height: 300, inner };
const dark = new Map([
  ['--background', '#14171a'],
  ['--data-1', '#b0d6fc'],
  ['--chart-grid', '#2b3035'],
]);
const viewOf = (/** @type {string} */ svg) =>
  /<view id="thumbnail" viewBox="([^"]+)"/.exec(svg)?.[1].split(' ').map(Number);

test('a thumbnail is what lies between the axes, with room for ends of error bars', () => {
  const margins = { left: 40, right: 80, top: 20, bottom: 30 };
  assert.deepEqual(viewOf(thumbnailView(drawing, { margins, dark })), [58, 108, 612, 262]);
});

test('of a tall chart its upper part, in the shape of the list', () => {
  const [, , width = 0, height = 0] =
    viewOf(thumbnailView({ ...drawing, height: 3000 }, { margins: null, dark })) ?? [];
  assert.ok(Math.abs(width / height - 240 / 126) < 0.01);
});

test('it shows no words, and only as a thumbnail', () => {
  const [style = ''] = /<style>.*<\/style>/.exec(thumbnailView(drawing, { margins: null, dark })) ?? [];
  assert.match(style, /#thumbnail:target~text,#thumbnail:target~\* text\{display:none\}/);
  assert.ok(style.split('}').every((rule) => !rule.startsWith('text')));
});

test('on a dark page it has the colours of charts in the dark, the ground among them', () => {
  const [, rules = ''] =
    /@media\(prefers-color-scheme:dark\)\{(.*)\}<\/style>/.exec(
      thumbnailView(drawing, { margins: null, dark }),
    ) ?? [];
  assert.match(rules, /rect[^}]*\[fill="var\(--background\)"\]\{fill:#14171a\}/);
  assert.match(rules, /\[fill="var\(--data-1\)"\]\{fill:#b0d6fc\}/);
  assert.match(rules, /\[stroke="var\(--chart-grid\)"\]\{stroke:#2b3035\}/);
  assert.ok(
    rules.split('}').every((rule) => !rule || rule.includes('#thumbnail:target')),
    'who downloads it in the dark gets it on white',
  );
});

test('only pictures that are shown small have it, and it has the size of their drawing', () => {
  const drawn = { title: 'Fill', subtitle: '', source: '', from: '', marks: [] };
  const svg = '<svg viewBox="0 0 720 300"></svg>';
  const tokens = new Map([['--chart-text', '#111']]).set('--chart-muted', '#555').set('--chart-grid', '#eee');
  tokens.set('--background', '#fff');
  const small = renderPoster({ ...drawn, svg }, tokens, { margins: null, dark });
  assert.deepEqual(viewOf(small)?.slice(2), [732, 312]);
  assert.doesNotMatch(small, /var\(/, 'its style has colours, as its marks do');
  assert.doesNotMatch(renderPoster({ ...drawn, svg }, tokens), /<view/);
  const [, ground] = /<rect width="([^"]+)"[^>]* fill="#fff"\/>/.exec(small) ?? [];
  assert.equal(ground, '768', 'the ground is as wide as the picture, whatever part is shown');
});
