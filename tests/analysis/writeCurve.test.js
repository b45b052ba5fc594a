import assert from 'node:assert/strict';
import { test } from 'node:test';
import { series } from '../../scripts/model/series.js';
import { writeBand, writeCurve } from '../../scripts/analysis/writeCurve.js';

const seconds = Array.from({ length: 1000 }, (_, at) => at + 1);

test('a long log becomes at most a hundred points, from zero to its last byte', () => {
  const curve = writeCurve(
    series({
      metric: 'bandwidth',
      times: Float64Array.from(seconds),
      values: Float64Array.from(seconds, (at) => (at <= 100 ? 1e9 : 1e8)),
    }),
  );
  assert.deepEqual(curve[0], [0, 0]);
  assert.deepEqual(curve[curve.length - 1], [190e9, 1000]);
  assert.ok(curve.length <= 102, String(curve.length));
  const cache = curve.find(([bytes]) => bytes >= 100e9);
  assert.deepEqual(cache, [100e9, 100]);
});

test('ranges of a source give a fastest and a slowest curve', () => {
  const told = series({
    metric: 'bandwidth',
    axis: 'fraction',
    times: Float64Array.from([0.5, 1]),
    values: Float64Array.from([200e6, 100e6]),
    low: Float64Array.from([200e6, 50e6]),
    high: Float64Array.from([200e6, 200e6]),
  });
  const [fast, slow] = writeBand(told, { capacity: 100e9 });
  assert.equal(fast[2][1], 500);
  assert.equal(slow[2][1], 1250);
  assert.deepEqual(writeBand({ ...told, low: null, high: null }, { capacity: 100e9 }), []);
});
