import assert from 'node:assert/strict';
import { test } from 'node:test';
import { drift, runEffect } from '../../scripts/statistics/runOrder.js';
import { seededRandom } from '../../scripts/statistics/seededRandom.js';
import { normal } from './normal.js';

test('a trend over the order has the exact probability of Kendall', () => {
  assert.deepEqual(drift([1, 2, 3, 4, 5]), { tau: 1, p: 2 / 120 });
  assert.deepEqual(drift([5, 4, 3, 2, 1]), { tau: -1, p: 2 / 120 });
  // one inversion of ten: 1 + 4 orders of 120 are as extreme, on either side
  const almost = drift([1, 2, 3, 5, 4]);
  assert.ok(almost && Math.abs(almost.p - 10 / 120) < 1e-12);
  assert.ok(Math.abs(Number(drift([2, 1, 4, 3, 5, 5])?.tau) - 10 / 15) < 1e-12);
  assert.equal(drift([1, 2, 3, 4]), null);
});

test('the approximation for many runs continues the exact one', () => {
  const swapped = (/** @type {number} */ n) =>
    Array.from({ length: n }, (_, at) => (at < n / 3 ? n - at : at));
  const [exact, near] = [drift(swapped(30)), drift(swapped(31))];
  assert.ok(exact && near && near.p < 1.5 * exact.p && near.p > exact.p / 1.5, `${exact?.p} and ${near?.p}`);
});

test('results that rise and fall together are found, with their correlation', () => {
  const random = seededRandom(4);
  const load = [1, 0.7, 1.1, 0.6, 1.3];
  const sweep = [100, 180, 300, 420].map((level) =>
    load.map((share) => level * share * (1 + 0.05 * random())),
  );
  const found = runEffect(sweep);
  assert.ok(found && found.correlation > 0.9 && found.p < 1e-4, JSON.stringify(found));
});

test('independent results seldom seem to rise and fall together', () => {
  const random = seededRandom(5);
  let wrong = 0;
  for (let at = 0; at < 2000; at++) {
    const sweep = Array.from({ length: 4 }, () =>
      Array.from({ length: 5 }, () => Math.exp(0.1 * normal(random))),
    );
    if (Number(runEffect(sweep)?.p) < 0.05) wrong++;
  }
  assert.ok(wrong > 70 && wrong < 130, `${wrong} of 2000`);
});

test('one noisy result among quiet ones does not hide what they share', () => {
  // 4 KiB reads of the loop device at six queue depths, five runs each: 0.84 is the mean of the correlations of all pairs
  const sweep = [
    [13.72, 13.34, 13.24, 11.86, 13.79],
    [20.34, 21.99, 21.78, 16.58, 23.46],
    [28.95, 31.15, 33.51, 22.29, 35.42],
    [48.01, 29.39, 55.86, 17.58, 52.1],
    [98.34, 43.32, 67.22, 17.39, 96],
    [153.1, 120.4, 69.53, 23.58, 80.33],
  ];
  assert.equal(runEffect(sweep)?.correlation.toFixed(2), '0.84');
});

test('results of unlike spread seldom seem to rise and fall together, with few runs too', () => {
  const random = seededRandom(6);
  let wrong = 0;
  for (let at = 0; at < 2000; at++) {
    const sweep = [0.02, 0.5].map((sd) => Array.from({ length: 3 }, () => Math.exp(sd * normal(random))));
    if (Number(runEffect(sweep)?.p) < 0.05) wrong++;
  }
  assert.ok(wrong > 60 && wrong < 140, `${wrong} of 2000`);
});

test('nothing is said of too few runs, of one result, or where nothing varies', () => {
  assert.equal(runEffect([[1, 2, 3]]), null);
  assert.equal(runEffect([[1, 2], [2, 3]]), null);
  assert.equal(runEffect([[1, 1, 1], [2, 2, 2]]), null);
}); // prettier-ignore
