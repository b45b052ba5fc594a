import assert from 'node:assert/strict';
import { test } from 'node:test';
import { indexedLookup } from '../../scripts/results/selection/indexedLookup.js';

test('a lookup finds what a filter finds, in the order of the list', () => {
  const list = ['a x', 'b x', 'a y', 'a x', 'b y'].map((each, at) => {
    const [product, name] = each.split(' ');
    return { product, test: name, at };
  });
  for (const wanted of [{ product: 'a', test: 'x' }, { product: 'b' }, { test: 'y' }, { product: 'c' }]) {
    const fits = (/** @type {typeof list[number]} */ each) =>
      Object.entries(wanted).every(([key, value]) => Reflect.get(each, key) === value);
    assert.deepEqual(indexedLookup(list, wanted), list.filter(fits), JSON.stringify(wanted));
    assert.deepEqual(
      indexedLookup(list, wanted),
      list.filter(fits),
      `${JSON.stringify(wanted)}, asked again`,
    );
  }
});

test('what is absent is a value of its own, and no text', () => {
  const list = [{ operation: null }, { operation: 'null' }, { operation: '' }];
  assert.deepEqual(indexedLookup(list, { operation: 'null' }), [{ operation: 'null' }]);
  assert.deepEqual(indexedLookup(list, { operation: null }), [{ operation: null }]);
});
