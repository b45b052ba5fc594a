import assert from 'node:assert/strict';
import { test } from 'node:test';
import { spanWords } from '../../scripts/model/lib/phrases.js';
import { formatQuantity } from '../../scripts/model/quantity.js';
import { digitsWithin, rangeWords, showResult } from '../../scripts/results/query/showResult.js';
import {
  defaultErrorBars,
  sharedSpread,
  spreadOf,
  spreadWords,
} from '../../scripts/results/selection/spreadOf.js';
import { summarize } from '../../scripts/statistics/summarize.js';
import { runsOf } from '../statistics/runsOf.js';

/** @param {number[]} values */
const over = (values) => summarize(runsOf(values), 'bandwidth');
const show = (/** @type {number} */ value) => formatQuantity(value, 'B/s');

test('a single run whose source describes ranges has what they leave open, in the digits of the source', () => {
  const described = { ...over([130e6]), runs: [{}], kind: 'transcribed', described: true, digits: 2 };
  const banded = { ...described, band: { low: 57e6, high: 170e6 } };
  assert.deepEqual(spreadOf(banded, 'interval'), { kind: 'band', low: 57e6, high: 170e6 });
  assert.equal(spreadWords(banded, show), ', whose ranges leave open 57.0\u2009MB/s to 170\u2009MB/s');
  const { value, spread, spreadKind } = showResult(/** @type {any} */ (banded), 'B/s');
  assert.deepEqual([value, spread, spreadKind], ['130\u2009MB/s', '57 to 170\u2009MB/s', 'band']);
  assert.equal(showResult(/** @type {any} */ (described), 'B/s').spread, null);
});

test('no range goes from a number to itself', () => {
  assert.equal(rangeWords(955, 955), 'all equal');
  assert.equal(rangeWords(954.9, 955.2), '954.9 to 955.2');
  assert.equal(rangeWords(405, 419), '405 to 419');
  assert.equal(spanWords({ low: 955e6, high: 955e6 }, show), '955\u2009MB/s, all equal');
  assert.equal(spanWords({ low: 954.9e6, high: 955.2e6 }, show), '955\u2009MB/s, to the digits shown');
});

test('below five runs the range is told, from five on the interval', () => {
  assert.equal(spreadWords(over([405e6, 410e6, 419e6]), show), ', from 405\u2009MB/s to 419\u2009MB/s');
  assert.match(spreadWords(over([405e6, 410e6, 419e6, 411e6, 408e6]), show), /95.% confidence interval/);
  assert.equal(spreadWords(over([405e6]), show), '');
  assert.equal(spreadWords(over([405e6, 405e6]), show), ', all equal');
});

test('one single run does not strip the others of their error bars', () => {
  const row = (/** @type {number[]} */ values) => /** @type {any} */ ({ summary: over(values) });
  assert.equal(defaultErrorBars([row([1, 2, 3, 4, 5]), row([1])]), 'interval');
  assert.equal(defaultErrorBars([row([1, 2, 3]), row([1, 2, 3, 4, 5]), row([1])]), 'range');
  assert.equal(defaultErrorBars([row([1]), row([2])]), 'none');
});

test('a mean is written with the digits by which it lies within its spread', () => {
  assert.equal(digitsWithin(1.9976, { low: 1.997, high: 1.998 }), 4);
  assert.equal(digitsWithin(-1.9976, { low: -1.998, high: -1.997 }), 4);
  assert.equal(digitsWithin(412, { low: 405, high: 419 }), 3);
  assert.equal(digitsWithin(5, { low: 5, high: 5 }), 3);
});

test('results of one table show one kind of spread, the one that the error bars of a chart would show', () => {
  const [single, four, five] = [
    [410e6],
    [405e6, 410e6, 419e6, 411e6],
    [405e6, 410e6, 419e6, 411e6, 408e6],
  ].map(over);
  const shown = (/** @type {any} */ each, /** @type {any} */ kind = undefined) =>
    showResult({ ...each, runs: Array(each.n).fill({}) }, 'B/s', { kind });
  assert.equal(sharedSpread([single, five]), 'interval');
  assert.equal(sharedSpread([four, five]), 'range');
  assert.deepEqual(
    [single, four, five]

      .map((each) => shown(each, 'range'))
      .map(({ spread, spreadKind }) => [spread, spreadKind]),
    [
      [null, null],
      ['405 to 419\u2009MB/s', 'range'],
      ['405 to 419\u2009MB/s', 'range'],
    ],
  );
  assert.equal(shown(five).spreadKind, 'interval');
  assert.equal(spreadOf(over([405e6, 410e6, 419e6]), 'interval')?.kind, 'interval');
});
