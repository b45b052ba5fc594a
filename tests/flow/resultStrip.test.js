import assert from 'node:assert/strict';
import { test } from 'node:test';
import { limitsAmong, resultStrips } from '../../scripts/flow/records/resultStrip.js';
import { runsOf } from '../statistics/runsOf.js';

/** @param {number} count of results, one a product, each faster than the one before */
function strip(count) {
  const ranking = rankingOf(Array.from({ length: count }, (_, at) => 1e8 * (at + 1)));
  const [made] = stripsOf([ranking]);
  assert.ok(made);
  return made;
}

/** @param {number[]} values of one result, each of another product */
function rankingOf(values) {
  const measured = values.map((value, at) => {
    const runs = runsOf([value, value, value]);
    const place = { product: `p${at}`, metric: 'bandwidth', unit: 'B/s', kind: 'measured', variant: null };
    return { ...place, mean: value, runs, n: 3, min: value, max: value };
  });
  return /** @type {any} */ ({ measured, apart: [] });
}

/** The strips of the first product. @param {any[]} rankings */
const stripsOf = (rankings) =>
  resultStrips(
    rankings.map(({ measured }) => measured[0]),
    { rankings, products: new Map(), kind: 'range' },
  );

test('each of few results is a dot that says whose it is', () => {
  const { others, ticks, own } = strip(4);
  assert.deepEqual(
    others.map(({ title }) => title),
    ['p1: 200\u2009MB/s', 'p2: 300\u2009MB/s', 'p3: 400\u2009MB/s'],
  );
  assert.equal(ticks, '');
  assert.deepEqual([own.at, own.title], [26.5, 'p0: 100\u2009MB/s']);
});

test('of results too many to point at, one path shows where they lie', () => {
  const { others, ticks, own } = strip(200);
  assert.deepEqual(others, []);
  assert.match(ticks, /^(?:M\d+(?:\.5)? 4v12)+$/);
  assert.ok(ticks.endsWith('M97 4v12'), 'the best is at the right end');
  assert.ok(ticks.length < 2000, 'places that look the same are drawn twice');
  assert.equal(own.title, 'p0: 100\u2009MB/s');
});

test('both ends of a scale are numbers, from zero', () => {
  const { low, high, notes } = strip(4);
  assert.deepEqual([low, high, notes], ['0', '400\u2009MB/s', ['higher-better']]);
});

test('the end of a scale has no more digits than the source of the value there', () => {
  const ranking = rankingOf([1e6, 3e6]);
  ranking.measured.forEach((/** @type {any} */ each) => Object.assign(each, { n: 1, kind: 'transcribed', digits: 1 })); // prettier-ignore
  const [made] = stripsOf([ranking]);
  assert.deepEqual([made?.high, made?.others[0].title], ['3\u2009MB/s', 'p1: 3\u2009MB/s']);
});

test('a bound is no exact dot: its sign is said, and the side on which the value lies', () => {
  const ranking = rankingOf([1e8, 5e8]);
  Object.assign(ranking.measured[1], { n: 1, bound: '>' });
  const [made] = stripsOf([ranking]);
  assert.deepEqual(made?.others, [{ at: 97, title: 'p1: >\u2009500\u2009MB/s', bound: 1 }]);
  assert.deepEqual([made?.own.bound, made?.high], [0, '>\u2009500\u2009MB/s']);
  assert.deepEqual(made?.notes, ['higher-better', 'bounds']);
});

test('results of one metric have scales of one kind: where one is logarithmic, all are, over a factor of twelve at least', () => {
  const made = stripsOf([rankingOf([1e6, 2e6, 1e8]), rankingOf([99e6, 100e6])]);
  assert.deepEqual(
    made.map((each) => each && [each.low, each.high, each.notes]),
    [
      ['', 'log scale', ['higher-better', 'log-scale']],
      ['', 'log scale', ['higher-better', 'log-scale']],
    ],
  );
  assert.ok(Number(made[1]?.own.at) > 95, 'a percent is no longer than it is on other scales');
});

test('a strip says two numbers or more: where its ends are no dots, or it begins above or below zero, along it', () => {
  const spread = (/** @type {number[]} */ values, /** @type {number} */ most) => {
    const ranking = rankingOf(values);
    Object.assign(ranking.measured[0], { max: most, runs: runsOf([values[0], most]) });
    const [made] = stripsOf([ranking]);
    return [made?.low, made?.high, (made?.scale ?? []).map(({ text }) => text)];
  };
  // a dot that covers the end of its spread stands at the end all the same
  assert.deepEqual(spread([999e6, 998e6], 999.4e6), ['0', '999\u2009MB/s', []]);
  assert.deepEqual(spread([700e6, 600e6], 999e6), ['', '', ['0', '500\u2009MB/s']]);
  assert.deepEqual(spread([-20e6, 90e6], 30e6), ['', '', ['0', '50\u2009MB/s']]);
});

test('numbers along a scale have the prefix of the value beside it', () => {
  const ranking = rankingOf([171e-6, 230e-6, 1.2e-3]);
  ranking.measured.forEach((/** @type {any} */ each) =>
    Object.assign(each, { metric: 'latency', unit: 's' }),
  );
  Object.assign(ranking.measured[0], { max: 2e-3, runs: runsOf([171e-6, 2e-3]) });
  const [made] = stripsOf([ranking]);
  assert.deepEqual(made?.scale.map(({ text }) => text), ['0', '1000\u2009µs']); // prettier-ignore
});

test('what limits a result or one that it is set against is said, with the names it concerns', () => {
  const ranking = rankingOf([1e8, 2e8]);
  const [own, other] = ranking.measured;
  const said = () =>
    limitsAmong([own], { rankings: [ranking], products: new Map([['p1', { name: 'Loop device' }]]) });
  assert.deepEqual(said(), []);
  other.flags = ['busy-machine'];
  assert.deepEqual(said(), ['Other programs kept the machine busy during the run (Loop device).']);
  own.flags = ['busy-machine'];
  assert.deepEqual(said(), ['Other programs kept the machine busy during the run.']);
});
