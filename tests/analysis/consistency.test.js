import assert from 'node:assert/strict';
import { test } from 'node:test';
import { analyse } from '../../scripts/analysis/index.js';
import { consistency } from '../../scripts/analysis/consistency.js';
import { slowResponses } from '../../scripts/analysis/slowResponses.js';
import { flat, readings } from './series.js';

/**
 * @param {number[]} values
 * @param {Parameters<typeof readings>[1]} [fields]
 */
const iops = (values, fields) => consistency(readings(values, { metric: 'iops', ...fields }));

test('per-second values have median, p1, p99 and worst', () => {
  const found = iops(Array.from({ length: 101 }, (_, i) => 1000 + i));
  assert.deepEqual([found?.median, found?.p1, found?.p99, found?.worst], [1050, 1001, 1099, 1000]);
  assert.deepEqual([found?.stalls, found?.shareUnderHalf], [[], 0]);
});

test('readings shorter than a second are put together to whole seconds, the last part is left out', () => {
  const found = iops([...flat(100, 4), 0, 0, 200, 200, ...flat(100, 4), 9999], { interval: 0.25 });
  assert.deepEqual([found?.median, found?.worst, found?.p99], [100, 100, 100]);
});

test('a stall is a time under a tenth of the median, or left out of the log', () => {
  const times = Float64Array.from([...Array(20).keys()].map((i) => (i < 10 ? i + 1 : i + 4)));
  const values = flat(1000, 20).map((value, i) => (i === 4 || i === 5 ? 50 : value));
  const found = iops(values, { times });
  assert.deepEqual(found?.stalls, [
    { fromSeconds: 4, toSeconds: 6 },
    { fromSeconds: 10, toSeconds: 13 },
  ]);
  assert.equal(found?.worst, 0);
  assert.ok(Math.abs((found?.shareUnderHalf ?? 0) - 5 / 23) < 1e-9);
});

test('an iops series has one finding, of reads and of writes', () => {
  for (const operation of /** @type {const} */ (['read', 'write'])) {
    const findings = analyse(readings(flat(500, 10), { metric: 'iops', operation }));
    assert.deepEqual(
      findings.map(({ kind }) => kind),
      ['consistency'],
    );
  }
});

test('slow responses are the share of readings over 50 ms', () => {
  const latency = readings([...flat(0.001, 98), 0.06, 0.2], {
    metric: 'completion-latency',
    operation: 'read',
  });
  assert.deepEqual(slowResponses(latency), {
    kind: 'slow-responses',
    parameters: { operation: 'read' },
    threshold: 0.05,
    share: 0.02,
    worst: 0.2,
  });
  assert.equal(slowResponses(latency, 0.1).share, 0.01);
});
