import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tiedFact } from '../../scripts/model/tiedFact.js';

test('sizes of M.2, rates and millimetres are not parted, other words are', () => {
  assert.equal(tiedFact('SATA 3, 6 Gb/s'), 'SATA 3, 6\u00a0Gb/s');
  assert.equal(
    tiedFact('2.5″ 7 mm SATA, M.2 2260, M.2 2280'),
    '2.5″ 7\u00a0mm SATA, M.2\u00a02260, M.2\u00a02280',
  );
  assert.equal(tiedFact('M.2 card, 8 mmap'), 'M.2 card, 8 mmap');
});
