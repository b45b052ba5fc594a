import assert from 'node:assert/strict';
import { test } from 'node:test';
import { decimalMark, decimalNumber } from '../../scripts/parsers/shared/decimalNumber.js';

test('decimalNumber reads groups of three and either mark, and nothing else', () => {
  assert.equal(decimalNumber('1,234.5'), 1234.5);
  assert.equal(decimalNumber('1.234,5', ','), 1234.5);
  assert.equal(decimalNumber("12'345'678"), 12345678);
  assert.equal(decimalNumber('1\u202f234,5', ','), 1234.5);
  for (const text of ['', '1,23.4', '1.2.3', '1,2345', 'NaN', '0x10', '1e3', '--1']) {
    assert.equal(decimalNumber(text), null, text);
  }
});

test('decimalNumber scales without a rounding of its own', () => {
  assert.equal(decimalNumber('531.458', '.', 6), 531458000);
  assert.equal(decimalNumber('0,090', ',', -3), 0.00009);
});

test('decimalMark settles what the numbers of one file have in common', () => {
  assert.equal(decimalMark(['1.234', '12.5']), '.');
  assert.equal(decimalMark(['1.234', '1.234,5']), ',');
  assert.equal(decimalMark(['1.234.567']), ',');
  assert.equal(decimalMark(['1.234', '17']), null);
  assert.throws(() => decimalMark(['1,5', '1.5']), /mixed: 1\.5$/);
});
