import assert from 'node:assert/strict';
import { test } from 'node:test';
import { resultStrip } from '../../scripts/flow/records/resultStrip.js';

/** @param {number} count of results, one a product, each faster than the one before */
function strip(count) {
  const measured = Array.from({ length: count }, (_, at) => {
    const value = 1e8 * (at + 1);
    const runs = [1, 2, 3].map((run) => ({ run, value, excluded: null, source: '' }));
    const place = { product: `p${at}`, metric: 'bandwidth', unit: 'B/s', kind: 'measured', variant: null };
    return { ...place, mean: value, runs, n: 3, min: value, max: value };
  });
  const ranking = /** @type {any} */ ({ measured, apart: [] });
  const made = resultStrip(ranking.measured[0], { ranking, products: new Map(), kind: 'range' });
  assert.ok(made);
  return made;
}

test('each of few results is a dot that says whose it is', () => {
  const { others, ticks, own } = strip(4);
  assert.deepEqual(
    others.map(({ title }) => title),
    ['p1: 200\u2009MB/s', 'p2: 300\u2009MB/s', 'p3: 400\u2009MB/s'],
  );
  assert.equal(ticks, '');
  assert.deepEqual([own.at, own.title], [26.5, 'p0: 100\u2009MB/s']);
});

test('of results too many to point at, one path shows where they lie', () => {
  const { others, ticks, own } = strip(200);
  assert.deepEqual(others, []);
  assert.match(ticks, /^(?:M\d+(?:\.5)? 4v12)+$/);
  assert.ok(ticks.endsWith('M97 4v12'), 'the best is at the right end');
  assert.ok(ticks.length < 2000, 'places that look the same are drawn twice');
  assert.equal(own.title, 'p0: 100\u2009MB/s');
});
