import assert from 'node:assert/strict';
import { test } from 'node:test';
import { atLimits } from '../../scripts/results/selection/readReferences.js';

test('products that reach one limit of the testbed stand in one caution', () => {
  const rowOf = (/** @type {string} */ product, /** @type {number} */ mean) => ({
    product,
    label: '',
    summary: { metric: 'bandwidth', testbed: 'bench', mean },
  });
  const ids = ['a', 'b', 'c'];
  const { rows, cautions } = atLimits(
    /** @type {any} */ ([rowOf('a', 990e6), rowOf('b', 999e6), rowOf('c', 500e6)]),
    {
      project: /** @type {any} */ ({
        testbeds: new Map([['bench', { value: { limits: { bandwidth: '1000 MB/s' } } }]]),
      }),
      products: /** @type {any} */ (new Map(ids.map((id) => [id, { name: `Drive ${id}` }]))),
    },
  );
  assert.deepEqual(
    rows.map(({ limit }) => limit),
    ['testbed', 'testbed', undefined],
  );
  assert.deepEqual(cautions, [
    {
      head: 'Drive a and Drive b reach the testbed’s limit.',
      text: 'Drive a and Drive b reach the testbed’s limit of 1000\u2009MB/s: they may be capable of more.',
    },
  ]);
});
