import assert from 'node:assert/strict';
import { test } from 'node:test';
import { measurement } from '../../scripts/model/measurement.js';
import { steadyWindow, withSteadyMeans } from '../../scripts/results/runs/steadyWindow.js';
import { summarizeTest } from '../../scripts/results/runs/summarizeTest.js';
import { summarize } from '../../scripts/statistics/summarize.js';

/*
 * Drives whose rounds are known: results are means over the steady rounds, and a run stays one value.
 */

const tracked = /** @type {const} */ ({
  metric: 'iops',
  operation: 'write',
  'block-size': '4 KiB',
  parameters: { 'read-percent': 0 },
});

/** @param {number} round @param {number} value @param {Record<string, any>} [of] */
const written = (round, value, { statistic = 'mean', size = 4096 } = {}) =>
  measurement({
    metric: 'iops',
    statistic,
    value,
    parameters: { operation: 'write', 'block-size': size, 'read-percent': 0, round },
  });

/** A drive that loses half of what is above 1000 with every round: steady from round 5 on. @param {number} rounds @param {number} [more] */
const settling = (rounds, more = 0) =>
  Array.from({ length: rounds }, (_, at) => [
    written(at + 1, 1000 + more + 1000 * 0.5 ** at),
    // what is not tracked swings, and counts within the window alone
    written(at + 1, 100 * (at + 1), { size: 8192 }),
    written(at + 1, 5, { statistic: 'p99' }),
  ]).flat();

const runOf = (/** @type {number} */ run, /** @type {any[]} */ measurements) => ({
  run,
  files: [`run${run}.json`],
  measurements,
  series: [],
  toolVersion: null,
  tool: 'fio',
});

test('the window of a drive that settles is where its tracked result does', () => {
  const found = steadyWindow(settling(9), tracked);
  // 1125 to 1007.8 over rounds 4 to 8 range over 11 %, and slope by 10.7 %; 1062.5 to 1003.9 over rounds 5 to 9 over 5.7 %
  assert.deepEqual([found?.reached, found?.fromRound, found?.toRound, found?.rounds], [true, 5, 9, 9]);
});

test('results are means over the steady rounds alone, percentiles have none', () => {
  const { measurements } = withSteadyMeans(runOf(1, settling(9)), tracked);
  const means = measurements.filter(({ ofRounds }) => ofRounds);
  assert.deepEqual(
    means.map(({ statistic, parameters, value }) => [
      statistic,
      parameters['block-size'],
      parameters.state,
      value,
    ]),
    [
      ['mean', 4096, 'steady', 1000 + (1000 * (0.5 ** 4 + 0.5 ** 5 + 0.5 ** 6 + 0.5 ** 7 + 0.5 ** 8)) / 5],
      ['mean', 8192, 'steady', 700],
    ],
  );
  assert.ok(means.every(({ parameters }) => !('round' in parameters)));
});

test('the run is the unit of replication, however many rounds it has', () => {
  const runs = [1, 2, 3].map((run) => withSteadyMeans(runOf(run, settling(9, 10 * run)), tracked));
  const about = { product: 'a', campaign: 'c', test: 't', facts: {}, emulated: false, capacity: null, runs };
  const [own] = summarizeTest(about, summarize).filter(
    ({ ofRounds, parameters }) => ofRounds && parameters['block-size'] === 4096,
  );
  assert.equal(own.n, 3);
  assert.equal(own.max - own.min, 20);
});

test('the source of a steady mean is a file of its window', () => {
  const files = Array.from({ length: 9 }, (_, at) => `run1,round=${at + 1}.json`);
  const run = withSteadyMeans({ ...runOf(1, settling(9)), files }, tracked);
  const about = { product: 'a', campaign: 'c', test: 't', facts: {}, emulated: false, capacity: null };
  const means = summarizeTest({ ...about, runs: [run] }, summarize).filter(({ ofRounds }) => ofRounds);
  assert.deepEqual(
    means.map(({ runs: [{ source }] }) => source),
    ['run1,round=5.json', 'run1,round=5.json'],
  );
  assert.ok(means.every((each) => !('fromRound' in each)));
});

test('a run that is never steady has no such results, nor one of too few rounds', () => {
  const swinging = Array.from({ length: 25 }, (_, at) => written(at + 1, at % 2 === 0 ? 1000 : 1500));
  assert.equal(steadyWindow(swinging, tracked)?.reached, false);
  assert.equal(steadyWindow(swinging, tracked)?.rounds, 25);
  const run = runOf(1, swinging);
  assert.equal(withSteadyMeans(run, tracked), run);
  assert.equal(steadyWindow(settling(4), tracked), null);
  assert.equal(steadyWindow(swinging, { ...tracked, operation: 'read' }), null);
});
