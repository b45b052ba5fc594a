import assert from 'node:assert/strict';
import { test } from 'node:test';
import { weightedGeometricMean } from '../../scripts/statistics/mean.js';

test('with equal weights it is the root of the product', () => {
  assert.ok(
    Math.abs(weightedGeometricMean([1.5, 0.4, 2.25], [2, 2, 2]) - Math.cbrt(1.5 * 0.4 * 2.25)) < 1e-12,
  );
});

test('a weight of two counts as the value twice', () => {
  assert.ok(Math.abs(weightedGeometricMean([2, 8], [2, 1]) - Math.cbrt(2 * 2 * 8)) < 1e-12);
});

test('twice as fast at one and half as fast at another is no difference, whichever is the base', () => {
  assert.ok(Math.abs(weightedGeometricMean([2, 0.5], [1, 1]) - 1) < 1e-12);
});

test('what is not over zero has no geometric mean', () => {
  assert.throws(() => weightedGeometricMean([1, 0], [1, 1]), /not over zero: 0/);
  assert.throws(() => weightedGeometricMean([1], [1, 1]), /1 values with 2 weights/);
});
