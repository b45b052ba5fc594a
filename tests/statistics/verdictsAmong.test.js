import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judge, sideOf, verdictsAmong } from '../../scripts/statistics/judge.js';
import { mean } from '../../scripts/statistics/mean.js';
import { runsOf } from './runsOf.js';

/** @typedef {import('../../scripts/statistics/judge.js').Judged} Judged */

/** Numbers from 0 to 1, the same at every run. @param {number} seed */
const randomFrom = (seed) => () => ((seed = (seed * 48271) % 2147483647), seed / 2147483647);

/** @param {number[]} values @param {Judged['metric']} metric @returns {Judged} */
const result = (values, metric) => ({
  mean: mean(values),
  runs: runsOf(values),
  metric,
});

/** @param {() => number} random @param {number} most */
const below = (random, most) => Math.floor(random() * most);

/**
 * Pairs of two to seven runs, even or skewed, of whatever spread, and a side that can be moved away from the other.
 *
 * @param {number} seed
 */
function pairFrom(seed) {
  const random = randomFrom(seed);
  const metric = /** @type {const} */ ([undefined, 'bandwidth', 'temperature'])[below(random, 3)];
  const spread = 10 ** (random() * 3 - 3.5);
  const skew = 1 + below(random, 2);
  const side = () =>
    Array.from({ length: 2 + below(random, 6) }, () => 100 * Math.exp(spread * (random() - 0.5) ** skew));
  const [from, to] = [side(), side()];
  const moved = (/** @type {number} */ by) =>
    /** @type {const} */ ([
      result(from, metric),
      result(
        to.map((value) => value * by),
        metric,
      ),
    ]);
  return { moved, family: [2, 3, 7, 200][below(random, 4)] };
}

/** @param {readonly [Judged, Judged]} pair @param {number} family */
function sameVerdict([from, to], family) {
  const { verdict } = judge(from, to, { family });
  assert.equal(verdictsAmong(family)(sideOf(from), sideOf(to)), verdict);
  assert.equal(judge(to, from, { family }).verdict, verdict, 'the same from both sides');
  assert.equal(verdictsAmong(family)(sideOf(to), sideOf(from)), verdict);
  return verdict;
}

test('a verdict by the tail of the distribution is that of the interval', () => {
  const counts = { clear: 0, unclear: 0, single: 0, bound: 0 };
  for (let seed = 1; seed <= 400; seed++) {
    const { moved, family } = pairFrom(seed);
    for (const by of [0.5, 0.9, 0.99, 1, 1.003, 1.05, 1.4, 3]) counts[sameVerdict(moved(by), family)] += 1;
  }
  assert.ok(counts.clear > 500 && counts.unclear > 500, JSON.stringify(counts));
});

test('it changes at the very number at which the interval comes to hold no change', () => {
  for (let seed = 1; seed <= 60; seed++) {
    const { moved, family } = pairFrom(seed);
    let [unclear, clear] = [1, 1e6];
    for (let between = 3; between > unclear && between < clear; between = (unclear + clear) / 2) {
      if (sameVerdict(moved(between), family) === 'clear') clear = between;
      else unclear = between;
    }
    for (const near of [1e-15, 1e-12, 1e-9, 1e-7, 1e-6, 1e-5, 1e-4, 1e-3])
      for (const by of [clear * (1 - near), clear * (1 + near)]) sameVerdict(moved(by), family);
  }
});

test('what is shown may be no mean of the runs, and equal means are never apart', () => {
  const one = result([100, 101, 99, 100], 'bandwidth');
  const other = result([200, 202, 199, 201], 'bandwidth');
  assert.equal(sameVerdict([one, other], 2), 'clear');
  assert.equal(sameVerdict([{ ...one, mean: 300 }, other], 2), 'unclear', 'a pooled percentile');
  assert.equal(sameVerdict([{ ...one, mean: other.mean }, other], 2), 'unclear');
  assert.equal(sameVerdict([result([100], 'bandwidth'), other], 2), 'single');
  assert.equal(sameVerdict([result([0, 0, 1], 'bandwidth'), result([0, 1, 1], 'bandwidth')], 2), 'unclear');
  const [cold, warm] = [result([-20, -21, -19], 'temperature'), result([-10, -11, -9], 'temperature')];
  assert.equal(sameVerdict([cold, warm], 2), 'clear');
});
