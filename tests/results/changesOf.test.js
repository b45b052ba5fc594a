import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changesOf } from '../../scripts/results/compare/changesOf.js';
import { summarize } from '../../scripts/statistics/index.js';

test('single values are not judged where the metric has no better either', () => {
  const rowOf = (/** @type {number[]} */ values, /** @type {number} */ at) => {
    const runs = values.map((value, run) => ({ run: run + 1, value, source: '', excluded: null }));
    return /** @type {any} */ ({
      product: `of-${at}`,
      label: '',
      summary: { metric: 'count', runs, ...summarize(runs, 'count') },
    });
  };
  const verdictOf = (/** @type {number[][]} */ ...pair) => changesOf(pair.map(rowOf), 2)[0].verdict;
  assert.equal(verdictOf([1], [2]), 'single');
  assert.equal(verdictOf([1, 1.01], [2, 2.01]), 'neither');
});
