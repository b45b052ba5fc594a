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
    {
      head: 'Other setup: Virtual disk, page cache.',
      text: 'Tested in another setup, “buffered”: Virtual disk, page cache. The methodology says: the page cache is what is tested.',
    },
  ]);
});

test('why results that are not alike stand together is said in the author’s words, and its head says what is not alike', () => {
  const origin = (/** @type {string} */ testbed, /** @type {string} */ methodology) => ({
    summary: { product: testbed, variant: null, test: 'read', methodology, testbed, kind: 'measured' },
  });
  const reason = 'One machine broke; where both were used, results agree within 2 %.';
  const { cautions, problems } = checkComparable({
    rows: /** @type {any} */ ([origin('old', 'v1'), origin('new', 'v2')]),
    series: [],
    mix: reason,
    results: /** @type {any} */ ({ project: { methodologies: new Map(), products: new Map() } }),
  });
  assert.deepEqual(problems, []);
  assert.deepEqual(cautions, [{ head: 'Different methodologies and testbeds.', text: reason }]);
});

test('of runs that are added until an interval is narrow, the head says how many there may be', () => {
  const origin = { product: 'disk', variant: null, test: 'read', methodology: 'v1', testbed: 'bench' };
  const methodologies = new Map([['v1', { value: { tests: { read: { runs: 5, until: '3 %' } } } }]]);
  const { cautions } = checkComparable({
    rows: /** @type {any} */ ([{ summary: origin }, { summary: origin }]),
    series: [],
    results: /** @type {any} */ ({ project: { methodologies, products: new Map() } }),
  });
  assert.deepEqual(cautions, [
    {
      head: '5 to 20 runs, until the mean was certain enough.',
      text: '5 runs, and more until the 95\u2009% interval was within 3 % of the mean, at most 20.',
    },
  ]);
});
