import assert from 'node:assert/strict';
import { test } from 'node:test';
import { measurement } from '../../scripts/model/measurement.js';
import { series } from '../../scripts/model/series.js';

const row = (/** @type {import('../../scripts/model/metric.js').Metric} */ metric) =>
  measurement({ metric, statistic: 'mean', value: -20 });

test('a value that cannot be negative is refused, a temperature below zero is not', () => {
  assert.throws(() => row('latency'), /latency is below zero: -20/);
  assert.throws(
    () => row('iops'),
    (/** @type {any} */ error) => /-1/.test(error.problem.hint),
  );
  assert.equal(row('temperature').value, -20);
  assert.equal(row('voltage').value, -20);
});

test('so are readings over time', () => {
  const readings = { times: Float64Array.of(1, 2), values: Float64Array.of(5, -1) };
  assert.throws(() => series({ metric: 'bandwidth', ...readings }), /bandwidth is below zero: -1/);
  assert.equal(series({ metric: 'temperature', ...readings }).min, -1);
});
