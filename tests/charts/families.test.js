import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chartKind } from '../../scripts/charts/index.js';
import { chartCase, chartCases, withTwins } from './fixtures.js';

/** @param {any} data @returns {any[]} */
const layersOf = (data) => /** @type {any} */ (chartKind('scaling').spec({ ...data, layout: 'wide' })).layer;

/** @param {any[]} layers @param {RegExp} name */
const textsOf = (layers, name) =>
  layers
    .filter((each) => name.test(each.name))
    .flatMap((each) => each.data.values.map((/** @type {any} */ { text }) => text));

test('the key says what the dotted line is, where there is one', () => {
  for (const { kind, data } of chartCases()) {
    if (kind !== 'scaling') continue;
    const layers = layersOf(data);
    assert.deepEqual(
      textsOf(layers, /^key-remark/),
      layers.some(({ name }) => name === 'linear') ? ['dotted: in proportion to the capacity'] : [],
    );
  }
});

test('a line that lies on that of another family is dashed, so that both show, and each change says whose it is', () => {
  const { data } = chartCase('scaling', 'one-family');
  const both = withTwins(data, { family: 'twin' });
  const dashes = (/** @type {any} */ of) =>
    layersOf(of)
      .filter(({ name }) => /^curve-/.test(name))
      .map(({ mark }) => mark.strokeDash ?? null);
  assert.deepEqual(dashes(data), [null]);
  assert.deepEqual(dashes(both), [null, [7, 7]]);
  for (const text of textsOf(layersOf(data), /^change/)) assert.match(text, /^[+\u2212]\d/);
  const named = textsOf(layersOf(both), /^change/);
  assert.ok(named.some((text) => /^WD SN520 \+\d/.test(text)) && named.every((text) => /^\p{L}/u.test(text)));
});

test('where two lines lie on one another, the change of a third says whose it is too', () => {
  const { data } = chartCase('scaling', 'three-families');
  const covered = withTwins(data, { family: 'twin' });
  const families = new Set(data.products.map(({ family }) => family));
  assert.equal(families.size, 3);
  for (const text of textsOf(layersOf(covered), /^change/)) assert.match(text, /^\p{L}/u);
});
