import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testFiles } from '../../scripts/flow/records/testFiles.js';
import { runsOf } from '../statistics/runsOf.js';

/** @param {number} value bytes per second @param {number} at */
function result(value, at) {
  const runs = runsOf([value, value, value]);
  const place = { product: `p${at}`, metric: 'bandwidth', unit: 'B/s', kind: 'measured', variant: null };
  return { ...place, mean: value, runs, n: 3, min: value, max: value };
}

/** How a page of a test shows results, the best first. @param {object[]} measured */
function recordOf(measured) {
  const ranking = { testbed: 'bed', label: 'Bandwidth', metric: 'bandwidth', measured, apart: [] };
  const none = new Map();
  const site = /** @type {any} */ ({
    project: { methodologies: none, testbeds: none },
    products: none,
  });
  const [written] = testFiles(
    site,
    [{ id: 'm', tests: [{ id: 't', variants: [] }] }],
    new Map([['m/t', [/** @type {any} */ (ranking)]]]),
  ).values();
  return JSON.parse(written).testbeds[0].rankings[0];
}

/** @param {number[]} values */
function shown(values) {
  const { log, scale, measured } = recordOf(values.map(result));
  const numbers = scale.map((/** @type {any} */ { text }) => text.replaceAll('\u2009', ' '));
  return { log, numbers, ends: measured.map((/** @type {any} */ { bar }) => bar.to) };
}

test('a ranking has bars from zero up to a ratio of 20, and dots on a logarithmic axis above it, as charts have', () => {
  assert.deepEqual(shown([2e9, 1e8]), { log: false, numbers: [], ends: [100, 5] });
  assert.deepEqual(shown([1e10, 1e9, 1e8]), {
    log: true,
    numbers: ['100', '300', '1000', '3000 MB/s'],
    ends: [97, 50, 3],
  });
});

test('of a curve described by ranges, the page of its test shows what they leave open', () => {
  const [first, second] = [2e8, 1e8].map(result);
  const single = { runs: [first.runs[0]], n: 1, kind: 'transcribed', described: true, digits: 1 };
  const { measured } = recordOf([
    { ...first, ...single, band: { low: 1e8, high: 4e8 } },
    { ...second, ...single },
  ]);
  assert.deepEqual(
    measured.map((/** @type {any} */ { bar, spread }) => [bar.to, bar.spread, spread]),
    [
      [50, { from: 25, to: 100 }, '100 to 400\u2009MB/s'],
      [25, null, null],
    ],
  );
});

test('one result, and results of which one is zero, have bars', () => {
  assert.deepEqual(shown([1e10]), { log: false, numbers: [], ends: [100] });
  assert.deepEqual(shown([1e10, 0]), { log: false, numbers: [], ends: [100, 0] });
});

test('what limits a result, and which runs are not counted, is said below the ranking', () => {
  const [first, second] = [2e9, 1e9].map(result);
  const run = { ...second.runs[0], run: 4, excluded: 'a backup ran' };
  const limited = { ...second, flags: ['busy-machine'], runs: [...second.runs, run] };
  assert.deepEqual(recordOf([first, limited]).limits, [
    'Other programs kept the machine busy during the run (p1).',
    'Not counted: p1 run 4 (a backup ran).',
  ]);
  assert.deepEqual(recordOf([first, second]).limits, []);
});
