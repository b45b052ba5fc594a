import assert from 'node:assert/strict';
import { test } from 'node:test';
import { series } from '../../scripts/model/series.js';
import { writeBand, writeCurve } from '../../scripts/analysis/writeCurve.js';
import { secondsAt } from '../../scripts/results/copyTime/copyTimes.js';

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

test('a curve has points where its rate changes, and every amount takes as long as by all of its readings', () => {
  const values = Float64Array.from(seconds, (at) =>
    at <= 300 ? 1e9 : at <= 600 ? 3e8 + ((at * at) % 97) * 1e6 : 1e8,
  );
  const curve = writeCurve(series({ metric: 'bandwidth', times: Float64Array.from(seconds), values }));
  assert.deepEqual(curve.slice(0, 2), [[0, 0], [300e9, 300]]); // prettier-ignore
  assert.ok(curve.length > 20, `${curve.length} points where the rate is uneven`);
  assert.equal(curve.filter(([, time]) => time > 610).length, 1, 'then only the end');
  let written = 0;
  for (const [at, value] of values.entries()) {
    written += value;
    // the thinned part has a point each hundredth of the whole
    if (at < 300 || at >= 610) {
      const time = Number(secondsAt(curve, written));
      assert.ok(Math.abs(time / (at + 1) - 1) < 2e-5, `${time} s instead of ${at + 1}`);
    }
  }
});

test('of described steps each has its point, as the digits of each are known', () => {
  const steps = {
    ...series({
      metric: 'bandwidth',
      axis: 'fraction',
      times: Float64Array.from([0.5, 1]),
      values: Float64Array.from([200e6, 200e6]),
    }),
    stated: { rates: [{ digits: 1 }, { digits: 2 }], places: [{ digits: 1 }] },
  };
  assert.equal(writeCurve(/** @type {any} */ (steps), { capacity: 100e9 }).length, 3);
  assert.equal(writeCurve({ ...steps, stated: undefined }, { capacity: 100e9 }).length, 2);
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
  assert.equal(fast.at(-1)?.[1], 500);
  assert.equal(slow.at(-1)?.[1], 1250);
  assert.deepEqual(writeBand({ ...told, low: null, high: null }, { capacity: 100e9 }), []);
});
