import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chartKind } from '../../scripts/charts/index.js';
import { chartCase } from './fixtures.js';

/** How far the two marks of each pair stand apart, px across and down. @param {'wide' | 'narrow'} layout */
function pairsOf(layout) {
  const { data } = chartCase('dumbbell', 'fresh-and-steady');
  const { layer, width } = /** @type {any} */ (chartKind('dumbbell').spec({ ...data, layout }));
  const [low, high] = layer.find((/** @type {any} */ { name }) => name === 'ground').encoding.x.scale.domain;
  return layer
    .filter((/** @type {any} */ { name }) => /^data-point-/.test(name))
    .map((/** @type {any} */ { data: { values } }) => values)
    .filter((/** @type {any[]} */ { length }) => length === 2)
    .map((/** @type {any[]} */ [a, b]) => ({
      across: (Math.abs(a.x - b.x) / (high - low)) * width,
      down: Math.abs(a.y - b.y),
    }));
}

test('two marks of a pair never lie on one another; what stands apart stays in one line', () => {
  for (const layout of /** @type {const} */ (['wide', 'narrow'])) {
    const pairs = pairsOf(layout);
    const heights = pairs.map((/** @type {{ down: number }} */ { down }) => down);
    assert.ok(Math.max(...heights) > 0 && Math.min(...heights) === 0);
    for (const { across, down } of pairs)
      assert.ok(across > 10.9 || down > 9, JSON.stringify({ across, down }));
  }
});
