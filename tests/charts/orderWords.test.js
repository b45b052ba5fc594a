import assert from 'node:assert/strict';
import { test } from 'node:test';
import { orderWords } from '../../scripts/charts/words/orderWords.js';
import { chartCase } from './fixtures.js';

/** The chart of seven products, some of them with fewer runs. @param {number[]} runs of each product */
function dataWith(runs) {
  const { data } = chartCase('bar', 'seven-products');
  const rows = data.rows.slice(0, runs.length);
  for (const [at, { summary }] of rows.entries()) summary.runs = summary.runs.slice(0, runs[at]);
  return { ...data, rows };
}

test('draws name every product, also those that have too few runs for them', () => {
  const all = orderWords(dataWith([5, 5, 5]));
  assert.equal(all?.pairs.length, 2);
  assert.doesNotMatch(String(all?.note), /Left out/);
  // what was done, not what the reader is to do
  assert.match(String(all?.lead), /^The runs of each product were drawn again/);
  const data = dataWith([5, 2, 5]);
  const some = orderWords(data);
  assert.equal(some?.pairs.length, 1);
  const name = data.products.find(({ id }) => id === data.rows[1].product)?.name;
  assert.match(String(some?.note), new RegExp(`^Left out, with fewer than 3.runs: ${name}\\. So few`));
  assert.equal(orderWords(dataWith([5, 2, 2])), null);
});
