import assert from 'node:assert/strict';
import { test } from 'node:test';
import { headlines, nameHeadlines } from '../../scripts/results/query/headlines.js';

const promised = { results: [{ metric: 'bandwidth', operation: 'read' }] };

/** Results of a read that differ in their statistic. @param {string[]} statistics @returns {any[]} */
const results = (statistics) =>
  statistics.map((statistic) => ({
    n: 1,
    metric: 'bandwidth',
    parameters: { operation: 'read' },
    statistic,
  }));

/** @param {any[]} shown */
const names = (shown) => shown.map(nameHeadlines(shown));

test('a result is shown by its mean, and its extremes are not', () => {
  assert.deepEqual(names(headlines(results(['min', 'mean', 'max', 'p99']), promised)), ['Bandwidth']);
});

test('a range without a value in it is shown by its ends', () => {
  const shown = headlines(results(['min', 'max', 'p99']), promised);
  assert.deepEqual(names(shown), ['Bandwidth, at least', 'Bandwidth, at most']);
});

test('the most alone is a peak', () => {
  const shown = headlines(results(['max', 'p99']), promised);
  assert.deepEqual(names(shown), ['Peak bandwidth']);
});

test('a mean over many answers is said to be one, a single time is not', () => {
  const latency = (/** @type {string} */ statistic) =>
    names([{ ...results([statistic])[0], metric: 'latency' }]);
  assert.deepEqual([latency('mean'), latency('value')], [['Mean latency'], ['Latency']]);
});

test('where measures differ, each name says its own once', () => {
  const [read] = results(['mean']);
  const shown = [read, { ...read, metric: 'iops' }, { ...read, metric: 'duration' }];
  assert.deepEqual(names(shown), ['Bandwidth', 'IOPS', 'Duration']);
});

test('a finding that the methodology puts in the place of a printed number is shown, and the number is not', () => {
  const test = { results: [{ metric: 'bandwidth', operation: 'read', finding: 'mean-rate' }] };
  const shown = headlines(results(['mean', 'mean-rate']), test);
  assert.deepEqual(
    shown.map(({ statistic }) => statistic),
    ['mean-rate'],
  );
  assert.deepEqual(headlines(results(['mean']), test), []);
});
