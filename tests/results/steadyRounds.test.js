import assert from 'node:assert/strict';
import { test } from 'node:test';
import { steadyLines } from '../../scripts/results/selection/steadyLines.js';

/** Rows of a chart over rounds. @param {string} product @param {number[]} values @param {Record<string, any>} [more] parameters */
const rows = (product, values, more = {}) =>
  /** @type {any[]} */ (
    values.map((mean, at) => ({
      product,
      label: more['block-size'] ? String(more['block-size']) : '',
      summary: {
        ...{ product, campaign: 'c', test: 'iops', metric: 'iops', statistic: 'mean', mean },
        parameters: { round: at + 1, ...more },
      },
    }))
  );
const settled = [2000, 1000, 990, 1010, 1000, 1000];
const swinging = [1000, 1500, 1000, 1500, 1000, 1500];

/** What a site knows of these rows. @param {any[]} all @param {any} [tracked] */
const results = (all, tracked) => {
  const known = { campaign: 'c', test: 'iops', tracked };
  return /** @type {any} */ ({
    tests: [...new Set(all.map(({ product }) => product))].map((product) => ({ ...known, product })),
    summaries: all.map(({ summary }) => summary),
  });
};

test('of each line along rounds the steady ones are found, with their numbers', () => {
  const one = rows('a', settled);
  const [{ range, slope, ...found }] = steadyLines(one, results(one));
  assert.deepEqual(found, {
    product: 'a',
    label: '',
    reached: true,
    from: 2,
    to: 6,
    rounds: 6,
    mean: 1000,
  });
  assert.deepEqual(
    [range, slope].map((share) => share.toFixed(4)),
    ['0.0200', '0.0040'],
  );
});

test('of a line that is never steady the last five rounds are shown, also beside one that is', () => {
  const both = [...rows('a', settled), ...rows('b', swinging)];
  const found = steadyLines(both, results(both));
  assert.deepEqual(
    found.map(({ product, reached, from, to, rounds }) => [product, reached, from, to, rounds]),
    [
      ['a', true, 2, 6, 6],
      ['b', false, 2, 6, 6],
    ],
  );
  assert.equal(found[1].range.toFixed(3), '0.385');
});

test('the result that a methodology tracks decides for all lines, each with its own numbers', () => {
  const tracked = { metric: 'iops', 'block-size': 4096 };
  // by itself it would be steady in rounds 1 to 5
  const large = rows('a', [100, 100, 100, 100, 100, 200], { 'block-size': 8192 });
  const all = [...rows('a', settled, { 'block-size': 4096 }), ...large];
  const [small, other] = steadyLines(all, results(all, tracked));
  assert.deepEqual([small.from, small.to, small.by], [2, 6, undefined]);
  assert.deepEqual(
    [other.reached, other.from, other.to, other.mean, other.by],
    [true, 2, 6, 120, 'IOPS, 4\u2009KiB'],
  );
  // what decides need not be drawn
  assert.equal(steadyLines(large, results(all, tracked))[0].from, 2);
});

test('of the result that decides, percentiles do not, and jobs at the same time add up', () => {
  const tracked = { metric: 'iops', 'block-size': 4096 };
  const of = (/** @type {string} */ statistic, /** @type {string} */ benchmark) =>
    rows('a', statistic === 'mean' ? settled : [1, 1, 1, 1, 1, 1], { 'block-size': 4096 }).map((row) => ({
      ...row,
      summary: { ...row.summary, statistic, benchmark },
    }));
  const [p99, even] = [of('p99', 'one'), rows('a', [1, 1, 1, 1, 1, 1], { 'block-size': 8192 })];
  // each job alone settles in round 2, both together do the same in every round
  const other = of('mean', 'two').map((row) => ({
    ...row,
    summary: { ...row.summary, mean: 3000 - row.summary.mean },
  }));
  const one = results([...even, ...of('mean', 'one'), ...p99], tracked);
  assert.deepEqual([steadyLines(even, one)[0].from, steadyLines(p99, one)[0].from], [2, 2]);
  assert.equal(steadyLines(even, results([...even, ...of('mean', 'one'), ...other], tracked))[0].from, 1);
});

test('too few rounds are not judged', () => {
  const few = rows('a', settled.slice(0, 4));
  assert.deepEqual(steadyLines(few, results(few)), []);
});
