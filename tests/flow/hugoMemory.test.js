import assert from 'node:assert/strict';
import test from 'node:test';
import { hugoMemory } from '../../scripts/flow/hugoMemory.js';

test('hugoMemory(reviews) grows with a large site alone', () => {
  const usual = { GOMEMLIMIT: '700MiB', HUGO_MEMORYLIMIT: '0.50', GOGC: '400' };
  assert.deepEqual(hugoMemory(10, {}), usual);
  assert.deepEqual(hugoMemory(1000, {}), usual);
  assert.deepEqual(hugoMemory(5000, {}), { ...usual, GOMEMLIMIT: '3500MiB', HUGO_MEMORYLIMIT: '2.50' });
});

test('hugoMemory(reviews, env) leaves alone what an author has set', () => {
  assert.deepEqual(hugoMemory(30, { GOMEMLIMIT: '2GiB' }), { HUGO_MEMORYLIMIT: '0.50', GOGC: '400' });
  assert.deepEqual(hugoMemory(30, { GOMEMLIMIT: '2GiB', HUGO_MEMORYLIMIT: '1', GOGC: '100' }), {});
});
