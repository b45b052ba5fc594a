import assert from 'node:assert/strict';
import { test } from 'node:test';
import { measurement } from '../../scripts/model/measurement.js';
import { flagged } from '../../scripts/model/parser.js';
import { limitSentences, validity } from '../../scripts/model/validity.js';
import { flagsOf, flagsOfReadings } from '../../scripts/results/runs/flagsOf.js';

/** @typedef {import('../../scripts/results/runs/summarizeTest.js').TestRuns} TestRuns */

const bandwidth = measurement({
  test: 'a',
  parameters: { operation: 'read' },
  metric: 'bandwidth',
  statistic: 'mean',
  value: 1,
});
const written = { ...bandwidth, parameters: { operation: 'write' } };
const p99 = measurement({
  test: 'a',
  parameters: { operation: 'read' },
  metric: 'latency',
  statistic: 'p99',
  value: 1,
});
const cpu = (/** @type {number} */ value) =>
  measurement({ test: 'a', metric: 'cpu', statistic: 'mean', value });

/**
 * @param {Partial<import('../../scripts/results/runs/summarizeTest.js').Run>[]} runs
 * @param {Partial<TestRuns>} [more]
 * @returns {TestRuns}
 */
const testRuns = (runs, more = {}) => ({
  product: 'p',
  campaign: 'c',
  test: 't',
  facts: {},
  emulated: false,
  capacity: null,
  runs: runs.map((run, at) => ({
    run: at + 1,
    files: [],
    measurements: [],
    series: [],
    tool: 'fio-json',
    toolVersion: null,
    ...run,
  })),
  ...more,
});

test('a flag of a tool concerns the job and the operation that it names', () => {
  const runs = testRuns([{ warnings: [flagged('short-ios', 'm', { test: 'a', operation: 'write' })] }]);
  assert.deepEqual(flagsOf(runs, written), ['short-ios']);
  assert.deepEqual(flagsOf(runs, bandwidth), []);
  assert.deepEqual(flagsOf(runs, { ...written, test: 'b' }), []);
});

test('a run that is not counted flags nothing', () => {
  const runs = testRuns([{ warnings: [flagged('io-errors', 'm')] }, {}], {
    facts: { exclude: [{ test: 't', run: 1, reason: 'r' }] },
  });
  assert.deepEqual(flagsOf(runs, bandwidth), []);
});

test('a thread of the tester that uses its core fully may be the limit', () => {
  assert.deepEqual(flagsOf(testRuns([{ measurements: [cpu(0.95)] }]), bandwidth), ['processor-limited']);
  assert.deepEqual(flagsOf(testRuns([{ measurements: [cpu(0.8)] }]), bandwidth), []);
});

test('percentiles of a closed loop, writes without preparation and a busy machine are flagged', () => {
  assert.deepEqual(flagsOf(testRuns([{}]), p99), ['closed-loop']);
  assert.deepEqual(flagsOf(testRuns([{}], { unprepared: true }), written), ['not-preconditioned']);
  assert.deepEqual(flagsOf(testRuns([{}], { facts: { busy: 'backups' } }), bandwidth), ['busy-machine']);
});

test('that readings are maxima concerns the readings, not the result of the run', () => {
  const runs = testRuns([{ warnings: [flagged('window-maximum', 'm')] }]);
  assert.deepEqual(flagsOf(runs, bandwidth), []);
  assert.deepEqual(flagsOfReadings(runs, runs.runs[0], bandwidth), ['window-maximum']);
});

test('a flag that concerns some is said of them by name, one that concerns all without', () => {
  const [one, other] = [{ name: 'A', flags: [/** @type {const} */ ('io-errors')] }, { name: 'B' }];
  assert.deepEqual(limitSentences([one, other]), [`${validity['io-errors']} (A).`]);
  assert.deepEqual(limitSentences([one]), [`${validity['io-errors']}.`]);
  const [named, second] = ['Virtual disk, page cache', 'tmpfs'].map((each) => ({ ...one, name: each }));
  assert.deepEqual(limitSentences([named, second, other]), [
    `${validity['io-errors']} (Virtual disk, page cache; tmpfs).`,
  ]);
});
