import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chartKind } from '../../scripts/charts/index.js';
import { shades } from '../../scripts/charts/frame.js';
import { chartCase } from './fixtures.js';

/** The shades of the cells of a heat map whose values are these. @param {number[]} values @param {string} metric @param {string} unit */
function shadesOf(values, metric, unit) {
  const data = /** @type {any} */ (chartCase('heatmap', 'snia-table').data);
  data.rows = data.rows.slice(0, values.length);
  for (const [at, row] of data.rows.entries()) Object.assign(row.summary, { mean: values[at], metric, unit });
  const { layer } = /** @type {any} */ (chartKind('heatmap').spec({ ...data, metric, layout: 'wide' }));
  return layer[0].data.values.map((/** @type {any} */ cell) => cell.opacity);
}

test('temperatures are shaded in equal steps, below zero too', () => {
  assert.deepEqual(shadesOf([-20, -9, 1, 11, 30], 'temperature', '°C'), shades);
});

test('rates are shaded by their logarithm', () => {
  assert.deepEqual(shadesOf([1e6, 1e7, 1e8, 1e9, 1e10], 'bandwidth', 'B/s'), shades);
});
