import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  analyse,
  fillLevelBelow,
  rateOverTime,
  timeToWriteFirst,
  timeToWriteLast,
  worstShare,
} from '../../scripts/analysis/index.js';
import { flat, readings } from './series.js';

const over = /** @type {import('../../scripts/analysis/rateOverTime.js').RateOverTime} */ (
  rateOverTime(readings([...flat(1000, 10), ...flat(100, 90)]))
);

test('the first and the last bytes take their own time', () => {
  assert.equal(timeToWriteFirst(over, 5000), 5);
  assert.equal(timeToWriteFirst(over, 10_500), 15);
  assert.equal(timeToWriteLast(over, 1000), 10);
  assert.equal(timeToWriteLast(over, 19_000), 100);
  assert.equal(timeToWriteFirst(over, 19_001), null);
  assert.equal(timeToWriteLast(over, 19_001), null);
});

test('the worst share is the mean over the slowest time', () => {
  assert.equal(worstShare(over, 0.1), 100);
  assert.ok(Math.abs(worstShare(over, 0.95) - (90 * 100 + 5 * 1000) / 95) < 1e-9);
});

test('a fill level is where the rate drops below and stays', () => {
  assert.equal(fillLevelBelow(over, 500), 10_000);
  assert.equal(fillLevelBelow(over, 50), null);
  assert.equal(fillLevelBelow(over, 2000), 0);
});

test('a short dip is not where the rate drops below', () => {
  const dipping = rateOverTime(readings([...flat(1000, 5), 10, 10, ...flat(1000, 13), ...flat(100, 40)]));
  assert.equal(dipping && fillLevelBelow(dipping, 500), 18_020);
});

test('a fill has its plateaus with spread, peaks and extent', () => {
  const values = [...flat(500e6, 20), ...flat(100e6, 60), ...flat(300e6, 3), ...flat(100e6, 60)];
  const [fill] = analyse(readings(values));
  assert.ok(fill.kind === 'fill-profile');
  assert.deepEqual([fill.cacheEndSeconds, fill.cacheEndBytes, fill.cachedRate], [20, 10e9, 500e6]);
  assert.equal(fill.plateaus.length, 1);
  const [{ rate, usualRate, p5, p95, peaks, fromSeconds, toSeconds, fromBytes, toBytes }] = fill.plateaus;
  assert.deepEqual([fromSeconds, toSeconds, fromBytes, toBytes], [20, 143, 10e9, 22.9e9]);
  assert.deepEqual([Math.round(rate / 1e4), usualRate, p5, p95], [10488, 100e6, 100e6, 100e6]);
  assert.deepEqual(peaks, [{ fromSeconds: 80, toSeconds: 83, rate: 300e6 }]);
  assert.deepEqual([fill.sustainedRate, fill.bytes, fill.seconds], [rate, 22.9e9, 143]);
});

test('a series of one reading is a fill without a cache', () => {
  const [fill] = analyse(readings([100e6]));
  assert.ok(fill.kind === 'fill-profile');
  assert.deepEqual([fill.cacheEndSeconds, fill.sustainedRate, fill.plateaus.length], [null, 100e6, 1]);
});

test('a fill without a single byte has no finding, and neither has a read', () => {
  assert.deepEqual(analyse(readings([0, 0, 0])), []);
  assert.deepEqual(analyse(readings([1, 2, 3], { operation: 'read' })), []);
});
