import assert from 'node:assert/strict';
import { test } from 'node:test';
import { notToldApart } from '../../scripts/results/compareNumbers.js';
import { percentChange, summarize } from '../../scripts/statistics/index.js';

/** A number of one run. @param {number} value @returns {any} */
function single(value) {
  const runs = [{ run: 1, value, source: 'a', excluded: null }];
  return { metric: 'bandwidth', over: { runs, ...summarize(runs, 'bandwidth') } };
}

test('single runs that are the same share their place, others do not', () => {
  const [one, same, less] = [single(1700), single(1700), single(1699)];
  assert.deepEqual(notToldApart(one, [one, same, less], /** @type {any} */ ({ percentChange })), [same]);
});
