import assert from 'node:assert/strict';
import { test } from 'node:test';
import { judge } from '../../scripts/statistics/judge.js';
import { shareOf } from '../../scripts/statistics/shareOf.js';
import { summarize } from '../../scripts/statistics/summarize.js';
import { runsOf } from './runsOf.js';

const summaryOf = (/** @type {number[]} */ values) => {
  const runs = runsOf(values);
  return { runs, ...summarize(runs, 'bandwidth') };
};

test('a share has the interval of the ratio, in which both spreads count, and not a scaled one of its own', () => {
  const base = summaryOf([100, 104, 96, 101, 99]);
  const other = summaryOf([150, 149, 152, 148, 151]);
  const share = shareOf(other, base);
  const change = judge(base, other);
  assert.ok(share?.interval && change.interval && other.interval);
  assert.ok(Math.abs(share.mean - 1.5) < 1e-12);
  assert.deepEqual(
    [share.interval.low, share.interval.high, share.interval.method],
    [1 + change.interval.low, 1 + change.interval.high, 'welch-values-and-logs'],
  );
  const scaled = (other.interval.high - other.interval.low) / base.mean;
  assert.ok(share.interval.high - share.interval.low > scaled, 'the spread of the base is left out');
  assert.deepEqual([share.min, share.max, share.runs[2].value], [1.48, 1.52, 1.52]);
  assert.equal(share.n, 5);
});

test('the base is 1 by definition and has no interval; a single run gives none either', () => {
  const base = summaryOf([100, 104, 96]);
  const own = shareOf(base, base);
  assert.deepEqual([own?.mean, own?.interval], [1, null]);
  const single = shareOf(summaryOf([50]), base);
  assert.deepEqual([single?.mean, single?.interval, single?.sd], [0.5, null, null]);
});

test('of nothing there is no share', () => {
  assert.equal(shareOf(summaryOf([1, 2]), summaryOf([0, 0])), null);
});
