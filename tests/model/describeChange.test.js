import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shareWords } from '../../scripts/charts/kinds/scoreTable/scoreWords.js';
import { changeText } from '../../scripts/charts/words/judgedWords.js';
import { judge } from '../../scripts/statistics/judge.js';
import { scoresOf } from '../../scripts/statistics/scoresOf.js';
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
  for (const metric of ['bytes-written', 'bytes-read', 'bytes-transferred'])
    assert.deepEqual(said(twice, metric), both('2.40 times as much (2.20 to 2.60)'));
});

test('a limit is rounded to the side on which it holds', () => {
  const least = { verdict: 'single', interval: null, limit: 'least' };
  assert.deepEqual(
    said({ ...least, change: -0.248 }, 'bandwidth'),
    both('at least 24 % slower (spread unknown)'),
  );
  assert.deepEqual(
    said({ ...least, change: 0.29 }, 'bandwidth'),
    both('at least 29 % faster (spread unknown)'),
  );
  const most = { ...least, limit: 'most', change: 1.4021 };
  assert.deepEqual(said(most, 'bandwidth'), both('at most 2.41 times as fast (spread unknown)'));
});

test('where a tenth or less is left, a factor says it', () => {
  const tenth = { change: -0.91, interval: null, verdict: 'single' };
  assert.deepEqual(said(tenth, 'bandwidth'), both('11.1 times slower (spread unknown)'));
  assert.deepEqual(said({ change: -0.89, interval: null }, 'bandwidth'), both('89 % slower'));
  const rest = { change: -0.98976, interval: { low: -0.99083, high: -0.98858 } };
  assert.deepEqual(said(rest, 'duration'), both('97.7 times shorter (87.6 to 109)'));
  const wide = { change: -0.984, interval: { low: -1, high: -0.97 } };
  assert.deepEqual(said(wide, 'duration'), both('62.5 times shorter (33.3 and more)'));
  const most = { change: -0.95, interval: null, verdict: 'bound', limit: 'least' };
  assert.deepEqual(said(most, 'throughput')[1], 'at least 20.0 times slower (spread unknown)');
  const nearly = { change: -0.85, interval: { low: -0.9962, high: -0.8 } };
  assert.deepEqual(said(nearly, 'duration'), both('85 % shorter (80 to 99.6 %)'));
  assert.deepEqual(said({ change: -1, interval: null }, 'memory'), both('100 % less'));
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
    'no clear difference (5.0 % slower to 12 % faster)',
  ]);
  assert.deepEqual(said(open, 'noise'), ['not clearly louder or quieter', 'no clear difference']);
  assert.equal(said({ change: 0, verdict: 'single' }, 'iops')[1], 'the same (spread unknown)');
});

test('a ratio of stated values has no more digits than they have', () => {
  const single = { verdict: 'single', interval: null };
  const words = (/** @type {number} */ change, /** @type {number} */ digits, more = {}) =>
    said({ ...single, change, digits, ...more }, 'bandwidth')[0].replace(' (spread unknown)', '');
  // 3 and 18 GB
  assert.equal(words(5.67, 1), '7 times as fast');
  assert.equal(words(23.7, 1), '20 times as fast');
  assert.equal(words(23.7, 1, { limit: 'most' }), 'at most 25 times as fast');
  assert.equal(words(5.67, 2), '6.7 times as fast');
  assert.equal(words(0.0504, 2), '5 % faster');
  assert.equal(words(0.0504, 3), '5 % faster');
  assert.equal(words(1.504, 3), '2.50 times as fast');
  assert.equal(words(0.513, 1), '50 % faster');
  assert.equal(words(0.513, 2), '51 % faster');
  assert.equal(words(0.0032, 3), '0.3 % faster');
});

test('the digits of a ratio are those of the coarser side, and of none that was measured', () => {
  const side = (/** @type {number} */ mean, /** @type {any} */ more) => ({
    mean,
    runs: [{ run: 1, value: mean, source: '', excluded: null }],
    ...more,
  });
  assert.equal(judge(side(3e9, { digits: 1 }), side(18e9, { digits: 2 })).digits, 1);
  assert.equal(judge(side(3e9, {}), side(18e9, { digits: 2 })).digits, 2);
  assert.equal(judge(side(3e9, {}), side(18e9, {})).digits, 9, 'more than anybody shows');
  const one = { ...side(3e9, { digits: 1 }), lower: false };
  const score = scoresOf(
    /** @type {any} */ (
      [one, side(17e9, { digits: 2 })].map((each, at) => ({ ...each, product: `${at}`, metric: 'bandwidth', unit: 'B/s', kind: 'transcribed', n: 1 })) // prettier-ignore
    ),
  )[0];
  assert.equal(shareWords(Number(score.ofBase), score), '20\u2009%');
  assert.equal(changeText({ change: 4.67, interval: null, digits: 1 }), '+500\u2009%');
  assert.equal(changeText({ change: 0.446, interval: null, digits: 1 }), '+40\u2009%', 'rounded once');
});
