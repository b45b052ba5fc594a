import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chartKind } from '../../scripts/charts/index.js';
import { chartCase } from './fixtures.js';

test('on a phone the zero line of bars crosses none of the names over them', () => {
  const { data } = chartCase('bar', 'fifteen-products');
  const { layer } = /** @type {any} */ (chartKind('bar').spec({ ...data, layout: 'narrow' }));
  const named = (/** @type {string} */ name) => layer.find((/** @type {any} */ each) => each.name === name);
  const lines = named('zero').data.values;
  const names = layer
    .filter((/** @type {any} */ each) => each.name.startsWith('label'))
    .flatMap((/** @type {any} */ each) => each.data.values);
  assert.ok(lines.length >= 15 && names.length >= 15);
  for (const { y } of names)
    assert.ok(
      lines.every((/** @type {any} */ { top, bottom }) => y + 5 < top || y - 5 > bottom),
      `${y}`,
    );
});
