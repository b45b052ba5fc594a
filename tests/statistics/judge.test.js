import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { indexInterval } from '../../scripts/statistics/indexInterval.js';
import { judge } from '../../scripts/statistics/judge.js';
import { summarize } from '../../scripts/statistics/summarize.js';
import { alikeFirst, ranksBy, ranksOf } from '../../scripts/statistics/ranks.js';
import { runsOf } from './runsOf.js';

/** @param {number[]} values @param {import('../../scripts/model/metric.js').Metric} [metric] */
function result(values, metric = 'bandwidth') {
  const runs = runsOf(values);
  return { runs, ...summarize(runs, metric) };
}

/** @param {number[]} from @param {number[]} to @param {number} [family] */
const judged = (from, to, family) => judge(result(from), result(to), { family });

test('the interval of a ratio covers those of Welch on means and on logarithms, as scipy has them', () => {
  const { cases } = JSON.parse(readFileSync(new URL('fixtures/judge.json', import.meta.url), 'utf8'));
  for (const { from, to, family, low, high, verdict } of cases) {
    const found = judged(from, to, family);
    const what = `${from} against ${to} of ${family}`;
    assert.ok(
      Math.abs((found.interval?.low ?? NaN) - low) < 1e-9,
      `${what}: low ${found.interval?.low}, not ${low}`,
    );
    assert.ok(
      Math.abs((found.interval?.high ?? NaN) - high) < 1e-9,
      `${what}: high ${found.interval?.high}, not ${high}`,
    );
    assert.equal(found.verdict, verdict, what);
  }
});

test('skewed runs are not called different for their means: small writes, 2.36 times, 1.05 to 5.31 by Welch', () => {
  const one = [19, 24, 110, 21, 41];
  const other = [55, 210, 62, 115, 66];
  assert.equal(judged(one, other).verdict, 'unclear');
  assert.equal(judged([19, 20, 21, 20, 20], [55, 60, 62, 58, 57]).verdict, 'clear');
});

test('a difference that is clear of two products need not be of seven', () => {
  const [from, to] = [
    [100, 102, 99, 101, 100],
    [103, 101, 104, 102, 103],
  ];
  assert.equal(judged(from, to).verdict, 'clear');
  assert.equal(judged(from, to, 7).verdict, 'unclear');
});

test('a side with one run is never judged', () => {
  const found = judged([100], [150, 149, 151]);
  assert.deepEqual([found.verdict, found.change, found.interval], ['single', 0.5, null]);
  assert.match(String(found.reason), /one value only/);
});

test('excluded runs do not count', () => {
  const runs = [100, 101, 99, 500].map((value, at) => ({
    run: at + 1,
    value,
    source: '',
    excluded: value === 500 ? 'disturbed' : null,
  }));
  const found = judge({ runs, mean: 100 }, result([200, 202, 198]));
  assert.equal(found.verdict, 'clear');
});

test('equal runs are as exact as they were printed', () => {
  assert.equal(judged([955e6, 955e6], [956e6, 956e6]).verdict, 'unclear');
  assert.equal(judged([955e6, 955e6, 955e6], [985e6, 985e6, 985e6]).verdict, 'clear');
  assert.equal(judged([211957760, 211957760], [211960012, 211960012]).verdict, 'clear');
  assert.equal(judged([100, 100], [100, 100]).verdict, 'unclear');
});

test('values below zero and counts of zero are judged by their difference, without a ratio', () => {
  const cold = judge(result([-20, -21, -19], 'temperature'), result([-10, -11, -9], 'temperature'));
  assert.deepEqual([cold.verdict, cold.change, cold.interval], ['clear', null, null]);
  const none = judged([0, 0, 1], [0, 1, 1]);
  assert.deepEqual([none.verdict, none.interval], ['unclear', null]);
});

/** @param {number[]} from @param {number[]} to @param {import('../../scripts/model/metric.js').Metric} metric */
const judgedAs = (from, to, metric) =>
  judge({ ...result(from, metric), metric }, { ...result(to, metric), metric });

test('degrees and decibels are judged by their difference, wherever the zero of their unit is', () => {
  const [cold, warm] = [
    [0.5, 2, 4],
    [9, 10, 8.5],
  ];
  const kelvin = (/** @type {number[]} */ values) => values.map((value) => value + 273.15);
  assert.equal(judgedAs(cold, warm, 'temperature').verdict, 'clear');
  assert.equal(judgedAs(kelvin(cold), kelvin(warm), 'temperature').verdict, 'clear');
  assert.equal(judgedAs(cold, warm, 'bandwidth').verdict, 'unclear', 'as a ratio it would not be');
  const loud = judgedAs([40.1, 40.3, 40.2], [42.2, 42.0, 42.4], 'noise');
  assert.deepEqual([loud.verdict, loud.interval], ['clear', null]);
  assert.ok(Math.abs(Number(loud.change) - (42.2 / 40.2 - 1)) < 1e-12, 'which of the two is more');
});

test('equal readings of a thermometer are as exact as they were printed', () => {
  assert.equal(judgedAs([40, 40], [41, 41], 'temperature').verdict, 'unclear');
  assert.equal(judgedAs([40, 40, 40], [41, 41, 41], 'temperature').verdict, 'clear');
  assert.equal(judgedAs([40.1, 40.1], [40.9, 40.9], 'temperature').verdict, 'clear');
});

test('few runs may have missed a mode that many have seen, of differences too', () => {
  const [few, many] = [
    [20, 20.2],
    [22, 29, 22, 29, 22, 29, 22, 29],
  ];
  assert.equal(judgedAs(few, many, 'temperature').verdict, 'unclear');
});

/** @param {number[][]} values best first @param {number} [family] */
const places = (values, family) =>
  ranksOf(
    values.map((each) => result(each)),
    { of: (each) => each, family },
  ).map(({ first, last, best }) => `${first} to ${last}${best ? ', best' : ''}`);

test('the first must be clear of every rival, not of the next alone', () => {
  const wide = [1500, 400, 350, 1650, 300];
  assert.deepEqual(places([[1000, 1001, 999, 1000, 1000], [900, 901, 899, 900, 900], wide]), [
    '1 to 2, best',
    '2 to 3',
    // it may be the best, but is not called so: a higher mean is known not to be
    '1 to 3',
  ]);
});

test('a single run among repeated ones has no certain place and is never the best', () => {
  const repeated = [
    [500, 501, 499],
    [400, 401, 399],
  ];
  assert.deepEqual(places([...repeated, [300]]), ['1 to 2, best', '2 to 3', '1 to 3']);
  assert.deepEqual(places([[900], ...repeated]), ['1 to 3', '1 to 2', '2 to 3']);
});

test('whom the first is not clearly ahead of is the same without the places of all', () => {
  const repeated = [
    [500, 501, 499],
    [499, 500, 501],
    [400, 401, 399],
  ];
  for (const values of [repeated, [[900], ...repeated], [...repeated, [300]], [[3], [3], [2]], [[1]]]) {
    const all = values.map((each) => result(each));
    const options = { of: (/** @type {typeof all[number]} */ each) => each, family: 5 };
    assert.deepEqual(alikeFirst(all, options), ranksOf(all, options)[0].alike);
  }
});

test('each pair is judged once', () => {
  /** @type {number[][]} */
  const asked = [];
  const places = ranksBy([1, 2, 3, 4], {
    repeated: () => true,
    same: () => false,
    verdict: (one, other) => (asked.push([one, other]), other - one > 1 ? 'clear' : 'unclear'),
  });
  assert.equal(asked.length, 6);
  assert.deepEqual(
    places.map(({ alike }) => alike),
    [[2], [1, 3], [2, 4], [3]],
  );
});

test('single runs alone have the order of their values, and equal ones share a place', () => {
  assert.deepEqual(places([[1700], [1700], [1699]]), ['1 to 2, best', '1 to 2, best', '3 to 3']);
});

test('a geometric mean of ratios has an interval, wider the more its parts vary, and none with a single run', () => {
  const base = result([100, 101, 99]);
  const part = (/** @type {number[]} */ values) => ({ of: result(values), base, weight: 1 });
  const steady = indexInterval([part([200, 201, 199]), part([50, 50.5, 49.5])], { value: 1 });
  assert.ok(steady && steady.low > 0.97 && steady.low < 1 && steady.high > 1 && steady.high < 1.03);
  const wild = indexInterval([part([200, 260, 140]), part([50, 50.5, 49.5])], { value: 1 });
  assert.ok(wild && wild.high > steady.high && wild.low < steady.low);
  const more = indexInterval([part([200, 201, 199]), part([50, 50.5, 49.5])], { value: 1, family: 7 });
  assert.ok(more && more.high > steady.high, 'seven products need more certainty');
  assert.equal(indexInterval([part([200]), part([50, 50.5])], { value: 1 }), null);
});
