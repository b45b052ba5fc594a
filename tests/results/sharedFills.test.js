import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fillChart } from '../../scripts/results/compare/sharedFills.js';
import { copyAnswer, usualCopy } from '../../scripts/results/copyTime/copyAnswer.js';
import { series } from '../../scripts/model/series.js';
import { summarize } from '../../scripts/statistics/summarize.js';
import { runsOf } from '../statistics/runsOf.js';
import { compareAll, linked } from './compareAll.js';

/** @typedef {import('../../scripts/results/compare/compareRecord.js').CompareRecord} CompareRecord */

/** A product with one result, and a fill of each of the given workloads. */
function record(
  /** @type {string} */ id,
  /** @type {string[]} */ workloads,
  { kind = 'measured', variant = /** @type {string | null} */ (null), declared = /** @type {string | null} */ (null), testbed = 't' } = {}, // prettier-ignore
) {
  const runs = runsOf([100, 101]);
  const summary = { metric: 'bandwidth', parameters: {}, runs, tools: [], ...summarize(/** @type {any} */ (runs), 'bandwidth') }; // prettier-ignore
  const set = {
    ...{ campaign: '2026', methodology: linked('m'), testbed: linked(testbed), kind, variant },
    ...{ facts: [], abouts: {} },
    results: [{ test: linked('fill'), label: 'Bandwidth', declared, summary }],
    fills: workloads.map((workload) => ({
      ...{ test: linked('fill'), workload, declared },
      path: `compare/fills/${id}${workload}.json`,
    })),
  };
  return /** @type {CompareRecord} */ (
    /** @type {unknown} */ ({
      product: { id, name: id, slot: 1, subject: false, kind },
      ...{ href: `products/${id}/`, kind: 'drive', facts: [], sets: [set] },
    })
  );
}

const fillsOf = (/** @type {CompareRecord[]} */ ...records) =>
  compareAll(...records).groups.flatMap(({ fills }) => fills);

const productsIn = (/** @type {ReturnType<typeof fillsOf>} */ fills) =>
  fills.map(({ own }) => own.map(({ record: { product } }) => product.id).join(' '));

test('fills of one test and workload stand together, in the reader’s order', () => {
  const fills = fillsOf(record('two', ['', 'bs=4k']), record('one', ['']), record('three', ['bs=4k']));
  assert.deepEqual(productsIn(fills), ['two one', 'two three']);
});

test('no fill stands beside one of another machine, of an undeclared variant, or that was emulated', () => {
  const one = record('one', ['']);
  assert.deepEqual(productsIn(fillsOf(one, record('two', [''], { testbed: 'other' }))), []);
  assert.deepEqual(productsIn(fillsOf(one, record('two', [''], { variant: 'usb' }))), []);
  const emulated = ['two', 'three'].map((id) => record(id, [''], { kind: 'emulated' }));
  assert.deepEqual(productsIn(fillsOf(...emulated)), []);
  const declared = fillsOf(one, record('two', [''], { variant: 'usb', declared: 'as fast' }));
  assert.deepEqual(productsIn(declared), ['one two']);
  const chart = fillChart(declared[0], new Map(['one', 'two'].map((id) => [`compare/fills/${id}.json`, lineOf(id, 1)]))); // prettier-ignore
  assert.deepEqual(chart?.cautions, [
    {
      head: 'Other setup: two.',
      text: 'Tested in another setup, “usb”: two. The methodology says: as fast.',
    },
  ]);
});

/** A second for each of 100 readings, of so many GB/s. */
function lineOf(/** @type {string} */ product, /** @type {number} */ rate) {
  const times = Array.from({ length: 100 }, (_, at) => at + 1);
  const readings = series({
    metric: 'bandwidth',
    times: Float64Array.from(times),
    values: Float64Array.from(times, () => rate * 1e9),
  });
  const curve = [0, ...times].map((time) => /** @type {[number, number]} */ ([time * rate * 1e9, time]));
  const origin = { kind: 'measured', tools: [] };
  return /** @type {any} */ ({
    ...{ product, label: '', series: readings, capacity: null, run: 1, findings: [], origin, source: '' },
    copies: { runs: [curve], band: [] },
  });
}

test('the chart of fetched fills runs along the bytes written, and says how long a copy takes', () => {
  const [fill] = fillsOf(record('slow', ['']), record('fast', ['']));
  const curves = new Map([
    ['compare/fills/slow.json', lineOf('slow', 1)],
    ['compare/fills/fast.json', lineOf('fast', 2)],
  ]);
  const chart = fillChart(fill, curves);
  assert.ok(chart);
  assert.equal(chart.kind, 'timeline');
  assert.deepEqual(chart.options, { x: 'bytes' });
  assert.equal(chart.id, 'fill-m-t-fill-');
  assert.deepEqual(
    chart.series.map(({ product }) => product),
    ['slow', 'fast'],
  );
  const choice = usualCopy(chart);
  assert.deepEqual(choice, [60, 3]);
  const { rows } = copyAnswer(chart, /** @type {[number, number]} */ (choice));
  assert.deepEqual(
    rows.map(({ name, once }) => [name, once]),
    [
      ['fast', '30.0\u2009s'],
      ['slow', '60.0\u2009s'],
    ],
  );
  curves.delete('compare/fills/fast.json');
  assert.equal(fillChart(fill, curves), null, 'one curve alone compares nothing');
});
