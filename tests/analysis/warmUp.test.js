import assert from 'node:assert/strict';
import { test } from 'node:test';
import { warmUp } from '../../scripts/analysis/warmUp.js';
import { flat, readings } from './series.js';
import { seededRandom } from '../../scripts/statistics/seededRandom.js';

/** @param {number[]} values @param {{ interval?: number, noise?: number, seed?: number }} [more] */
function found(values, { interval = 1, noise = 0.03, seed = 1 } = {}) {
  const random = seededRandom(seed);
  const noisy = values.map((value) => value * (1 + noise * (2 * random() - 1)));
  return warmUp(readings(noisy, { metric: 'iops', operation: 'read', interval }));
}

test('a slow beginning is found, with its length and both rates', () => {
  const warm = found([...flat(500, 5), ...flat(1000, 55)]);
  assert.equal(warm?.seconds, 5);
  assert.ok(Math.abs(Number(warm.rate) / 500 - 1) < 0.02 && Math.abs(Number(warm.after) / 1000 - 1) < 0.02);
});

test('a fast beginning is found too, and readings of a short run are enough', () => {
  assert.equal(found([...flat(1500, 6), ...flat(1000, 54)])?.seconds, 6);
  assert.equal(found([...flat(500, 6), ...flat(1000, 34)], { interval: 0.25 })?.seconds, 1.5);
});

test('a run that is the same throughout has none, and of a few readings nothing is said', () => {
  assert.equal(found(flat(1000, 60))?.seconds, null);
  assert.equal(found([...flat(500, 3), ...flat(1000, 9)]), null);
});

test('a dip later in the run is no beginning, and neither is half of it', () => {
  assert.equal(found([...flat(1000, 20), ...flat(300, 5), ...flat(1000, 35)])?.seconds, null);
  assert.equal(found([...flat(500, 30), ...flat(1000, 30)])?.seconds, null);
});

test('noise is seldom taken for a beginning', () => {
  const wrong = Array.from({ length: 500 }, (_, seed) => found(flat(1000, 40), { seed, noise: 0.3 }));
  const count = wrong.filter((each) => each?.seconds !== null).length;
  assert.ok(count <= 15, `${count} of 500`);
});
