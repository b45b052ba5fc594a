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

test('where measures differ, each name says its own once', () => {
  const [read] = results(['mean']);
  const shown = [read, { ...read, metric: 'iops' }, { ...read, metric: 'duration' }];
  assert.deepEqual(names(shown), ['Bandwidth', 'IOPS', 'Duration']);
});
