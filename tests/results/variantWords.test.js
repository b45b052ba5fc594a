import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkComparable } from '../../scripts/results/selection/comparable.js';

test('a caution of a variant names the products that were tested in it', () => {
  const origin = (/** @type {string} */ product, /** @type {string | null} */ variant) => ({
    summary: { product, variant, test: 'read', methodology: 'v1', testbed: 'bench', kind: 'measured' },
  });
  const tests = { read: { variants: { buffered: 'the page cache is what is tested' } } };
  const project = {
    methodologies: new Map([['v1', { value: { tests } }]]),
    products: new Map([['cache', { value: { name: 'Virtual disk, page cache' } }]]),
  };
  const { cautions, problems } = checkComparable({
    rows: /** @type {any} */ ([origin('disk', null), origin('cache', 'buffered')]),
    series: [],
    results: /** @type {any} */ ({ project }),
  });
  assert.deepEqual(problems, []);
  assert.deepEqual(cautions, [
    'Virtual disk, page cache: tested in the variant “buffered”; the page cache is what is tested.',
  ]);
});
