import assert from 'node:assert/strict';
import { test } from 'node:test';
import { quantile } from '../../scripts/model/lib/quantile.js';
import { histogramPercentile, mergeHistograms } from '../../scripts/statistics/histogram.js';
import { mean } from '../../scripts/statistics/mean.js';
import { extent } from '../../scripts/statistics/orderStatistics.js';
import { outliers } from '../../scripts/statistics/outliers.js';
import { seededRandom } from '../../scripts/statistics/seededRandom.js';
import { summarize } from '../../scripts/statistics/summarize.js';
import { normal } from './normal.js';

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
  const { n, mean, median, min, max, sd, interval, precision } = summarize(runs([412e6]), 'bandwidth');
  assert.deepEqual([n, mean, median, min, max], [1, 412e6, 412e6, 412e6, 412e6]);
  assert.deepEqual([sd, interval, precision], [null, null, null]);
});

test('an interval at n = 3 is about 2.5 deviations wide to each side', () => {
  const { sd, mean, interval } = summarize(runs([99, 100, 101]), 'iops');
  assert.equal(sd, 1);
  assert.ok(
    interval && Math.abs((interval.high - mean) / Number(sd) - 2.484) < 0.001,
    JSON.stringify(interval),
  );
});

test('a wide interval is taken on the scale of logarithms where the metric cannot be negative, and never ends at zero', () => {
  const wide = summarize(runs([155e-6, 153e-6, 157e-6, 154e-6, 2100e-6]), 'latency');
  assert.equal(wide.interval?.method, 'log-t');
  assert.ok(Number(wide.interval?.low) > 0 && Number(wide.interval?.low) <= wide.mean);
  assert.ok(Number(wide.interval?.high) >= wide.mean);
  const zeros = summarize(runs([0, 0, 3, 1, 0]), 'latency').interval;
  assert.ok(Number(zeros?.low) > 0, JSON.stringify(zeros));
  assert.ok(Number(summarize(runs([1, 9]), 'temperature').interval?.low) < 0);
  assert.deepEqual(summarize(runs([0, 0, 0, 0, 0]), 'latency').interval?.low, 0);
});

test('the interval of skewed runs is the one of Olsson', () => {
  // ln: mean 1, variance 1 of e^0, e^1, e^2; t(0.975, 2) = 4.30265; se = sqrt(1/3 + 1/4)
  const { interval } = summarize(runs([1, Math.E, Math.E ** 2]), 'latency');
  const half = 4.302652729749462 * Math.sqrt(1 / 3 + 1 / 4);
  assert.ok(Math.abs(Number(interval?.low) - Math.exp(1.5 - half)) < 1e-9);
  assert.ok(Math.abs(Number(interval?.high) - Math.exp(1.5 + half)) < 1e-9);
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

test('a result says how precise it is, and how many runs would make it ±5 %', () => {
  const disk = summarize(runs([0.88, 0.94, 1, 1.06, 1.12]), 'iops');
  assert.equal(disk.precision?.share.toFixed(3), '0.118');
  assert.equal(disk.precision?.runs, 17);
  assert.equal(summarize(runs([100, 101, 99]), 'iops').precision?.runs, 3);
  assert.equal(summarize(runs([100, 100, 100]), 'iops').precision?.share, 0);
  assert.equal(summarize(runs([100, 101]), 'iops').precision, null);
});

test('few clean normal samples have an outlier', () => {
  for (const n of [5, 6, 7, 10, 20]) {
    const random = seededRandom(n);
    const samples = Array.from({ length: 4000 }, () => Array.from({ length: n }, () => 100 + normal(random)));
    const share = samples.filter((values) => outliers(values).length > 0).length / samples.length;
    assert.ok(share > 0.008 && share < 0.022, `${n} runs: ${share}`);
  }
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

test('a percentile with fewer than ten values beyond it is withheld, with the reason', () => {
  /** @param {number} count */
  const flat = (count) => /** @type {[number, number][]} */ ([[1e-4, count]]);
  assert.equal(histogramPercentile(flat(100_000), 99.99).value, 1e-4);
  const withheld = histogramPercentile(flat(99_999), 99.99);
  assert.equal(withheld.value, null);
  assert.match(String(withheld.reason), /p99.99 withheld: 9 of 99999 values/);
  assert.match(String(histogramPercentile(flat(100), 1).reason), /withheld: 0 of 100/);
  assert.match(String(histogramPercentile([], 50).reason), /nothing was counted/);
});

test('statistics of nothing are bugs, not numbers', () => {
  assert.throws(() => mean([]), /no values/);
  assert.throws(() => extent([]), /no values/);
  assert.throws(() => quantile([], 0.5), /no values/);
  assert.throws(() => quantile([1], 2), /outside 0 to 1/);
});
