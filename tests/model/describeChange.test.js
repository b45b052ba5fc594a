import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changeWords, describeChange } from '../../scripts/model/describeChange.js';

/** @param {Partial<import('../../scripts/model/describeChange.js').JudgedChange>} more */
const judged = (more) => ({ change: 0.092, interval: { low: 0.05, high: 0.12 }, verdict: 'clear', ...more });
const said = (/** @type {any} */ more, /** @type {string} */ metric) =>
  [describeChange, changeWords].map((words) =>
    words(/** @type {any} */ (judged(more)), { metric }).replaceAll('\u2009', ' '),
  );
const both = (/** @type {string} */ words) => [words, words];

test('a unit whose zero is arbitrary has no percentages', () => {
  assert.deepEqual(said({}, 'temperature'), both('hotter'));
  assert.deepEqual(said({ difference: -5 }, 'temperature'), both('5.00 °C cooler'));
  assert.deepEqual(said({}, 'iops'), both('9.2 % faster (5.0 to 12 %)'));
});

test('a change is said with the adjective of its metric, a large one as a multiple', () => {
  assert.deepEqual(said({ change: -0.2, interval: null }, 'duration'), both('20 % shorter'));
  const twice = { change: 1.4, interval: { low: 1.2, high: 1.6 } };
  assert.deepEqual(said(twice, 'memory'), both('2.40 times as much (2.20 to 2.60)'));
  assert.deepEqual(said({ change: null, difference: 2e9 }, 'throughput'), both('2.00 Gbit/s faster'));
});

test('what is nearly gone is not gone: the rest keeps two digits, in all numbers of a sentence', () => {
  const rest = { change: -0.99857, interval: { low: -0.99889, high: -0.99823 } };
  assert.deepEqual(said(rest, 'duration'), both('99.86 % shorter (99.82 to 99.89 %)'));
  const nearly = { change: -0.98976, interval: { low: -0.99083, high: -0.98858 } };
  assert.deepEqual(said(nearly, 'duration'), both('98.98 % shorter (98.86 to 99.08 %)'));
  const wide = { change: -0.984, interval: { low: -1, high: -0.97 } };
  assert.deepEqual(said(wide, 'duration'), both('98 % shorter (97 to 100 %)'));
});

test('both ends of a range near 100 % have the digits of the finer one', () => {
  const near = { change: -0.9897, interval: { low: -0.99057, high: -0.9785 } };
  assert.deepEqual(said(near, 'throughput'), both('98.97 % slower (97.85 to 99.06 %)'));
  const last = { change: -0.9951, interval: { low: -0.9962, high: -0.9944 } };
  assert.deepEqual(said(last, 'throughput'), both('99.51 % slower (99.44 to 99.62 %)'));
});

test('an interval that rounds to the number itself is said once', () => {
  const close = { change: -0.8, interval: { low: -0.801, high: -0.799 } };
  assert.deepEqual(said(close, 'duration'), both('80 % shorter'));
});

test('one run each is not judged, and what the runs leave open is no change', () => {
  assert.deepEqual(
    said({ verdict: 'single', interval: null }, 'size'),
    both('9.2 % larger (spread unknown)'),
  );
  const open = { verdict: 'unclear', interval: { low: -0.05, high: 0.12 } };
  assert.deepEqual(said(open, 'iops'), [
    'not clearly faster or slower (−5.0 to 12 %)',
    'no clear difference (−5.0 to 12 %)',
  ]);
  assert.deepEqual(said(open, 'noise'), ['not clearly louder or quieter', 'no clear difference']);
  assert.equal(said({ change: 0, verdict: 'single' }, 'iops')[1], 'the same (spread unknown)');
});
