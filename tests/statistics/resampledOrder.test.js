import assert from 'node:assert/strict';
import { test } from 'node:test';
import { resampledOrder } from '../../scripts/statistics/resampledOrder.js';

test('runs that lie apart never change places, equal ones do in about half of the draws', () => {
  assert.deepEqual(resampledOrder([[9, 10, 11], [1, 2, 3]]), { first: 1, swaps: [0] }); // prettier-ignore
  const { swaps } = resampledOrder([[1, 2, 3, 4.01], [1, 2, 3, 4]]); // prettier-ignore
  assert.ok(swaps[0] > 0.4 && swaps[0] < 0.52, String(swaps[0]));
});

test('lower values may be the better ones, and the draws are the same every time', () => {
  const times = [
    [1, 2, 3],
    [2, 3, 4],
    [9, 9.5, 10],
  ];
  const once = resampledOrder(times);
  assert.deepEqual(resampledOrder(times), once);
  assert.equal(once.swaps[1], 0);
  // of 27 x 27 equally likely pairs of draws, 28 have the larger mean in the first group
  assert.ok(Math.abs(once.swaps[0] - 28 / 729) < 0.02, String(once.swaps[0]));
});
