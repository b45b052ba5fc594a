import assert from 'node:assert/strict';
import { test } from 'node:test';
import { steadyBand, steadyWords } from '../../scripts/results/selection/steadyRounds.js';

/** Rows of a chart over rounds. @param {string} product @param {number[]} values @param {Record<string, any>} [more] parameters */
const rows = (product, values, more = {}) =>
  /** @type {any[]} */ (
    values.map((mean, at) => ({
      product,
      label: '',
      summary: { product, metric: 'iops', statistic: 'mean', mean, parameters: { round: at + 1, ...more } },
    }))
  );
const settled = [2000, 1000, 990, 1010, 1000, 1000];
const swinging = [1000, 1500, 1000, 1500, 1000, 1500];
const name = (/** @type {string} */ id) => id.toUpperCase();

test('a chart over rounds says of each line whether it became steady, and marks the rounds of a single one', () => {
  const one = rows('a', settled);
  assert.deepEqual(steadyWords(one, name), [
    'A: steady in rounds 2 to 6 (range 2.0\u2009%, slope 0.4\u2009% of the mean of five rounds).',
  ]);
  assert.deepEqual(steadyBand(one), [{ from: 2, to: 6, text: 'steady state' }]);
});

test('a line that is never steady has no band, and of several none has', () => {
  const never = rows('b', swinging);
  assert.match(steadyWords(never, name)[0], /^B: not steady after 6 rounds \(range 38\.5\u2009%/);
  assert.deepEqual(steadyBand(never), []);
  const both = [...rows('a', settled), ...never];
  assert.equal(steadyWords(both, name).length, 2);
  assert.deepEqual(steadyBand(both), []);
});

test('what is drawn along something else, or in too few rounds, is not judged', () => {
  assert.deepEqual(steadyWords(rows('a', settled.slice(0, 4)), name), []);
  const sizes = settled.flatMap((value, at) => rows('a', [value], { round: 9, 'block-size': 512 << at }));
  assert.deepEqual([steadyWords(sizes, name), steadyBand(sizes)], [[], []]);
});
