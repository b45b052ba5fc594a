import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deserialize, serialize } from 'node:v8';
import { contentKey } from '../../scripts/flow/incremental/contentKey.js';

test('equal data have one key, however they came to be', () => {
  const wide = { text: 'µs', number: 0.5 + 0.5, list: [1, 2.5, null], times: Float64Array.of(0, 1.5) };
  const twin = deserialize(serialize(wide));
  const part = new Float64Array(Float64Array.of(9, 0, 1.5).buffer, 8);
  assert.equal(contentKey(twin), contentKey(wide));
  assert.equal(contentKey({ ...wide, number: 1, times: part }), contentKey(wide));
});

test('other data have another key', () => {
  const different = [
    ...[1, '1', null, true, 0, -0, NaN, Infinity, 'NaN', [], {}, { a: undefined, b: 1 }, { a: null, b: 1 }],
    ...[Float64Array.of(1), Float32Array.of(1), [1], Uint8Array.of(1)],
  ];
  const keys = different.map((each) => contentKey({ each }));
  assert.equal(new Set(keys).size, different.length);
});

test('what is no plain data has no key, whatever a library adds to it', async () => {
  await import('vega-lite');
  assert.ok('toJSON' in Set.prototype);
  for (const each of [new Map(), new Set(), 1n, () => 1])
    assert.throws(() => contentKey({ each }), /no plain data/);
});
