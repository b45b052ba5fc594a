import assert from 'node:assert/strict';
import { test } from 'node:test';
import { commonCurrency, newestPrice, priceText } from '../../scripts/model/price.js';

const prices = [
  { amount: 50, currency: 'EUR', date: '2026-01-11', where: 'a shop' },
  { amount: 40, currency: 'USD', date: '2026-02-01' },
  { amount: 60, currency: 'EUR', date: '2026-01-01' },
];

test('the newest price, of any currency or of one', () => {
  assert.deepEqual(newestPrice(prices), { amount: 40, currency: 'USD', date: '2026-02-01', where: null });
  assert.equal(newestPrice(prices, 'EUR')?.where, 'a shop');
  assert.equal(newestPrice(prices, 'GBP'), null);
  assert.equal(newestPrice(), null);
});

test('the currency of most prices; of as many, the first', () => {
  assert.equal(commonCurrency([...prices].reverse()), 'EUR');
  assert.equal(commonCurrency(prices.slice(0, 2)), 'EUR');
  assert.equal(commonCurrency([]), null);
});

test('an amount has its currency before it, and cents', () => {
  assert.equal(priceText({ amount: 23.5, currency: 'USD' }), 'USD\u200923.50');
});
