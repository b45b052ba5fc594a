import assert from 'node:assert/strict';
import { test } from 'node:test';
import { formatNumber } from '../../scripts/model/quantity.js';
import { clearlyMost } from '../../scripts/results/compare/clearlyMost.js';
import { summarize } from '../../scripts/statistics/summarize.js';
import { runsOf } from '../statistics/runsOf.js';

test('the most for the money is named where the runs are clearly apart per unit of it', () => {
  const most = (/** @type {[number, number[]][]} */ ...all) => {
    const priced = all.map(([amount, values]) => {
      const runs = runsOf(values);
      const summary = /** @type {any} */ ({ metric: 'bandwidth', runs, ...summarize(runs, 'bandwidth') });
      return { price: { amount }, text: formatNumber(summary.mean / amount, 3), summary };
    });
    return priced.findIndex((each) => each === clearlyMost(priced, all.length));
  };
  const usual = [100, 101, 99];
  assert.equal(most([10, usual], [10, [200, 202, 198]]), 1);
  assert.equal(most([10, usual], [10, [100.2, 101.1, 99.3]]), -1, 'no clear difference');
  assert.equal(most([10, usual], [10, [200]]), -1, 'a single run decides nothing');
  assert.equal(most([10, usual], [10, usual]), -1, 'the same');
  assert.equal(most([10, usual], [20, [200.2, 202.1, 198.3]]), -1, 'twice the rate for twice the price');
  assert.equal(most([10, usual], [5, usual]), 1, 'the same rate for half the price');
  assert.equal(most([10, [200, 200, 200]], [9.999, [200, 200, 200]]), -1, 'the same in the digits shown');
  assert.equal(
    most([10, [200, 202, 198]], [10, [200.2, 202.1, 198.3]], [10, usual]),
    -1,
    'ahead of one only',
  );
});
