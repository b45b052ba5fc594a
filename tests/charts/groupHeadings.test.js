import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chartKind } from '../../scripts/charts/index.js';
import { ink } from '../../scripts/charts/frame.js';
import { chartCase } from './fixtures.js';

/** The style of each label. @param {string} name @param {'wide' | 'narrow'} layout */
function labelsOf(name, layout) {
  const { data } = chartCase('grouped-bar', name);
  const { layer } = /** @type {any} */ (chartKind('grouped-bar').spec({ ...data, layout }));
  return layer
    .filter((/** @type {any} */ each) => /^label/.test(each.name))
    .flatMap((/** @type {any} */ { data: { values }, mark }) =>
      values.map((/** @type {any} */ { text }) => ({ text, colour: mark.color, weight: mark.fontWeight })),
    );
}

test('over names of bars the heading of a group does not look like the name of the subject', () => {
  const labels = labelsOf('workloads', 'narrow');
  const find = (/** @type {string} */ text) => labels.find((/** @type {any} */ each) => each.text === text);
  assert.deepEqual([find('random read')?.colour, find('random read')?.weight], [ink.muted, 600]);
  assert.deepEqual([find('Virtual disk')?.colour, find('Virtual disk')?.weight], [ink.text, 600]);
});

test('a product with several rows is named once, above them', () => {
  const { data } = chartCase('bar', 'read-and-write');
  for (const layout of /** @type {const} */ (['wide', 'narrow'])) {
    const texts = /** @type {any} */ (chartKind('bar').spec({ ...data, layout })).layer
      .filter((/** @type {any} */ { mark }) => mark.type === 'text')
      .flatMap((/** @type {any} */ { data: { values } }) => values);
    for (const { name } of data.products) {
      const at = texts.filter((/** @type {any} */ { text }) => text === name);
      assert.equal(at.length, 1, `${name}, ${layout}`);
    }
    assert.equal(data.rows.length, 2 * data.products.length);
  }
});
