import assert from 'node:assert/strict';
import { test } from 'node:test';
import { series } from '../../scripts/model/series.js';
import { pageSeries } from '../../scripts/runtime/pageSeries.js';

const steady = (/** @type {number} */ count, /** @type {(at: number) => number} */ value) =>
  series({
    metric: 'bandwidth',
    times: Float64Array.from({ length: count }, (_, at) => at + 1),
    values: Float64Array.from({ length: count }, (_, at) => value(at)),
  });

test('a series that a page can hold keeps every reading', () => {
  const kept = pageSeries(steady(1200, (at) => at * 1e6));
  assert.equal(kept.times.length, 1200);
  assert.equal(kept.low, null);
  assert.equal(kept.values[700], 700e6);
});

test('of a longer one the extremes and the bytes are kept', () => {
  const long = steady(50_000, (at) => (at === 31_111 ? 5e6 : at === 40_000 ? 9e8 : 2e8));
  const kept = pageSeries(long);
  assert.ok(kept.times.length <= 1200);
  assert.equal(Math.min(.../** @type {any} */ (kept.low)), 5e6);
  assert.equal(Math.max(.../** @type {any} */ (kept.high)), 9e8);
  const bytes = (/** @type {typeof kept} */ { times, values }) =>
    Array.from(values).reduce((sum, value, at) => sum + value * (times[at] - (at ? times[at - 1] : 0)), 0);
  assert.ok(Math.abs(bytes(kept) / bytes(long) - 1) < 1e-5);
});

test('no stretch bridges a hole in the log', () => {
  const times = Float64Array.from({ length: 6000 }, (_, at) => (at < 3001 ? at + 1 : at + 5001));
  const kept = pageSeries(series({ metric: 'bandwidth', times, values: times.map(() => 1e8) }));
  assert.ok(Array.from(kept.times).includes(3001), 'a stretch ends where the hole begins');
  assert.ok(Array.from(kept.values).every((value) => value === 1e8));
});
