import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  extent,
  histogramPercentile,
  mean,
  mergeHistograms,
  quantile,
  relativeDeviation,
  summarize,
} from '../../scripts/statistics/index.js';

/**
 * @param {number[]} values
 * @param {Record<number, string>} [excluded] reasons by run
 */
const runs = (values, excluded = {}) =>
  values.map((value, i) => ({
    run: i + 1,
    value,
    source: `run${i + 1}.json`,
    excluded: excluded[i + 1] ?? null,
  }));

test('one run has a value and no spread', () => {
  const { n, mean, median, min, max, sd, se, interval, rsd, noisy } = summarize(runs([412e6]), 'bandwidth');
  assert.deepEqual([n, mean, median, min, max], [1, 412e6, 412e6, 412e6, 412e6]);
  assert.deepEqual([sd, se, interval, rsd, noisy], [null, null, null, null, false]);
});

test('an interval at n = 3 is about 2.5 deviations wide to each side', () => {
  const { sd, mean, interval } = summarize(runs([99, 100, 101]), 'iops');
  assert.equal(sd, 1);
  assert.ok(
    interval && Math.abs((interval.high - mean) / Number(sd) - 2.484) < 0.001,
    JSON.stringify(interval),
  );
});

test('an interval ends at zero where the metric cannot be negative, and goes on where it can', () => {
  assert.equal(summarize(runs([1, 9]), 'latency').interval?.low, 0);
  assert.ok(Number(summarize(runs([1, 9]), 'temperature').interval?.low) < 0);
});

test('an excluded run is not counted', () => {
  const { n, mean, outliers } = summarize(
    runs([10, 10, 500, 10, 11, 9], { 3: 'background update' }),
    'latency',
  );
  assert.deepEqual([n, mean, outliers], [5, 10, []]);
});

test('an outlier is flagged by the number of its run, and kept', () => {
  const { n, outliers, max } = summarize(runs([400, 100, 101, 99, 102, 98], { 2: 'warm' }), 'iops');
  assert.deepEqual([n, outliers, max], [5, [1], 400]);
});

test('runs that differ by more than 2.5 % of the mean are noisy', () => {
  assert.equal(summarize(runs([100, 102, 98]), 'iops').noisy, false);
  assert.equal(summarize(runs([100, 103, 97]), 'iops').noisy, true);
  assert.equal(relativeDeviation(1, 0), null);
});

test('excluding every run is a mistake that names the file and the way out', () => {
  assert.throws(
    () => summarize(runs([1, 2], { 1: 'a', 2: 'b' }), 'iops'),
    (/** @type {any} */ error) =>
      /no run is left to count: all 2/.test(error.message) && error.problem.file === 'run1.json',
  );
});

test('histograms merge bin by bin, and percentiles are taken from the sum', () => {
  const fast = /** @type {[number, number][]} */ ([
    [1e-4, 900],
    [2e-4, 100],
  ]);
  const slow = /** @type {[number, number][]} */ ([
    [2e-4, 100],
    [9e-3, 900],
  ]);
  const merged = mergeHistograms([slow, fast]);
  assert.deepEqual(merged, [
    [1e-4, 900],
    [2e-4, 200],
    [9e-3, 900],
  ]);
  assert.equal(histogramPercentile(merged, 50).value, 2e-4);
  assert.equal(histogramPercentile(merged, 45).value, 1e-4);
  assert.equal(histogramPercentile(merged, 99).value, 9e-3);
});

test('a percentile with fewer than ten I/Os beyond it is withheld, with the reason', () => {
  /** @param {number} count */
  const flat = (count) => /** @type {[number, number][]} */ ([[1e-4, count]]);
  assert.equal(histogramPercentile(flat(100_000), 99.99).value, 1e-4);
  const withheld = histogramPercentile(flat(99_999), 99.99);
  assert.equal(withheld.value, null);
  assert.match(String(withheld.reason), /p99.99 withheld: 9 of 99999 I\/Os/);
  assert.match(String(histogramPercentile(flat(100), 1).reason), /withheld: 0 of 100/);
  assert.match(String(histogramPercentile([], 50).reason), /no I\/O/);
});

test('statistics of nothing are bugs, not numbers', () => {
  assert.throws(() => mean([]), /no values/);
  assert.throws(() => extent([]), /no values/);
  assert.throws(() => quantile([], 0.5), /no values/);
  assert.throws(() => quantile([1], 2), /outside 0 to 1/);
});
