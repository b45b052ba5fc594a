import assert from 'node:assert/strict';
import { test } from 'node:test';
import { shadeEntries, shadeOf } from '../../scripts/charts/kinds/scoreTable/shades.js';

test('a cell that says 95 % has the shade that the key gives to 95 %', () => {
  const [most, next] = shadeEntries.map(({ shade }) => shade);
  assert.equal(shadeOf({ share: 0.9498, best: false }), most);
  assert.equal(shadeOf({ share: 0.944, best: false }), next);
  assert.equal(shadeOf({ share: null, best: true }), most);
});
