import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changesOf } from '../../scripts/results/compare/changesOf.js';
import { summarize } from '../../scripts/statistics/summarize.js';
import { runsOf } from '../statistics/runsOf.js';

test('single values are not judged where the metric has no better either', () => {
  const rowOf = (/** @type {number[]} */ values, /** @type {number} */ at) => {
    const runs = runsOf(values);
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

test('a bound against its own number is not the same, and says what is known', () => {
  const rowOf = (
    /** @type {number} */ value,
    /** @type {string} */ product,
    /** @type {any} */ more = {},
  ) => {
    const runs = [{ run: 1, value, source: '', excluded: null }];
    return /** @type {any} */ ({
      product,
      label: '',
      summary: { metric: 'bandwidth', runs, ...summarize(runs, 'bandwidth'), ...more },
    });
  };
  const wordsOf = (/** @type {any} */ base, /** @type {any} */ own) => changesOf([base, own], 2)[0].words;
  const [least, most] = [{ bound: '>' }, { bound: '<' }];
  assert.equal(wordsOf(rowOf(750e6, 'a'), rowOf(750e6, 'b')), 'the same (spread between runs unknown)');
  assert.equal(wordsOf(rowOf(750e6, 'a'), rowOf(750e6, 'b', least)), 'faster');
  assert.equal(wordsOf(rowOf(750e6, 'a', least), rowOf(750e6, 'b')), 'slower');
  assert.equal(wordsOf(rowOf(750e6, 'a'), rowOf(750e6, 'b', { bound: '≥' })), 'the same or faster');
  assert.equal(wordsOf(rowOf(750e6, 'a', { bound: '≥' }), rowOf(750e6, 'b')), 'the same or slower');
  assert.match(wordsOf(rowOf(500e6, 'a'), rowOf(750e6, 'b', least)), /^at least 50\u2009% faster/);
  assert.match(wordsOf(rowOf(500e6, 'a'), rowOf(750e6, 'b', most)), /^at most 50\u2009% faster/);
  assert.match(wordsOf(rowOf(500e6, 'a'), rowOf(250e6, 'b', least)), /^at most 50\u2009% slower/);
  assert.equal(
    wordsOf(rowOf(500e6, 'a', least), rowOf(750e6, 'b', least)),
    'not known to be faster or slower',
  );
  const isBound = (/** @type {any} */ ...pair) => changesOf(pair, 2)[0].bound;
  assert.equal(isBound(rowOf(500e6, 'a', least), rowOf(750e6, 'b', least)), true);
  assert.equal(isBound(rowOf(500e6, 'a'), rowOf(750e6, 'b', least)), true);
  assert.equal(isBound(rowOf(500e6, 'a'), rowOf(750e6, 'b')), false);
});
