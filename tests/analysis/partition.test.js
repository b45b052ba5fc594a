import assert from 'node:assert/strict';
import { test } from 'node:test';
import { partition } from '../../scripts/analysis/partition.js';
import { seededRandom } from '../../scripts/statistics/seededRandom.js';

const step = 0.25;

/**
 * The cheapest partition by trying all of them.
 *
 * @param {number[]} values
 * @param {{ penalty: number, cap: number }} options
 */
function cheapestByHand(values, { penalty, cap }) {
  let best = Infinity;
  for (let mask = 0; mask < 1 << (values.length - 1); mask++) {
    const ends = values.flatMap((_, i) => (i === values.length - 1 || mask & (1 << i) ? [i + 1] : []));
    best = Math.min(best, costOf(values, ends, { penalty, cap }));
  }
  return best;
}

/**
 * @param {number[]} values
 * @param {number[]} ends
 * @param {{ penalty: number, cap: number }} options
 */
function costOf(values, ends, { penalty, cap }) {
  const low = Math.min(...values);
  const levels = Array.from(
    { length: Math.ceil((Math.max(...values) - low) / step) + 1 },
    (_, k) => low + k * step,
  );
  const costs = ends.map((end, i) => {
    const own = values.slice(ends[i - 1] ?? 0, end);
    return Math.min(
      ...levels.map((level) => own.reduce((sum, value) => sum + Math.min(cap, Math.abs(value - level)), 0)),
    );
  });
  return costs.reduce((sum, cost) => sum + cost, 0) + penalty * (ends.length - 1);
}

test('the partition is as cheap as the cheapest of all partitions', () => {
  const random = seededRandom(11);
  for (let round = 0; round < 40; round++) {
    const values = Array.from({ length: 9 }, (_, i) => Math.round(8 * (random() + (i > 4 ? 1 : 0))) / 4);
    const options = { penalty: 0.3 + random(), cap: 0.5 + random() };
    const ends = partition(Float64Array.from(values), new Float64Array(9).fill(1), { ...options, step });
    const [cost, best] = [costOf(values, ends, options), cheapestByHand(values, options)];
    assert.ok(
      Math.abs(cost - best) < 1e-9,
      `${values} was cut at ${ends}: costs ${cost}, ${best} is possible`,
    );
  }
});

test('equal values are one segment', () => {
  const ones = new Float64Array(5).fill(1);
  assert.deepEqual(partition(ones, ones, { penalty: 1, cap: 1, step: 0.1 }), [5]);
});
