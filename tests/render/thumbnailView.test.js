import assert from 'node:assert/strict';
import { test } from 'node:test';
import { darkRules, thumbnailBox } from '../../scripts/render/thumbnailView.js';

const drawing = { x: 24, y: 94, width: 720, height: 300 };

test('a thumbnail is what lies between the axes, with room for ends of error bars', () => {
  const margins = { left: 40, right: 80, top: 20, bottom: 30 };
  assert.deepEqual(thumbnailBox(drawing, margins), { x: 58, y: 78.35, width: 612, height: 321.3 });
});

test('a chart of another shape is whole and in the middle, not stretched', () => {
  for (const height of [60, 3000]) {
    const whole = { ...drawing, height };
    const box = thumbnailBox(whole, null);
    const stretched = box.width / box.height / (240 / 126);
    assert.ok(Math.abs(stretched - 1) < 1e-9, `${height}: ${stretched}`);
    assert.ok(box.x < whole.x && box.x + box.width > whole.x + whole.width);
    assert.ok(box.y < whole.y && box.y + box.height > whole.y + whole.height);
    assert.equal(2 * box.y + box.height, 2 * whole.y + whole.height);
  }
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
