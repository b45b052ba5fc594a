import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rateOverTime } from '../../scripts/analysis/rateOverTime.js';
import { flat, readings } from './series.js';

test('bytes are the rate summed over the time since the reading before', () => {
  const over = rateOverTime(readings([100, 200, 300], { times: Float64Array.of(1, 2, 2.5) }));
  assert.deepEqual(Array.from(over?.amount ?? []), [100, 300, 450]);
  assert.equal(over?.start, 0);
});

test('a window left out of a regular log is zero', () => {
  const times = Float64Array.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 14, 15, 16, 17, 18);
  const over = rateOverTime(readings(flat(100, 15), { times }));
  assert.equal(over?.amount.at(-1), 1500);
  assert.equal(over?.ends.at(-1), 18);
  assert.equal(over?.rates.filter((rate) => rate === 0).length, 3);
});

test('nothing is said of the time before a first reading that comes late', () => {
  const over = rateOverTime(readings([100, 100, 100], { times: Float64Array.of(6.5, 7.5, 8.5) }));
  assert.equal(over?.start, 5.5);
  assert.equal(over?.amount.at(-1), 300);
});

test('uneven steps between readings are no holes', () => {
  const over = rateOverTime(readings([400, 200, 100, 50], { times: Float64Array.of(1, 3, 7, 15) }));
  assert.equal(over?.amount.at(-1), 400 + 400 + 400 + 400);
});

test('a curve over bytes takes the time that its rates say', () => {
  const fields = { axis: /** @type {const} */ ('bytes'), times: Float64Array.of(0, 1000, 2000) };
  const over = rateOverTime(readings([500, 500, 100], fields));
  assert.deepEqual(Array.from(over?.ends ?? []), [2, 12]);
  assert.deepEqual(Array.from(over?.amount ?? []), [1000, 2000]);
});

test('a curve over the share of a capacity needs the capacity', () => {
  const curve = readings([500, 500, 100], { axis: 'fraction', times: Float64Array.of(0.1, 0.2, 0.3) });
  assert.equal(rateOverTime(curve), null);
  assert.ok(Math.abs((rateOverTime(curve, { capacity: 10_000 })?.ends.at(-1) ?? 0) - 14) < 1e-9);
});

test('a series in which nothing is done has no rate over time', () => {
  assert.equal(rateOverTime(readings([0, 0, 0])), null);
});
