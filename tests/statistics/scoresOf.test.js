import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scoresOf } from '../../scripts/statistics/scoresOf.js';
import { summarize } from '../../scripts/statistics/summarize.js';
import { runsOf } from './runsOf.js';

/** @param {string} product @param {string} metric @param {number[]} values @param {object} [more] */
const result = (product, metric, values, more) => {
  const runs = runsOf(values);
  const unit = { duration: 's', noise: 'dB', 'frame-rate': 'fps', errors: '1' }[metric];
  return /** @type {any} */ ({
    product,
    metric,
    unit,
    kind: 'measured',
    runs,
    ...summarize(runs, metric),
    ...more,
  });
};
/** @param {any[]} summaries @param {object} [options] */
const told = (summaries, options) =>
  scoresOf(summaries, options).map(({ share, ofBase, best }) => [share, ofBase, best]);

test('shares are of the best mean, over one is better, and where lower is better the best is divided by it', () => {
  const [a, b] = [
    [99, 100, 101],
    [49, 50, 51],
  ];
  assert.deepEqual(told([result('a', 'frame-rate', a), result('b', 'frame-rate', b)]), [
    [1, 1, true],
    [0.5, 0.5, false],
  ]);
  assert.deepEqual(told([result('a', 'duration', a), result('b', 'duration', b)], { base: 'a' }), [
    [0.5, 1, false],
    [1, 2, true],
  ]);
});

test('all that are not clearly worse are the best, and a single run among repeated ones is not', () => {
  const [a, b, c] = [[98, 100, 102], [97, 99, 103], [101]];
  assert.deepEqual(
    told([result('a', 'duration', a), result('b', 'duration', b), result('c', 'duration', c)]).map(
      ([, , best]) => best,
    ),
    [true, true, false],
  );
});

test('what is too scattered to judge is not the best: far behind it, or behind what is clearly worse', () => {
  const scatteredOf = (/** @type {Record<string, number[]>} */ runs, /** @type {string} */ metric) =>
    scoresOf(Object.entries(runs).map(([id, values]) => result(id, metric, values))).map(
      ({ best, scattered }) => (best ? 'best' : scattered ? 'scattered' : 'worse'),
    );
  const runs = { a: [99, 100, 101], b: [84, 85, 86], c: [20, 60, 166], d: [10, 11, 12] };
  assert.deepEqual(scatteredOf(runs, 'frame-rate'), ['best', 'worse', 'scattered', 'worse']);
  const scattering = { a: [60, 100, 140], b: [50, 82, 110], c: [20, 48, 82] };
  assert.deepEqual(scatteredOf(scattering, 'frame-rate'), ['best', 'best', 'scattered']);
  assert.deepEqual(scatteredOf({ a: [1, 2, 3], b: [1, 3, 5] }, 'duration'), ['best', 'scattered']);
});

test('decibels and a best of zero have no shares, and a best all the same', () => {
  const noise = told([result('a', 'noise', [30, 30.1, 29.9]), result('b', 'noise', [40, 40.1, 39.9])]);
  assert.deepEqual(noise, [
    [null, null, true],
    [null, null, false],
  ]);
  const errors = told([result('a', 'errors', [0]), result('b', 'errors', [3])]);
  assert.deepEqual(errors[0], [null, null, true]);
});

test('of emulated products alone the shares are of the best mean, whatever their order', () => {
  const emulated = (/** @type {string} */ id, /** @type {number[]} */ values) =>
    result(id, 'frame-rate', values, { kind: 'emulated' });
  assert.deepEqual(told([emulated('a', [49, 50, 51]), emulated('b', [99, 100, 101])]), [
    [0.5, 0.5, false],
    [1, 1, false],
  ]);
});

test('what is emulated has a share and is never the best; alone nobody is', () => {
  const emulated = result('e', 'frame-rate', [200, 201, 199], { kind: 'emulated' });
  const measured = result('a', 'frame-rate', [100, 101, 99]);
  assert.deepEqual(told([emulated, measured]), [
    [2, 2, false],
    [1, 1, false],
  ]);
});
