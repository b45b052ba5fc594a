import assert from 'node:assert/strict';
import { test } from 'node:test';
import { darkRules, thumbnailBox, withoutWords } from '../../scripts/render/thumbnailView.js';

const drawing = { x: 24, y: 94, width: 720, height: 300 };

test('a thumbnail is what lies between the axes, with room for ends of error bars', () => {
  const margins = { left: 40, right: 80, top: 20, bottom: 30 };
  assert.deepEqual(thumbnailBox(drawing, margins), { x: 58, y: 108, width: 612, height: 262 });
});

test('of a tall chart its upper part, in the shape of the list', () => {
  const { width, height } = thumbnailBox({ ...drawing, height: 3000 }, null);
  assert.ok(Math.abs(width / height - 240 / 126) < 0.01);
});

test('it shows no words', () => {
  const words = '<text x="1" font-weight="600">a &gt; b<tspan>c</tspan></text>';
  assert.equal(withoutWords(`<g>${words}<path d="M0,0"/>${words}<text/></g>`), '<g><path d="M0,0"/></g>');
});

test('on a dark page it has the colours of charts in the dark, the ground among them', () => {
  const inner = '<g><path fill="var(--data-1)" stroke="var(--chart-grid)"/></g>';
  const dark = new Map([
    ['--background', '#14171a'],
    ['--data-1', '#b0d6fc'],
    ['--chart-grid', '#2b3035'],
  ]);
  assert.deepEqual(darkRules(inner, dark), [
    '[fill="var(--background)"]{fill:#14171a}',
    '[fill="var(--data-1)"]{fill:#b0d6fc}',
    '[stroke="var(--chart-grid)"]{stroke:#2b3035}',
  ]);
});
