import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paretoOf } from '../../scripts/charts/kinds/scatter/paretoOf.js';
import { paretoFront } from '../../scripts/statistics/paretoFront.js';
import { chartCases } from './fixtures.js';

const dataOf = (/** @type {string} */ name) =>
  /** @type {import('./fixtures.js').Case} */ (
    chartCases().find((each) => each.kind === 'scatter' && each.name === name)
  ).data;

test('the front holds what no other point beats, equals included', () => {
  const points = [
    { x: 1, y: 5 },
    { x: 3, y: 3 },
    { x: 3, y: 3 },
    { x: 2, y: 3 },
    { x: 5, y: 1 },
    { x: 4, y: 0 },
  ];
  assert.deepEqual(paretoFront(points), [0, 1, 2, 4]);
});

test('who is clearly beaten is hollow; one run each beats nobody', () => {
  const beaten = (/** @type {string} */ name) =>
    [...(paretoOf(dataOf(name))?.beaten ?? [])].map(([row, by]) => `${row.product} by ${by.product}`);
  assert.deepEqual(beaten('speed-and-size'), ['gzip by zstd', 'snappy by lz4']);
  assert.deepEqual(beaten('single-runs'), []);
  assert.equal(paretoOf(dataOf('twelve-by-a-fact')), null, 'no way is better along a weight');
});

test('a dearer product that is not clearly faster is beaten by no one it equals in doubt', () => {
  const pareto = paretoOf(dataOf('against-price'));
  assert.equal(pareto?.beaten.size, 0);
  assert.equal(pareto?.front.size, 5);
});
