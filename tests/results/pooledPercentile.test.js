import assert from 'node:assert/strict';
import { test } from 'node:test';
import { summarizeTest } from '../../scripts/results/runs/summarizeTest.js';
import { judge } from '../../scripts/statistics/judge.js';
import { summarize } from '../../scripts/statistics/summarize.js';

/**
 * Runs of 100,000 I/Os at 100 µs, of which a share waits.
 *
 * @param {{ slow: number, wait: number, excluded?: boolean }[]} runs
 * @param {{ bins?: boolean }} [options]
 */
function summaryOf(runs, { bins = true } = {}) {
  const own = { parameters: { operation: 'read' }, metric: 'completion-latency', test: 'reads' };
  const all = runs.map(({ slow, wait }, at) => ({
    run: at + 1,
    files: [`run${at + 1}.json`],
    measurements: [{ ...own, run: 0, statistic: 'p99.9', value: slow > 100 ? wait : 1e-4, unit: 's' }],
    series: [],
    histograms: bins ? [{ ...own, run: 0, bins: [[1e-4, 100_000 - slow], [wait, slow]] }] : [],
    tool: 'fio',
    toolVersion: '3.33',
  })); // prettier-ignore
  const facts = {
    methodology: 'm',
    testbed: 't',
    exclude: runs.flatMap(({ excluded }, at) =>
      excluded ? [{ test: 'reads', run: at + 1, reason: 'disturbed' }] : [],
    ),
  };
  const testRuns = { product: 'a', campaign: 'c', test: 'reads', facts, emulated: false, runs: all };
  return summarizeTest(/** @type {any} */ (testRuns), summarize)[0];
}

const quiet = { slow: 20, wait: 2e-3 };
const bad = { slow: 300, wait: 2e-3 };

test('a percentile over runs is that of all I/Os together, and each run keeps its own', () => {
  const summary = summaryOf([quiet, quiet, quiet, quiet, bad]);
  assert.equal(summary.mean, 1e-4, 'not the mean of 100 µs four times and 2 ms');
  assert.deepEqual(
    [summary.pooled, summary.interval, summary.precision, summary.max],
    [true, null, null, 2e-3],
  );
});

test('excluded runs and runs without bins are not pooled', () => {
  assert.equal(summaryOf([quiet, quiet, { ...bad, excluded: true }]).max, 1e-4);
  const without = summaryOf([quiet, quiet, bad], { bins: false });
  assert.ok(Math.abs(without.mean - 2.2e-3 / 3) < 1e-12);
  assert.equal(without.pooled, undefined);
  assert.equal(summaryOf([bad]).pooled, undefined);
});

test('the interval of a change holds the ratio of pooled percentiles', () => {
  const { change, interval, verdict } = judge(
    summaryOf([quiet, quiet, quiet, quiet, bad]),
    summaryOf([bad, bad, bad, bad, quiet]),
  );
  assert.ok(change !== null && interval && interval.low <= change && change <= interval.high);
  assert.equal(verdict, 'unclear');
});
