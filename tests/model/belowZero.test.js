import assert from 'node:assert/strict';
import { test } from 'node:test';
import { measurement } from '../../scripts/model/measurement.js';
import { series } from '../../scripts/model/series.js';
import { describeChange } from '../../scripts/results/query/compareNumbers.js';

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

test('a unit whose zero is arbitrary has no percentages', () => {
  const judged = {
    change: 0.092,
    interval: { low: 0.05, high: 0.12 },
    verdict: /** @type {const} */ ('clear'),
  };
  assert.equal(describeChange(/** @type {any} */ (judged), 'temperature'), 'hotter');
  assert.match(describeChange(/** @type {any} */ (judged), 'iops'), /^9\.2\u2009% faster/);
});
