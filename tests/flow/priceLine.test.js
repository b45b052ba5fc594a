import assert from 'node:assert/strict';
import { test } from 'node:test';
import { priceLine } from '../../scripts/flow/records/priceLine.js';

/* Prices of a product over time. */

test('points stand by their day and their amount, from zero, in one currency', () => {
  const line = priceLine([
    { amount: 50, currency: 'EUR', date: '2026-01-11' },
    { amount: 100, currency: 'EUR', date: '2026-01-01' },
    { amount: 75, currency: 'EUR', date: new Date('2026-01-06') },
    { amount: 1, currency: 'USD', date: '2026-01-03' },
  ]);
  assert.deepEqual(
    line?.points.map(({ x, y, date }) => [x, y, date]),
    [
      [2, 14, '2026-01-01'],
      [50, 38, '2026-01-06'],
      [98, 62, '2026-01-11'],
    ],
  );
  assert.deepEqual([line?.low, line?.high], ['EUR\u200950.00', 'EUR\u2009100.00']);
  assert.equal(line?.lines.length, 2);
});

test('one day is no line', () => {
  assert.equal(priceLine([]), null);
  assert.equal(priceLine([{ amount: 5, currency: 'EUR', date: '2026-01-01' }]), null);
});
