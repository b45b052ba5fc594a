import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chartKind } from '../../scripts/charts/index.js';
import { marksBelow } from '../../scripts/charts/stops/referencedItems.js';
import { sceneOf } from '../../scripts/render/sceneOf.js';
import { chartCase } from './fixtures.js';

/** What stands behind bars of these values. @param {number[]} means */
function valuesOf(means) {
  const data = /** @type {import('../../scripts/model/chartData.js').ChartData} */ ({
    ...chartCase('bar', 'two-products').data,
    layout: 'wide',
  });
  assert.equal(data.rows.length, means.length);
  data.rows.forEach(({ summary }, at) =>
    Object.assign(summary, { mean: means[at], min: means[at], max: means[at], interval: null, runs: [] }),
  );
  return marksBelow(sceneOf(chartKind(data.kind).spec(data), data.id).root)
    .filter(({ name }) => /^data-value/.test(name ?? ''))
    .flatMap(({ items }) => items.map(({ text }) => String(text).replaceAll('\u2009', ' ')))
    .sort();
}

test('bars have one unit, a smaller one where the smallest value would be little more than zeros', () => {
  assert.deepEqual(valuesOf([84.5e6, 1.26e9]), ['1260 MB/s', '84.5 MB/s']);
  assert.deepEqual(valuesOf([155e3, 12.6e6]), ['0.155 MB/s', '12.6 MB/s']);
  assert.deepEqual(valuesOf([84.5e3, 6.5e6]), ['6500 kB/s', '84.5 kB/s']);
});

test('bars too far apart for one unit each have their own', () => {
  assert.deepEqual(valuesOf([84.5e3, 65e6]), ['65.0 MB/s', '84.5 kB/s']);
});

test('an axis whose numbers have no unit says what they are', () => {
  const given = chartCase('scatter', 'speed-and-size').data;
  const data = /** @type {import('../../scripts/model/chartData.js').ChartData} */ ({
    ...given,
    metric: 'compression-ratio',
    rows: given.rows.map((row) => ({ ...row, summary: row.against, against: row.summary })),
    layout: 'wide',
  });
  const words = marksBelow(sceneOf(chartKind(data.kind).spec(data), data.id).root)
    .filter(({ name }) => name === 'unit')
    .flatMap(({ items }) => items.map(({ text }) => text));
  assert.deepEqual(words, ['compression ratio,']);
});
