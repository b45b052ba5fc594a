import assert from 'node:assert/strict';
import { test } from 'node:test';
import { measurement } from '../../scripts/model/measurement.js';
import { mergePercentiles } from '../../scripts/results/runs/mergePercentiles.js';
import { histogramPercentile, mergeHistograms } from '../../scripts/statistics/histogram.js';

const merging = { mergeHistograms, histogramPercentile };
const what = /** @type {const} */ ({ test: 'reads', metric: 'completion-latency' });
const fast = /** @type {[number, number][]} */ ([[1e-4, 900], [2e-4, 100]]); // prettier-ignore
const slow = /** @type {[number, number][]} */ ([[1e-3, 1000]]); // prettier-ignore

/** @param {string} job @param {string} statistic @param {number} value */
const of = (job, statistic, value) =>
  measurement({ ...what, parameters: { operation: 'read', job }, statistic, value });
/** @param {string} job @param {[number, number][]} bins */
const binned = (job, bins) => ({ run: 0, ...what, parameters: { operation: 'read', job }, bins });

test('percentiles of several jobs are read from the sum of their bins, never averaged', () => {
  const run = {
    measurements: [of('1', 'p99', 2e-4), of('2', 'p99', 1e-3), of('1', 'p50', 1e-4), of('2', 'p50', 1e-3)],
    histograms: [binned('1', fast), binned('2', slow)],
  };
  const merged = mergePercentiles(run, merging).measurements;
  assert.deepEqual(
    merged.map(({ parameters, statistic, value }) => [parameters.job, statistic, value]),
    [
      [undefined, 'p99', 1e-3],
      [undefined, 'p50', 2e-4],
    ],
  );
});

test('a percentile of the sum with too few I/Os beyond it is withheld', () => {
  const run = {
    measurements: [of('1', 'p99.9', 2e-4), of('2', 'p99.9', 1e-3)],
    histograms: [binned('1', fast), binned('2', slow)],
  };
  assert.deepEqual(mergePercentiles(run, merging).measurements, []);
});

test('where a job left no bins, its percentiles stay its own', () => {
  const run = { measurements: [of('1', 'p99', 2e-4), of('2', 'p99', 1e-3)], histograms: [binned('1', fast)] };
  assert.equal(mergePercentiles(run, merging).measurements.length, 2);
});

test('one job keeps what its tool said', () => {
  const run = { measurements: [of('1', 'p99', 2e-4)], histograms: [binned('1', fast)] };
  assert.equal(mergePercentiles(run, merging), run);
});
