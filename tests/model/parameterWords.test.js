import assert from 'node:assert/strict';
import { test } from 'node:test';
import { unitShown } from '../../scripts/model/metric.js';
import { parameterWords } from '../../scripts/model/parameters.js';
import { formatQuantity } from '../../scripts/model/quantity.js';

test('one of a thing is not several', () => {
  assert.deepEqual([parameterWords('jobs', 1), parameterWords('jobs', 8)], ['1 job', '8 jobs']);
  assert.deepEqual([parameterWords('threads', 1), parameterWords('threads', 2)], ['1 thread', '2 threads']);
});

test('sixty of anything a second are IOPS of I/O operations alone', () => {
  assert.equal(formatQuantity(60, unitShown({ metric: 'iops', unit: '1/s' })), '60.0\u2009IOPS');
  assert.equal(formatQuantity(60, unitShown({ metric: 'result', unit: '1/s' })), '60.0\u2009/s');
});
